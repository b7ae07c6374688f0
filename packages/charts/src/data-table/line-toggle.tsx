import { classNames } from '@placard/ui'
import { ChevronRight } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'

interface LineToggleProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The name of the button, where its content does not say it. */
  label?: string
  children?: ReactNode
}

/** The button that opens a line: Right opens it, Left closes it, as in a tree. */
export function LineToggle({ open, onOpenChange, label, children }: LineToggleProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isBackwards = getComputedStyle(event.currentTarget).direction === 'rtl'
    const wanted = {
      [isBackwards ? 'ArrowLeft' : 'ArrowRight']: true,
      [isBackwards ? 'ArrowRight' : 'ArrowLeft']: false,
    }
    const next = wanted[event.key]
    if (next === undefined) return
    event.preventDefault()
    if (next !== open) onOpenChange(next)
  }
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-label={label}
      onClick={() => onOpenChange(!open)}
      onKeyDown={onKeyDown}
      className={classNames(
        '-ms-1.5 inline-flex min-h-6 min-w-6 max-w-full cursor-pointer items-center gap-1.5 rounded-bar px-1 -outline-offset-2 transition-colors duration-100 hover:bg-active',
        !children && 'shrink-0 justify-center',
      )}
    >
      <ChevronRight
        aria-hidden
        className={classNames(
          'size-4 shrink-0 text-ink-muted transition-transform duration-160 ease-out print:hidden',
          open ? 'rotate-90' : 'rtl:rotate-180',
        )}
      />
      {children}
    </button>
  )
}
