import { createContext } from 'react'

/** What tooltips under one provider share. */
export interface TooltipGroup {
  /** How long the pointer has to rest before the first one opens, in ms. */
  delay: number
  /** How long after one has closed the next opens at once, in ms. */
  skipDelay: number
  /** Whether the pointer may go from a trigger to what it says. */
  hoverable: boolean
  /** Whether one is open or has just closed. */
  isWarm: boolean
  /** Whether the pointer is on its way between an open one and its trigger. */
  isInTransit: boolean
  cooling?: ReturnType<typeof setTimeout>
}

export const DELAY_MS = 400
export const SKIP_DELAY_MS = 300

/** A group with the delays that are usual here. */
export const newGroup = (): TooltipGroup => ({
  delay: DELAY_MS,
  skipDelay: SKIP_DELAY_MS,
  hoverable: true,
  isWarm: false,
  isInTransit: false,
})

/** The group of the nearest provider; a lone tooltip makes one of its own. */
export const TooltipGroupContext = createContext<TooltipGroup | undefined>(undefined)

/** How each tooltip that is open is closed. */
const open = new Set<() => void>()

/** Counts a tooltip among the open ones until the returned function is called. */
export function holdOpen(group: TooltipGroup, close: () => void): () => void {
  open.add(close)
  return () => {
    open.delete(close)
    group.isInTransit = false
  }
}

/** Notes that one opens: in the whole page there is one at a time, and the next of its group need not wait. */
export function noteOpen(group: TooltipGroup): void {
  for (const close of [...open]) close()
  clearTimeout(group.cooling)
  group.isWarm = group.skipDelay > 0
}

/** Notes that one closes. */
export function noteClose(group: TooltipGroup): void {
  clearTimeout(group.cooling)
  group.cooling = setTimeout(() => {
    group.isWarm = false
  }, group.skipDelay)
}
