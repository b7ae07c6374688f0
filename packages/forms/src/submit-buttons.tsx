import { classNames } from '@placard/ui'
import type { ComponentProps, ReactNode } from 'react'

/** Where a form stands. */
export type SubmitState = 'clean' | 'dirty' | 'submitting' | 'failed' | 'saved'

export interface SubmitButtonsProps extends ComponentProps<'div'> {
  /** Where the form stands. @default 'clean' */
  state?: SubmitState
  /** Stays at the lower edge of what scrolls, as in long forms. @default false */
  sticky?: boolean
  /** What stands beside the buttons; without it they have the whole width. */
  words?: ReactNode
}

/** The row of buttons alone, for forms that have nothing to say about what is saved, such as that of the first screen. */
export function SubmitButtons({
  state = 'clean',
  sticky = false,
  words,
  className,
  children,
  ...props
}: SubmitButtonsProps) {
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
      <div className={classNames('flex min-w-0 flex-wrap items-center gap-2', !words && 'w-full')}>{children}</div>
      {words}
    </div>
  )
}
