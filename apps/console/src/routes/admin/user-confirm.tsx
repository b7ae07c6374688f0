import { ROLE_NAMES, type Role } from '@placard/domain'
import { Button } from '@placard/ui'
import { type RefObject, useEffect, useId, useRef } from 'react'

export interface UserConfirmProps {
  /** The role that the administrator would have. */
  role: Role
  /** Whether it is being done. */
  running: boolean
  /** Does it. */
  onConfirm: () => unknown
  /** Leaves everything as it is. */
  onKeep: () => void
  /** What gets the focus when the question is gone. */
  opener: RefObject<HTMLElement | null>
}

/** Asks below a row before administrators take their own right away; Escape keeps everything as it is. */
export function UserConfirm({ role, running, onConfirm, onKeep, opener }: UserConfirmProps) {
  const words = useId()
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    keep.current?.focus()
    const element = opener.current
    return () => {
      // Only where nothing else has taken it: the button that had it is gone with the question.
      requestAnimationFrame(() => document.activeElement === document.body && element?.focus())
    }
  }, [opener])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      aria-labelledby={words}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || running) return
        event.stopPropagation()
        onKeep()
      }}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-sunken px-3 py-2"
    >
      <p id={words} className="min-w-0 max-w-[100ch] flex-1 basis-64 whitespace-normal text-pretty text-ink">
        As {ROLE_NAMES[role].toLowerCase()} you can no longer open this page. Only another administrator can undo it.
      </p>
      <div className="flex shrink-0 gap-2">
        <Button size="sm" variant="danger" loading={running} onClick={onConfirm}>
          Change my role
        </Button>
        <Button ref={keep} size="sm" aria-disabled={running || undefined} onClick={() => !running && onKeep()}>
          Keep
        </Button>
      </div>
    </div>
  )
}
