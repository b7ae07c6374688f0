import { errorText } from '@placard/domain/api'
import type { ScheduleEmail } from '@placard/domain/schedule'
import { Alert, Button, useLabels } from '@placard/ui'
import { Eye } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslate } from '../../use-translate.js'
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
  const [isAsked, setAsked] = useState(false)
  const latest = useRef<string>(undefined)
  const key = JSON.stringify(choices)
  const shown = last?.of === key ? last : undefined
  const load = async () => {
    setAsked(!choices)
    if (!choices || running === key) return
    latest.current = key
    setRunning(key)
    // An answer that arrives after that to a later request is of no use.
    const show = (shownNow: Shown) => {
      if (latest.current !== key) return
      setLast(shownNow)
      setRunning(undefined)
    }
    try {
      show({ of: key, email: await onPreview(choices) })
    } catch (failure) {
      show({ of: key, failure: translate(errorText(failure, labels.previewFailed)) })
    }
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <Button size="sm" loading={running !== undefined && running === key} onClick={() => void load()}>
        <Eye aria-hidden /> {labels.previewEmail}
      </Button>
      {isAsked && !choices && (
        <p role="alert" className="text-danger-ink text-dense">
          {labels.previewIncomplete}
        </p>
      )}
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
