import { VersionConflict } from '@placard/domain/api'
import { Button, useLabels } from '@placard/ui'
import { flushSync } from 'react-dom'
import { formLabels } from './form-labels.js'

export interface ConflictActionsProps<Current> {
  /** Error of the save. */
  failure: unknown
  /** Takes the saved version and discards the input. */
  onTakeCurrent: ((current: Current) => void) | undefined
  /** Takes the current version number and submits the form again, which replaces the saved version. */
  onKeepMine: ((current: Current) => void) | undefined
}

/**
 * Buttons to resolve a version conflict: take the saved version or keep the input. Renders nothing for other errors.
 */
export function ConflictActions<Current>({ failure, onTakeCurrent, onKeepMine }: ConflictActionsProps<Current>) {
  const labels = useLabels('form', formLabels)
  if (!(failure instanceof VersionConflict)) return null
  const current = failure.current as Current
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {onTakeCurrent && (
        <Button size="sm" onClick={() => onTakeCurrent(current)}>
          {labels.loadTheirVersion}
        </Button>
      )}
      {onKeepMine && (
        // The form is submitted next and needs the new version by then.
        <Button size="sm" type="submit" onClick={() => flushSync(() => onKeepMine(current))}>
          {labels.overwriteMyVersion}
        </Button>
      )}
    </div>
  )
}
