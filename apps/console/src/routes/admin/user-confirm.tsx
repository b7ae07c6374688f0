import { ROLE_NAMES } from '@placard/domain'
import { Button } from '@placard/ui'
import { type RefObject, useEffect, useId, useRef } from 'react'
import type { UserQuestion } from './use-user-change.js'

export interface UserConfirmProps {
  /** Whom it is about. */
  name: string
  /** Whether that is the one who is asked. */
  own: boolean
  /** What is asked. */
  question: UserQuestion
  /** Whether it is being done. */
  running: boolean
  /** Does it. */
  onConfirm: () => unknown
  /** Leaves everything as it is. */
  onKeep: () => void
  /** What gets the focus when the question is gone. */
  opener: RefObject<HTMLElement | null>
}

/** Asks below a row before somebody is locked out; nothing covers the page, Escape keeps everything as it is. */
export function UserConfirm({ name, own, question, running, onConfirm, onKeep, opener }: UserConfirmProps) {
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
        {questionText(name, own, question)}
      </p>
      <div className="flex shrink-0 gap-2">
        <Button size="sm" variant="danger" loading={running} onClick={onConfirm}>
          {question.kind === 'disable' ? 'Disable' : 'Change my role'}
        </Button>
        <Button ref={keep} size="sm" aria-disabled={running || undefined} onClick={() => !running && onKeep()}>
          Keep
        </Button>
      </div>
    </div>
  )
}

function questionText(name: string, own: boolean, question: UserQuestion): string {
  if (question.kind === 'demote')
    return `As ${ROLE_NAMES[question.role].toLowerCase()} you can no longer open this page. Only another administrator can undo it.`
  if (own)
    return 'This is your own account. Your sessions end, this one too, and only another administrator can let you in again. Disable it?'
  return `${name} can no longer sign in, and their sessions end at once. Their campaigns stay. Disable the account?`
}
