import { errorText, type ScheduleEmail } from '@placard/domain'
import { Alert, Button, useLabels } from '@placard/ui'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useTranslate } from '../use-translate.js'
import { scheduleFormLabels } from './schedule-form-labels.js'

export interface EmailPreviewProps<Choices> {
  /** Valid choices of the form; undefined while they are not. */
  choices: Choices | undefined
  /** Returns the email that a schedule with these choices would send. */
  onPreview: (choices: Choices) => Promise<ScheduleEmail>
}

interface Shown {
  /** Choices that it is of, as text. */
  of: string
  email?: ScheduleEmail
  failure?: string
}

/** Links would replace the email by a page, so they have no address. */
const withoutLinks = (html: string) => html.replaceAll(' href="', ' data-href="')

/** Button that shows the email of a schedule. It disappears when the choices change. */
export function EmailPreview<Choices>({ choices, onPreview }: EmailPreviewProps<Choices>) {
  const labels = useLabels('scheduleForm', scheduleFormLabels)
  const translate = useTranslate()
  const [running, setRunning] = useState<string>()
  const [last, setLast] = useState<Shown>()
  const key = JSON.stringify(choices)
  const shown = last?.of === key ? last : undefined
  const load = async () => {
    if (!choices || running === key) return
    setRunning(key)
    try {
      setLast({ of: key, email: await onPreview(choices) })
    } catch (failure) {
      setLast({ of: key, failure: translate(errorText(failure, labels.previewFailed)) })
    } finally {
      setRunning(undefined)
    }
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <Button size="sm" aria-disabled={!choices || undefined} loading={running === key} onClick={() => void load()}>
        <Eye aria-hidden /> {labels.previewEmail}
      </Button>
      {shown?.failure && (
        <Alert tone="danger" title={labels.noPreview} live className="w-full">
          {shown.failure}
        </Alert>
      )}
      {shown?.email && (
        <section aria-label={labels.emailPreview} className="w-full text-dense">
          <p role="status" className="mb-1 font-medium text-ink wrap-anywhere">
            {shown.email.subject}
          </p>
          <p className="mb-2 text-ink-muted">{labels.previewHint}</p>
          <iframe
            title={labels.emailPreview}
            sandbox=""
            srcDoc={withoutLinks(shown.email.html)}
            className="h-96 w-full rounded-control border border-line bg-surface"
          />
        </section>
      )}
    </div>
  )
}
