import { classNames } from '@placard/ui'
import type { ComponentProps, ReactNode } from 'react'

/** State of a form. */
export type SubmitState = 'clean' | 'dirty' | 'submitting' | 'failed' | 'saved'

/** Position of a form's buttons. */
export type SubmitBarPlace = 'inline' | 'sticky' | 'dialog'

const PLACES: Record<SubmitBarPlace, string> = {
  inline: '',
  sticky: 'sticky bottom-0 z-10 mt-auto border-line-subtle border-t bg-canvas py-3',
  // Same dimensions as DialogFooter; covers the padding of the dialog's body.
  dialog:
    'sticky -bottom-6 z-10 -mx-6 mt-2 -mb-6 flex-row-reverse justify-between rounded-b-dialog border-line-subtle border-t bg-raised px-6 py-4',
}

export interface SubmitButtonsProps extends ComponentProps<'div'> {
  /** State of the form. @default 'clean' */
  state?: SubmitState
  /**
   * Below the fields, sticky at the bottom of the scroll container, or as the footer of a dialog.
   * @default 'inline'
   */
  bar?: SubmitBarPlace
  /** Content beside the buttons; without it, they have full width. */
  words?: ReactNode
  /** Content at the end of the bar, such as a meter; above the buttons on small screens. */
  barContent?: ReactNode
}

/** Row of buttons without a save status. */
export function SubmitButtons({
  state = 'clean',
  bar = 'inline',
  words,
  barContent,
  className,
  children,
  ...props
}: SubmitButtonsProps) {
  return (
    <div
      data-slot="submit-bar"
      data-state={state}
      data-bottom-bar={bar === 'sticky' ? '' : undefined}
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
      {barContent && <div className="order-first w-full min-w-0 lg:order-none lg:ms-auto lg:w-auto">{barContent}</div>}
    </div>
  )
}
