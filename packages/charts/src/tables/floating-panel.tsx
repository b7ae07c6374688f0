import {
  Drawer,
  DrawerContent,
  DrawerTrigger,
  Popover,
  PopoverAnchor,
  PopoverContent,
  PopoverTrigger,
} from '@placard/ui'
import { type ReactElement, type ReactNode, useSyncExternalStore } from 'react'

const NARROW = '(max-width: 40rem)'

function subscribe(listener: () => void) {
  const query = window.matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Returns true if the viewport is so narrow that panels are drawers. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(NARROW).matches,
    () => false,
  )

export interface FloatingPanelProps {
  /** Accessible name of the panel; heading of the drawer. */
  label: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Button that opens the panel. */
  trigger?: ReactElement
  /** Anchor of the panel if something other than `trigger` opens it. */
  anchor?: ReactElement
  /** Restores focus if there is no trigger for it. */
  onReturnFocus?: () => void
  align?: 'start' | 'end'
  className?: string
  children: ReactNode
}

/**
 * Renders a popover at its button, or a drawer in a narrow viewport. Elements with `data-holds-escape` handle Escape
 * themselves.
 */
export function FloatingPanel(props: FloatingPanelProps) {
  const { label, open, onOpenChange, trigger, anchor, onReturnFocus, align, className, children } = props
  const giveBack = (event: Event) => {
    if (!onReturnFocus) return
    event.preventDefault()
    const { activeElement } = document
    // A click outside has closed the panel, and focus is already there.
    if (activeElement === null || activeElement === document.body) onReturnFocus()
  }
  const letEscape = (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest('[data-holds-escape]')) event.preventDefault()
  }
  if (useNarrow())
    return (
      <Drawer open={open} onOpenChange={onOpenChange}>
        {trigger ? <DrawerTrigger asChild>{trigger}</DrawerTrigger> : anchor}
        <DrawerContent side="bottom" title={label} onCloseAutoFocus={giveBack} onEscapeKeyDown={letEscape}>
          {children}
        </DrawerContent>
      </Drawer>
    )
  return (
    <Popover open={open} onOpenChange={onOpenChange}>
      {trigger ? <PopoverTrigger asChild>{trigger}</PopoverTrigger> : <PopoverAnchor asChild>{anchor}</PopoverAnchor>}
      <PopoverContent
        label={label}
        align={align}
        className={className}
        onCloseAutoFocus={giveBack}
        onEscapeKeyDown={letEscape}
      >
        {children}
      </PopoverContent>
    </Popover>
  )
}
