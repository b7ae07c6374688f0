import type { ReactNode } from 'react'

export interface CommandItem {
  /** Names it among the others. */
  id: string
  /** Name of the command, starting with a verb, or of its target. */
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
  /** Shown, but cannot be selected. @default false */
  disabled?: boolean
  /** Leaves the menu open after a choice. @default false */
  keepOpen?: boolean
  /** Runs the command after the menu has closed and the focus returned. */
  onSelect?: () => void
  /** Opens a list of its own instead. */
  page?: CommandPage
}

export interface CommandPage {
  /** Options to select from. */
  items: readonly CommandItem[]
  /** Searches for more items, such as on a server; debounced, with a signal that is aborted when the query changes. */
  search?: (query: string, signal: AbortSignal) => Promise<readonly CommandItem[]>
  /** Placeholder of the input. */
  placeholder?: string
}

/** Items under one heading, or without one. */
export interface CommandGroup {
  label: string | undefined
  items: readonly CommandItem[]
}

/** Texts of the command menu. */
export interface CommandMenuLabels {
  /** The group of what was used last. */
  recent: string
  /** Heading of the `search` results, unless they have a group. */
  results: string
  /** Shown when nothing matches. */
  empty: (query: string) => string
  /** Shown when there are no items. */
  none: string
  /** Said while `search` is under way. */
  loading: string
  /** Said when `search` failed. */
  error: string
  /** Button that repeats the search. */
  retry: string
  /** The button that goes back from a page. */
  back: string
  /** The button that closes the menu, on touch. */
  close: string
  /** Number of results, for screen readers. */
  count: (count: number) => string
  /** Descriptions of the keys in the footer. */
  keys: { move: string; choose: string; back: string; close: string }
}

export const commandMenuLabels: CommandMenuLabels = {
  recent: 'Recent',
  results: 'Results',
  empty: (query) => `Nothing found for “${query}”`,
  none: 'Nothing here yet',
  loading: 'Searching…',
  error: 'Search failed.',
  retry: 'Try again',
  back: 'Back',
  close: 'Close',
  count: (count) => `${count} ${count === 1 ? 'result' : 'results'}`,
  keys: { move: 'Move', choose: 'Select', back: 'Back', close: 'Close' },
}
