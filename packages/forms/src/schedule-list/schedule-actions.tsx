import { errorText } from '@placard/domain'
import { Button, InlineConfirm } from '@placard/ui'
import { Pause, Pencil, Play, Send, Trash2 } from 'lucide-react'
import { useOutcome } from './use-outcome.js'

export interface ScheduleActionsProps {
  /** What the schedule is called, for readers who hear one button at a time. */
  name: string
  /** Whether it is paused. */
  paused: boolean
  /** Opens its form; without it there is no button. */
  onEdit: (() => void) | undefined
  /** Pauses or resumes it; without it there is no button. */
  onPause: ((paused: boolean) => Promise<void>) | undefined
  /** Sends a test of it to the reader; without it there is no button. */
  onTest: (() => Promise<void>) | undefined
  /** Ends it; what it throws is said beside the question. */
  onDelete: () => Promise<void>
  /** Gives the focus to Edit, where its form was left just now. @default false */
  autoFocus?: boolean
}

/** The buttons of one schedule, and what came of the last one that was pressed. */
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
              onClick={() => void run('test', onTest, 'A test is on its way to you. Nobody else gets it.')}
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
