import { Slot } from '@radix-ui/react-slot'
import { type ComponentProps, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../button/button.js'
import { classNames } from '../class-names.js'
import { useAsyncAction } from '../hooks/hooks.js'
import { useLabels } from '../use-labels.js'

const inlineConfirmLabels = {
  /** Label of the cancel button. @default 'Keep' */
  cancel: 'Keep',
  /** Error message when `onAction` throws. @default () => 'Something went wrong. Please try again.' */
  error: (_error: unknown): ReactNode => 'Something went wrong. Please try again.',
}

/** Texts of an InlineConfirm. */
export type InlineConfirmLabels = typeof inlineConfirmLabels

export interface InlineConfirmProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** Trigger button, such as a small ghost Button "Delete". */
  trigger: ReactElement
  /** Consequence and question: "It will stop working immediately. Revoke link?" */
  question: ReactNode
  /** Text of the action button: "Delete schedule". */
  actionLabel: string
  /** Runs the action. The question stays while its promise is pending and closes when it resolves. */
  onAction: () => unknown
  /** Overrides of the texts. */
  labels?: Partial<InlineConfirmLabels>
}

/** Asks for confirmation in place of a row, without an overlay. */
export function InlineConfirm({
  trigger,
  question,
  actionLabel,
  onAction,
  labels: ownLabels,
  className,
  children,
  ...props
}: InlineConfirmProps) {
  const labels = useLabels('inlineConfirm', inlineConfirmLabels, ownLabels)
  const [asking, setAsking] = useState(false)
  const questionId = useId()
  const run = useAsyncAction(onAction, () => setAsking(false), labels.error)
  const asker = useReturn(asking)
  return (
    <div
      data-slot="inline-confirm"
      data-state={run.running ? 'running' : asking ? 'asking' : 'idle'}
      {...props}
      {...(asking && { role: 'group', 'aria-labelledby': questionId })}
      className={classNames('flex min-h-8 min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-2', className)}
    >
      {asking ? (
        <>
          <div id={questionId} className="min-w-0 flex-1 basis-56 text-pretty text-ink">
            {question}
            {run.error && (
              <p role="alert" className="text-danger-ink">
                {run.error}
              </p>
            )}
          </div>
          <div className="flex shrink-0 gap-2">
            <Button size="sm" variant="danger" loading={run.running} onClick={run.start}>
              {actionLabel}
            </Button>
            <Button size="sm" autoFocus aria-disabled={run.running || undefined} onClick={() => setAsking(false)}>
              {labels.cancel}
            </Button>
          </div>
        </>
      ) : (
        <>
          <div className="min-w-0 flex-1">{children}</div>
          <Slot ref={asker} onClick={() => setAsking(true)}>
            {trigger}
          </Slot>
        </>
      )}
    </div>
  )
}

/** Returns the focus to the trigger after the question closed, unless it is elsewhere. */
function useReturn(asking: boolean) {
  const asker = useRef<HTMLElement>(null)
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current && !asking && document.activeElement === document.body) asker.current?.focus()
    asked.current = asking
  }, [asking])
  return asker
}
