import type { ReactNode } from 'react'

export interface CommandItem {
  /** Names it among the others. */
  id: string
  /** What it does, beginning with a verb, or where it goes. */
  label: string
  /** A quieter text beside the label; searched as well. */
  hint?: string
  /** Words that find it without being shown: "colours" for a theme. */
  keywords?: readonly string[]
  /** A decorative icon before the label. */
  icon?: ReactNode
  /** The keys that do the same: "Ctrl+D". Only shown; the app binds them. */
  shortcut?: string
  /** Items of one group stand together under its name. */
  group?: string
  /** Shown, but not to be chosen. @default false */
  disabled?: boolean
  /** Leaves the menu open after a choice. @default false */
  keepOpen?: boolean
  /** Does it, once the menu has closed and focus is back. */
  onSelect?: () => void
  /** Opens a list of its own instead. */
  page?: CommandPage
}

export interface CommandPage {
  /** What there is to choose from. */
  items: readonly CommandItem[]
  /** Finds more, say on a server; called a moment after typing stops, with a signal for when the words have changed. */
  search?: (query: string, signal: AbortSignal) => Promise<readonly CommandItem[]>
  /** What stands in the empty input. */
  placeholder?: string
}

/** Items under one heading, or without one. */
export interface CommandGroup {
  label: string | undefined
  items: readonly CommandItem[]
}
