import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useOwnRef } from '../assign-ref.js'
import { classNames } from '../class-names.js'

const REMOVE = '[data-slot="chip-remove"]:not(:disabled)'

export interface ChipGroupProps extends ComponentProps<'div'> {
  /** What the chips are, for assistive technology: "Filters". */
  label: string
  /** One action after the last chip: "Clear all". */
  action?: ReactNode
}

/** Chips in rows. When one is removed, focus goes to the one that takes its place, so that the next can be removed at once. */
export function ChipGroup({ label, action, className, children, ref, onClickCapture, ...props }: ChipGroupProps) {
  const [root, rootRef] = useOwnRef(ref)
  const removed = useRef<{ index: number; button: Element } | null>(null)

  const remember = (event: MouseEvent<HTMLDivElement>) => {
    onClickCapture?.(event)
    const button = event.target instanceof Element ? event.target.closest(REMOVE) : null
    if (button && root.current)
      removed.current = { index: [...root.current.querySelectorAll(REMOVE)].indexOf(button), button }
  }

  useEffect(() => {
    const was = removed.current
    if (!was || was.button.isConnected) return
    removed.current = null
    if (document.activeElement !== document.body) return
    const left = root.current?.querySelectorAll<HTMLElement>(REMOVE)
    const next = left?.[Math.min(was.index, left.length - 1)] ?? root.current
    next?.focus()
  })

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are things that were chosen
    <div
      data-slot="chip-group"
      role="group"
      aria-label={label}
      tabIndex={-1}
      {...props}
      ref={rootRef}
      onClickCapture={remember}
      className={classNames('flex min-w-0 flex-wrap items-center gap-2 rounded-badge', className)}
    >
      {children}
      {action}
    </div>
  )
}
