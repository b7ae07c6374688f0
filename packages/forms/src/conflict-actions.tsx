import { VersionConflict } from '@placard/domain'
import { Button } from '@placard/ui'
import { flushSync } from 'react-dom'

export interface ConflictActionsProps<Current> {
  /** What came of the attempt to save. */
  failure: unknown
  /** Takes what somebody else has saved meanwhile; what was typed here is given up. */
  onTakeCurrent: ((current: Current) => void) | undefined
  /** Takes the version that is saved now, so that the next attempt replaces it; the form is sent again at once. */
  onKeepMine: ((current: Current) => void) | undefined
}

/** The two ways out when somebody else has saved meanwhile: theirs or mine. Nothing else has any. */
export function ConflictActions<Current>({ failure, onTakeCurrent, onKeepMine }: ConflictActionsProps<Current>) {
  if (!(failure instanceof VersionConflict)) return null
  const current = failure.current as Current
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {onTakeCurrent && (
        <Button size="sm" onClick={() => onTakeCurrent(current)}>
          Load what they saved
        </Button>
      )}
      {onKeepMine && (
        // The form is sent right after, and has to know the new version by then.
        <Button size="sm" type="submit" onClick={() => flushSync(() => onKeepMine(current))}>
          Save mine over it
        </Button>
      )}
    </div>
  )
}
