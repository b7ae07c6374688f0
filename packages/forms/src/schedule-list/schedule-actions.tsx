import { errorText } from '@placard/domain'
import { Button, InlineConfirm } from '@placard/ui'
import { Pause, Pencil, Play, Send, Trash2 } from 'lucide-react'
import { useOutcome } from './use-outcome.js'

export interface ScheduleActionsProps {
  /** Name of the schedule, for accessible names of the buttons. */
  name: string
  /** True if the schedule is paused. */
  paused: boolean
  /** Opens the edit form; without it, there is no button. */
  onEdit: (() => void) | undefined
  /** Pauses or resumes it; without it, there is no button. */
  onPause: ((paused: boolean) => Promise<void>) | undefined
  /** Sends a test email to the user; without it, there is no button. */
  onTest: (() => Promise<void>) | undefined
  /** Deletes it; errors thrown are shown next to the confirmation. */
  onDelete: () => Promise<void>
  /** True if the Edit button takes focus after its form was closed. @default false */
  autoFocus?: boolean
}

/** Action buttons of a schedule, with the outcome of the last action. */
export function ScheduleActions({
  name,
  paused,
  onEdit,
  onPause,
  onTest,
  onDelete,
  autoFocus = false,
}: ScheduleActionsProps) {
  const { running, run, outcome } = useOutcome<'pause' | 'test'>()
  const [pauseLabel, PauseIcon] = paused ? ['Resume', Play] : ['Pause', Pause]
  return (
    <div className="flex flex-col text-dense">
      <InlineConfirm
        question="No more reports will be sent. Delete this schedule?"
        actionLabel="Delete schedule"
        onAction={onDelete}
        labels={{ error: (failure) => errorText(failure, "It couldn't be deleted. Please try again.") }}
        trigger={
          <Button size="sm" variant="ghost" className="-me-2" aria-label={`Delete: ${name}`}>
            <Trash2 aria-hidden /> Delete
          </Button>
        }
      >
        <div className="-ms-2 flex flex-wrap">
          {onEdit && (
            <Button size="sm" variant="ghost" autoFocus={autoFocus} aria-label={`Edit: ${name}`} onClick={onEdit}>
              <Pencil aria-hidden /> Edit
            </Button>
          )}
          {onPause && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={`${pauseLabel}: ${name}`}
              loading={running === 'pause'}
              onClick={() => void run('pause', () => onPause(!paused))}
            >
              <PauseIcon aria-hidden /> {pauseLabel}
            </Button>
          )}
          {onTest && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Send test: ${name}`}
              loading={running === 'test'}
              onClick={() => void run('test', onTest, 'A test email is on its way to you only.')}
            >
              <Send aria-hidden /> Send test
            </Button>
          )}
        </div>
      </InlineConfirm>
      {outcome}
    </div>
  )
}
