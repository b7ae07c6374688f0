import type { ReactNode } from 'react'
import type { ComboboxItem } from './filter-items.js'

export const comboboxLabels = {
  /** Shown while nothing is selected. @default 'Search…' */
  placeholder: 'Search…',
  /** Name of the button that opens the list. @default 'Show all' */
  open: 'Show all',
  /** Label of the clear button. @default 'Clear' */
  clear: 'Clear',
  /** Shown while `loading` without items. @default 'Loading…' */
  loading: 'Loading…',
  /** The list entry that calls `onRetry`. @default 'Try again' */
  retry: 'Try again',
  /** Shown if nothing matches. @default 'No results' */
  empty: 'No results',
  /** List entry that calls `onCreate`. @default 'Create “text”' */
  create: (text: string) => `Create “${text}”`,
  /** Number of matches, for assistive technology. @default '12 results' */
  results: (count: number) => `${count} ${count === 1 ? 'result' : 'results'}`,
  /** Shown if there are more matches than are listed. @default 'Showing 100 of 2500. Type to narrow.' */
  more: (shown: number, total: number) => `Showing ${shown} of ${total}. Type to narrow.`,
}

/** Texts of a Combobox. */
export type ComboboxLabels = typeof comboboxLabels

/** Props of the list of Combobox and MultiSelect. */
export interface ChoiceListProps {
  /** All items to select from; long lists are supported. */
  items: readonly ComboboxItem[]
  /**
   * Called with the query, and with '' when the list closes. With it, `items` are not filtered: the caller searches.
   * Not debounced.
   */
  onQueryChange?: (query: string) => void
  /** Shows that items are loading. @default false */
  loading?: boolean
  /** Error message if the items could not be loaded. */
  error?: ReactNode
  /** Retries after an error; a list entry, so that the keyboard reaches it. */
  onRetry?: () => void
  /** Creates an item from typed text that matches no label; the caller adds and selects it. */
  onCreate?: (text: string) => void
}

/** Separates the props of the list from those of the input. */
export function splitChoiceProps<Rest>({
  items,
  onQueryChange,
  loading,
  error,
  onRetry,
  onCreate,
  ...native
}: Rest & ChoiceListProps) {
  return { native, list: { items, onQueryChange, loading, error, onRetry, onCreate } as ChoiceListProps }
}
