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

/** The words of the command menu. */
export interface CommandMenuLabels {
  /** The group of what was used last. */
  recent: string
  /** The group of what `search` found, unless its items name one. */
  results: string
  /** Said when nothing answers. */
  empty: (query: string) => string
  /** Said when there is nothing to choose from. */
  none: string
  /** Said while `search` is under way. */
  loading: string
  /** Said when `search` failed. */
  error: string
  /** The button that asks again. */
  retry: string
  /** The button that goes back from a page. */
  back: string
  /** The button that closes the menu, on touch. */
  close: string
  /** How many there are, for screen readers. */
  count: (count: number) => string
  /** What the keys do, at the foot. */
  keys: { move: string; choose: string; back: string; close: string }
}

export const commandMenuLabels: CommandMenuLabels = {
  recent: 'Recent',
  results: 'Results',
  empty: (query) => `Nothing found for “${query}”`,
  none: 'Nothing here yet',
  loading: 'Searching…',
  error: 'The search did not work.',
  retry: 'Try again',
  back: 'Back',
  close: 'Close',
  count: (count) => `${count} ${count === 1 ? 'result' : 'results'}`,
  keys: { move: 'Move', choose: 'Choose', back: 'Back', close: 'Close' },
}
