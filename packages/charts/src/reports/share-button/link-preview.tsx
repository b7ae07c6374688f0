import { type LinkFields, linkSummary } from '@placard/domain/internal/share'
import type { LinkEdit, ShareLink } from '@placard/domain/share'
import { type FormProps, useFormValues, useReportTexts } from '@placard/forms'
import { useLabels } from '@placard/ui'
import { Eye } from 'lucide-react'
import { linkFormLabels } from './link-form-labels.js'
import type { LinkContext } from './shared-link.js'

interface LinkPreviewProps extends Required<Pick<LinkContext, 'campaign'>> {
  link: ShareLink
  schema: FormProps<LinkFields, LinkEdit>['schema']
  creatives: NonNullable<LinkContext['creatives']>
  zone: string
}

/** Says what the link of the form shows once it is saved. */
export function LinkPreview({ link, schema, campaign, creatives, zone }: LinkPreviewProps) {
  const labels = useLabels('linkForm', linkFormLabels)
  const texts = useReportTexts()
  const read = schema.safeParse(useFormValues<LinkFields>())
  const { password, ...changes } = read.data ?? {}
  const hasPassword = password === undefined ? link.hasPassword : password !== null
  const parts = linkSummary({ ...link, ...changes, hasPassword }, { campaign, creatives, zone, texts })
  return (
    <section
      aria-label={labels.preview}
      className="flex items-start gap-2 rounded-control bg-sunken px-3 py-3 text-dense text-ink"
    >
      <Eye aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1 text-pretty wrap-anywhere">
        <p className="font-medium">{labels.preview}</p>
        <p className="mt-1 text-ink-muted">{read.success ? parts.join(' · ') : labels.previewMissing}</p>
      </div>
    </section>
  )
}
