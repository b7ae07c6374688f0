import { ApiError } from '@placard/domain/api'
import { createLinkFields, findLinkField, type LinkFields, linkFieldsSchema } from '@placard/domain/internal/share'
import type { LinkEdit } from '@placard/domain/share'
import { ConflictActions, Form, useReportTexts } from '@placard/forms'
import { Button, useLabels } from '@placard/ui'
import { useMemo, useState } from 'react'
import { AccessFields } from './link-access.js'
import { ContentFields, DateFields } from './link-content.js'
import { linkFormLabels } from './link-form-labels.js'
import { LookFields } from './link-look.js'
import { LinkPreview } from './link-preview.js'
import { completeLink, type LinkActions, type LinkContext, type SharedLink } from './shared-link.js'

interface LinkFormProps extends Omit<LinkContext, 'zone'>, Pick<LinkActions, 'onLogoAdd' | 'logoUrl'> {
  link: SharedLink
  /** Time zone in which the last day ends. */
  zone: string
  now: Date
  /** Changes the link that has this version, and returns it. */
  onSubmit: (changes: LinkEdit, version: number) => Promise<SharedLink>
  onSaved: (link: SharedLink) => void
  onLeave: () => void
  onDirtyChange: ((dirty: boolean) => void) | undefined
  bar: 'inline' | 'dialog'
}

/** Returns a failure whose problems have the names of the form's fields. */
function atFields(failure: unknown): unknown {
  if (!(failure instanceof ApiError) || failure.problems.length === 0) return failure
  const problems = failure.problems.map(({ path, message }) => ({ path: findLinkField(path), message }))
  return new ApiError(failure.message, { status: failure.status, problems })
}

/** Form of a share link: what it shows, how it looks and who can open it, with a preview in words. */
export function LinkForm({
  link,
  zone,
  now,
  campaign,
  creatives = [],
  onSubmit,
  onSaved,
  onLeave,
  onDirtyChange,
  onLogoAdd,
  logoUrl,
  bar,
}: LinkFormProps) {
  const labels = useLabels('linkForm', linkFormLabels)
  const texts = useReportTexts()
  const [base, setBase] = useState(() => completeLink(link))
  const [version, setVersion] = useState(base.version)
  const [taken, setTaken] = useState(0)
  const schema = useMemo(() => linkFieldsSchema({ link: base, zone, now, texts }), [base, zone, now, texts])
  return (
    <Form<LinkFields, LinkEdit>
      key={taken}
      aria-label={labels.form}
      schema={schema}
      defaultValues={createLinkFields(base, zone)}
      submitLabel={labels.save}
      failureTitle={labels.notSaved}
      fallback={labels.saveFailed}
      {...(onDirtyChange && { onDirtyChange })}
      bar={bar}
      secondary={<Button onClick={onLeave}>{labels.back}</Button>}
      onSubmit={async (changes) => {
        try {
          onSaved(await onSubmit(changes, version))
        } catch (failure) {
          throw atFields(failure)
        }
      }}
      failureAction={(failure) => (
        <ConflictActions<SharedLink>
          failure={failure}
          onKeepMine={(current) => setVersion(completeLink(current).version)}
          onTakeCurrent={(current) => {
            setBase(completeLink(current))
            setVersion(completeLink(current).version)
            setTaken((times) => times + 1)
          }}
        />
      )}
    >
      <ContentFields creatives={creatives} />
      <DateFields comparison={base.comparison} now={now} />
      <LookFields link={base} {...{ onLogoAdd, logoUrl }} />
      <AccessFields hasPassword={base.hasPassword} zone={zone} now={now} />
      <LinkPreview {...{ link: base, schema, campaign, creatives, zone }} />
    </Form>
  )
}
