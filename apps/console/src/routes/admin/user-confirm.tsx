import { ROLE_NAMES, type Role } from '@placard/domain/internal/account'
import { useTranslate } from '@placard/forms'
import { Button, useLabels } from '@placard/ui'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { adminLabels } from '../../parts/account/admin-labels.js'

export interface UserConfirmProps {
  /** New role of the administrator. */
  role: Role
  /** True while the change is being saved. */
  running: boolean
  /** Called on confirmation. */
  onConfirm: () => unknown
  /** Called on cancel. */
  onKeep: () => void
  /** Element that gets focus when the confirmation closes. */
  opener: RefObject<HTMLElement | null>
}

/** Confirmation below a row before administrators remove their own role; Escape cancels. */
export function UserConfirm({ role, running, onConfirm, onKeep, opener }: UserConfirmProps) {
  const labels = useLabels('admin', adminLabels)
  const translate = useTranslate()
  const words = useId()
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    keep.current?.focus()
    const element = opener.current
    return () => {
      // Only if nothing else has focus: the button that had it is removed with the confirmation.
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
        {labels.ownRoleHint(translate(ROLE_NAMES[role]))}
      </p>
      <div className="flex shrink-0 gap-2">
        <Button size="sm" variant="danger" loading={running} onClick={onConfirm}>
          {labels.changeMyRole}
        </Button>
        <Button ref={keep} size="sm" aria-disabled={running || undefined} onClick={() => !running && onKeep()}>
          {labels.keep}
        </Button>
      </div>
    </div>
  )
}
