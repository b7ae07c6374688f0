import { classNames } from '@placard/ui'
import type { ComponentProps, ReactNode } from 'react'

/** Where a form stands. */
export type SubmitState = 'clean' | 'dirty' | 'submitting' | 'failed' | 'saved'

/** Position of a form's buttons. */
export type SubmitBarPlace = 'inline' | 'sticky' | 'dialog'

const PLACES: Record<SubmitBarPlace, string> = {
  inline: '',
  sticky: 'sticky bottom-0 z-10 border-line-subtle border-t bg-surface py-3',
  // The measures of DialogFooter: it covers the padding of the dialog's body.
  dialog:
    'sticky -bottom-6 z-10 -mx-6 mt-2 -mb-6 flex-row-reverse justify-between rounded-b-dialog border-line-subtle border-t bg-raised px-6 py-4',
}

export interface SubmitButtonsProps extends ComponentProps<'div'> {
  /** Where the form stands. @default 'clean' */
  state?: SubmitState
  /** Below the fields, at the lower edge of what scrolls, or as the footer of the dialog that the form fills. @default 'inline' */
  bar?: SubmitBarPlace
  /** What stands beside the buttons; without it they have the whole width. */
  words?: ReactNode
}

/** The row of buttons alone, for forms that have nothing to say about what is saved, such as that of the first screen. */
export function SubmitButtons({
  state = 'clean',
  bar = 'inline',
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
      className={classNames('flex flex-wrap items-center gap-x-4 gap-y-2', PLACES[bar], className)}
    >
      <div
        className={classNames(
          'flex min-w-0 flex-wrap items-center gap-2',
          !words && 'w-full',
          bar === 'dialog' && 'justify-end',
        )}
      >
        {children}
      </div>
      {words}
    </div>
  )
}
