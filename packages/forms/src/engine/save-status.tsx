import { TimeText, useLabels } from '@placard/ui'
import { CircleCheck, CircleDot } from 'lucide-react'
import { formLabels } from './form-labels.js'
import type { SubmitState } from './submit-buttons.js'

export interface SaveStatusProps {
  /** State of the form. @default 'clean' */
  state?: SubmitState | undefined
  /** Time of the last save in ms since 1970. */
  savedAt?: number | undefined
  /** Text while there are unsaved changes. @default 'Unsaved changes' */
  dirtyLabel?: string | undefined
  /** Text before the time of the last save. @default 'Saved' */
  savedLabel?: string | undefined
}

/** Save status of a form. */
export function SaveStatus({ state = 'clean', savedAt, dirtyLabel, savedLabel }: SaveStatusProps) {
  const labels = useLabels('form', formLabels)
  const unsaved = state === 'dirty' || state === 'failed'
  return (
    <p role="status" className="flex min-h-5 items-center gap-1.5 text-dense text-ink-muted">
      {unsaved && (
        <>
          <CircleDot aria-hidden className="size-4 shrink-0 text-warning-ink" />
          {dirtyLabel ?? labels.unsavedChanges}
        </>
      )}
      {!unsaved && savedAt !== undefined && (
        <>
          <CircleCheck aria-hidden className="size-4 shrink-0 text-success-ink" />
          <span>
            {savedLabel ?? labels.saved} <TimeText value={savedAt} format="relative" />
          </span>
        </>
      )}
    </p>
  )
}
