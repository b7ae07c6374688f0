import type { ScheduledReport } from '@placard/domain/schedule'
import { Button, Status, TimeText, useLabels } from '@placard/ui'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslate } from '../../use-translate.js'
import { scheduleListLabels } from './schedule-list-labels.js'
import { useOutcome } from './use-outcome.js'

interface ScheduleRecipientsProps {
  /** Schedule whose recipients are listed. */
  schedule: ScheduledReport
  /** Resends the confirmation email of an address; without it, there is no button. */
  onAskAgain?: ((email: string) => Promise<void>) | undefined
  /** Includes a refused address in the next reports again; without it, there is no button. */
  onRetry?: ((email: string) => Promise<void>) | undefined
  /** Removes an address; without it, there is no button. The last address cannot be removed. */
  onRemove?: ((email: string) => Promise<void>) | undefined
}

/** Renders a schedule's recipients with their states. */
export function ScheduleRecipients({ schedule, onAskAgain, onRetry, onRemove }: ScheduleRecipientsProps) {
  const labels = useLabels('scheduleList', scheduleListLabels)
  const { recipients, waiting, unsubscribed, undelivered } = schedule
  const [isOpen, setIsOpen] = useState(false)
  const [only] = recipients
  const rows = recipients.map((email) => (
    <Recipient
      key={email}
      email={email}
      state={unsubscribed.includes(email) ? 'unsubscribed' : waiting.includes(email) ? 'waiting' : 'confirmed'}
      failure={undelivered.find((each) => each.email === email)}
      onAskAgain={onAskAgain}
      onRetry={onRetry}
      onRemove={recipients.length > 1 ? onRemove : undefined}
    />
  ))
  if (recipients.length === 1)
    return waiting.length + unsubscribed.length + undelivered.length > 0 ? (
      <ul>{rows}</ul>
    ) : (
      labels.toRecipient(only ?? '')
    )
  const Chevron = isOpen ? ChevronDown : ChevronRight
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="inline-flex cursor-pointer items-center gap-1 rounded-bar text-ink-muted hover:text-ink coarse:min-h-11"
        >
          {labels.toRecipients(recipients.length)} <Chevron aria-hidden className="size-3.5" />
        </button>
        {!isOpen && undelivered.length > 0 && (
          <Status tone="danger">{labels.countUndelivered(undelivered.length)}</Status>
        )}
        {!isOpen && waiting.length > 0 && <Status tone="warning">{labels.countWaiting(waiting.length)}</Status>}
        {!isOpen && unsubscribed.length > 0 && (
          <Status tone="neutral">{labels.countUnsubscribed(unsubscribed.length)}</Status>
        )}
      </div>
      {isOpen && <ul className="mt-1 flex flex-col">{rows}</ul>}
    </>
  )
}

type RecipientState = 'confirmed' | 'waiting' | 'unsubscribed'

interface RecipientProps extends Omit<ScheduleRecipientsProps, 'schedule'> {
  email: string
  state: RecipientState
  /** Last email, if it was given up. */
  failure: ScheduledReport['undelivered'][number] | undefined
}

function Recipient({ email, state, failure, onAskAgain, onRetry, onRemove }: RecipientProps) {
  const labels = useLabels('scheduleList', scheduleListLabels)
  const { running, run, outcome } = useOutcome<'ask' | 'retry' | 'remove'>()
  const canRetry = failure?.skipped && state === 'confirmed'
  return (
    <li className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-0.5 text-ink">
      <span className="min-w-0 wrap-anywhere">{email}</span>
      {failure && <Status tone="danger">{labels.notDelivered}</Status>}
      {state === 'waiting' && <Status tone="warning">{labels.waitingForConfirmation}</Status>}
      {state === 'unsubscribed' && <Status tone="neutral">{labels.unsubscribed}</Status>}
      <span className="ms-auto flex shrink-0">
        {state === 'waiting' && onAskAgain && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={labels.resendEmailTo(email)}
            loading={running === 'ask'}
            onClick={() => void run('ask', () => onAskAgain(email), labels.confirmationEmailSent)}
          >
            {labels.resendEmail}
          </Button>
        )}
        {canRetry && onRetry && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={labels.retryEmail(email)}
            loading={running === 'retry'}
            onClick={() => void run('retry', () => onRetry(email), labels.retried)}
          >
            {labels.tryAgain}
          </Button>
        )}
        {onRemove && (
          <Button
            size="sm"
            variant="ghost"
            className="-me-2"
            aria-label={labels.removeEmail(email)}
            loading={running === 'remove'}
            onClick={() => void run('remove', () => onRemove(email))}
          >
            {labels.remove}
          </Button>
        )}
      </span>
      {failure && <Failure failure={failure} state={state} />}
      {outcome}
    </li>
  )
}

/** Renders when and why an email was given up, and what follows from that. */
function Failure({
  failure: { at, problem, skipped },
  state,
}: Required<Pick<RecipientProps, 'state'>> & { failure: NonNullable<RecipientProps['failure']> }) {
  const labels = useLabels('scheduleList', scheduleListLabels)
  const translate = useTranslate()
  return (
    <p className="w-full pb-1 text-ink-muted">
      <TimeText value={at} format="date-time" />: <span className="text-danger-ink">{translate(problem)}</span>{' '}
      {state === 'confirmed' && (skipped ? labels.skippedHint : labels.nextReportHint)}
    </p>
  )
}
