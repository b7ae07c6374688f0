import type { ComponentProps } from 'react'
import { SaveStatus } from '../save-status.js'
import { SubmitButtons, type SubmitState } from '../submit-buttons.js'

export interface SubmitBarProps extends ComponentProps<'div'> {
  /** State of the form. @default 'clean' */
  state?: SubmitState
  /** Time of the last save in ms since 1970. */
  savedAt?: number | undefined
  /** Shows the save status. @default false */
  showState?: boolean
  /** True if the bar is sticky at the bottom of the scroll container. @default false */
  sticky?: boolean
  /** Text while there are unsaved changes. @default 'Unsaved changes' */
  dirtyLabel?: string
  /** Text before the time of the last save. @default 'Saved' */
  savedLabel?: string
}

/** Buttons of a form with an optional save status. */
export function SubmitBar({
  savedAt,
  showState = false,
  sticky = false,
  dirtyLabel,
  savedLabel,
  ...props
}: SubmitBarProps) {
  const { state } = props
  return (
    <SubmitButtons
      {...props}
      bar={sticky ? 'sticky' : 'inline'}
      words={showState && <SaveStatus {...{ state, savedAt, dirtyLabel, savedLabel }} />}
    />
  )
}
