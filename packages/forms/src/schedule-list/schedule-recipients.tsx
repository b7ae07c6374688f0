import type { ScheduledReport } from '@placard/domain'
import { Button, Status } from '@placard/ui'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useOutcome } from './use-outcome.js'

export interface ScheduleRecipientsProps {
  /** Schedule whose recipients are listed. */
  schedule: ScheduledReport
  /** Resends the confirmation email of an address; without it, there is no button. */
  onAskAgain?: ((email: string) => Promise<void>) | undefined
  /** Removes an address; without it, there is no button. The last address cannot be removed. */
  onRemove?: ((email: string) => Promise<void>) | undefined
}

/** List of a schedule's recipients with their states. */
export function ScheduleRecipients({ schedule, onAskAgain, onRemove }: ScheduleRecipientsProps) {
  const { recipients, waiting, unsubscribed } = schedule
  const [isOpen, setIsOpen] = useState(false)
  const [only] = recipients
  const rows = recipients.map((email) => (
    <Recipient
      key={email}
      email={email}
      state={unsubscribed.includes(email) ? 'unsubscribed' : waiting.includes(email) ? 'waiting' : 'confirmed'}
      onAskAgain={onAskAgain}
      onRemove={recipients.length > 1 ? onRemove : undefined}
    />
  ))
  if (recipients.length === 1) return waiting.length + unsubscribed.length > 0 ? <ul>{rows}</ul> : <>To {only}</>
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
          To {recipients.length} recipients <Chevron aria-hidden className="size-3.5" />
        </button>
        {!isOpen && waiting.length > 0 && <Status tone="warning">{waiting.length} waiting for confirmation</Status>}
        {!isOpen && unsubscribed.length > 0 && <Status tone="neutral">{unsubscribed.length} unsubscribed</Status>}
      </div>
      {isOpen && <ul className="mt-1 flex flex-col">{rows}</ul>}
    </>
  )
}

type RecipientState = 'confirmed' | 'waiting' | 'unsubscribed'

interface RecipientProps extends Omit<ScheduleRecipientsProps, 'schedule'> {
  email: string
  state: RecipientState
}

function Recipient({ email, state, onAskAgain, onRemove }: RecipientProps) {
  const { running, run, outcome } = useOutcome<'ask' | 'remove'>()
  return (
    <li className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-0.5 text-ink">
      <span className="min-w-0 wrap-anywhere">{email}</span>
      {state === 'waiting' && <Status tone="warning">Waiting for confirmation</Status>}
      {state === 'unsubscribed' && <Status tone="neutral">Unsubscribed</Status>}
      <span className="ms-auto flex shrink-0">
        {state === 'waiting' && onAskAgain && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Resend email to ${email}`}
            loading={running === 'ask'}
            onClick={() => void run('ask', () => onAskAgain(email), 'Confirmation email sent')}
          >
            Resend email
          </Button>
        )}
        {onRemove && (
          <Button
            size="sm"
            variant="ghost"
            className="-me-2"
            aria-label={`Remove ${email}`}
            loading={running === 'remove'}
            onClick={() => void run('remove', () => onRemove(email))}
          >
            Remove
          </Button>
        )}
      </span>
      {outcome}
    </li>
  )
}
