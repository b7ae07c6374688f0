import type { ComponentProps } from 'react'
import { SavedWords } from '../saved-words.js'
import { SubmitButtons, type SubmitState } from '../submit-buttons.js'

export interface SubmitBarProps extends ComponentProps<'div'> {
  /** Where the form stands. @default 'clean' */
  state?: SubmitState
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
      words={showState && <SavedWords {...{ state, savedAt, dirtyLabel, savedLabel }} />}
    />
  )
}
