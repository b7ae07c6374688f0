import { classNames, TimeText } from '@placard/ui'
import { CircleCheck, CircleDot } from 'lucide-react'
import type { ComponentProps } from 'react'

export interface SubmitBarProps extends ComponentProps<'div'> {
  /** Where the form stands. @default 'clean' */
  state?: 'clean' | 'dirty' | 'submitting' | 'failed' | 'saved'
  /** When it was saved last, in ms since 1970. */
  savedAt?: number | undefined
  /** Says in words what is saved and what is not. @default false */
  showState?: boolean
  /** Stays at the lower edge of what scrolls, as in long forms. @default false */
  sticky?: boolean
  /** What is said while there are changes. @default 'Unsaved changes' */
  dirtyLabel?: string
  /** What stands before the time of the last saving. @default 'Saved' */
  savedLabel?: string
}

/** The buttons that end a form and, for one that changes something, whether its changes are saved. */
export function SubmitBar({
  state = 'clean',
  savedAt,
  showState = false,
  sticky = false,
  dirtyLabel = 'Unsaved changes',
  savedLabel = 'Saved',
  className,
  children,
  ...props
}: SubmitBarProps) {
  const unsaved = state === 'dirty' || state === 'failed'
  return (
    <div
      data-slot="submit-bar"
      data-state={state}
      {...props}
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-2',
        sticky && 'sticky bottom-0 z-10 border-line-subtle border-t bg-surface py-3',
        className,
      )}
    >
      <div className={classNames('flex min-w-0 flex-wrap items-center gap-2', !showState && 'w-full')}>{children}</div>
      {showState && (
        <p role="status" className="flex min-h-5 items-center gap-1.5 text-dense text-ink-muted">
          {unsaved && (
            <>
              <CircleDot aria-hidden className="size-4 shrink-0 text-warning-ink" />
              {dirtyLabel}
            </>
          )}
          {!unsaved && savedAt !== undefined && (
            <>
              <CircleCheck aria-hidden className="size-4 shrink-0 text-success-ink" />
              <span>
                {savedLabel} <TimeText value={savedAt} format="relative" />
              </span>
            </>
          )}
        </p>
      )}
    </div>
  )
}
