import type { ReactNode } from 'react'

export interface CommandItem {
  /** Identifies the item. */
  id: string
  /** Name of the command, starting with a verb, or of its target. */
  label: string
  /** Label where it is listed outside of its page: 'Theme: dark' for 'Dark'. @default label */
  longLabel?: string
  /** Description beside the label; searched as well. */
  hint?: string
  /** Hidden search keywords: "colors" for a theme. */
  keywords?: readonly string[]
  /** Decorative icon before the label. */
  icon?: ReactNode
  /** Keyboard shortcut: "Ctrl+D". Only shown; the app binds it. */
  shortcut?: string
  /** Name of the group; items of one group are listed together. */
  group?: string
  /** Shown, but cannot be selected. @default false */
  disabled?: boolean
  /** Keeps the menu open after selection. @default false */
  keepOpen?: boolean
  /** Runs the command after the menu has closed and focus has returned. */
  onSelect?: () => void
  /** Page of further commands that the item opens. */
  page?: CommandPage
}

export interface CommandPage {
  /** Items to select from. */
  items: readonly CommandItem[]
  /** Searches for more items, such as on a server; debounced, with a signal that is aborted when the query changes. */
  search?: (query: string, signal: AbortSignal) => Promise<readonly CommandItem[]>
  /** Placeholder of the input. */
  placeholder?: string
  /**
   * Lists its items in a search outside of it only if the query names both, such as "upload autumn": for pages whose
   * items are listed elsewhere as well. @default false
   */
  onlyNamed?: boolean
}

/** Items under one heading, or without a heading. */
export interface CommandGroup {
  label: string | undefined
  items: readonly CommandItem[]
}

export const commandMenuLabels = {
  /** Name of the menu. @default 'Commands' */
  label: 'Commands',
  /** Placeholder of the input. */
  placeholder: 'Search or do something…',
  /** Heading of recent items. */
  recent: 'Recent',
  /** Heading of the `search` results, unless they have a group. */
  results: 'Results',
  /** Shown if nothing matches. */
  empty: (query: string) => `Nothing found for “${query}”`,
  /** Shown if there are no items. */
  none: 'Nothing here yet',
  /** Announced while `search` is running. */
  loading: 'Searching…',
  /** Announced and shown if `search` failed; a function gets the error. */
  error: 'Search failed.' as string | ((failure: unknown) => string),
  /** Label of the retry button. */
  retry: 'Try again',
  /** Label of the button that goes back from a page. */
  back: 'Back',
  /** Label of the close button on touch devices. */
  close: 'Close',
  /** Number of results for screen readers. */
  count: (count: number) => `${count} ${count === 1 ? 'result' : 'results'}`,
  /** Descriptions of the keys in the footer. */
  keys: { move: 'Move', choose: 'Select', back: 'Back', close: 'Close' },
}

/** Texts of the command menu. */
export type CommandMenuLabels = typeof commandMenuLabels
