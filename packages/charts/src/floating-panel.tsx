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

/** Whether the window is so narrow that panels come from its lower edge. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(NARROW).matches,
    () => false,
  )

export interface FloatingPanelProps {
  /** The name of the panel; a drawer shows it as its heading. */
  label: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The button that opens it. */
  trigger?: ReactElement
  /** What it stands at when something else opens it. */
  anchor?: ReactElement
  /** Gives the focus back, where no trigger can take it. */
  onReturnFocus?: () => void
  align?: 'start' | 'end'
  className?: string
  children: ReactNode
}

/** A panel at its button; in a narrow window it comes from the lower edge. What is marked `data-holds-escape` has the Escape key for itself. */
export function FloatingPanel(props: FloatingPanelProps) {
  const { label, open, onOpenChange, trigger, anchor, onReturnFocus, align, className, children } = props
  const giveBack = (event: Event) => {
    if (!onReturnFocus) return
    event.preventDefault()
    const { activeElement } = document
    // A press elsewhere has closed it: the focus is where it was pressed.
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
