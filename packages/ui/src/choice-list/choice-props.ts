import type { ReactNode } from 'react'
import type { ComboboxItem } from './filter-items.js'

/** What Combobox and MultiSelect share: the list, where it comes from and what it says. */
export interface ChoiceListProps {
  /** What there is to choose from; long lists are fine. */
  items: readonly ComboboxItem[]
  /** Gets what is typed, and '' when the list closes: then `items` are the caller's answer and are shown as they are. Waiting between keys is the caller's. */
  onQueryChange?: (query: string) => void
  /** Shows that items are on their way. @default false */
  loading?: boolean
  /** What the list says while there is nothing else to show. @default 'Loading…' */
  loadingText?: string
  /** What went wrong with getting the items. */
  error?: ReactNode
  /** Tries again after an error; an entry of the list, so that keys reach it. */
  onRetry?: () => void
  /** What that entry says. @default 'Try again' */
  retryLabel?: string
  /** What is said when nothing matches. @default 'Nothing found' */
  emptyText?: string
  /** Makes something new of the typed text, which no item is called; the caller adds and chooses it. */
  onCreate?: (text: string) => void
  /** What the entry for it says. @default 'Create “text”' */
  createLabel?: (text: string) => string
  /** How many were found, for assistive technology. @default '12 results' */
  resultText?: (count: number) => string
  /** What is said when there are more than are shown. @default 'Showing 100 of 2500. Type to narrow.' */
  moreText?: (shown: number, total: number) => string
}

const defaults = {
  loadingText: 'Loading…',
  retryLabel: 'Try again',
  emptyText: 'Nothing found',
  createLabel: (text: string) => `Create “${text}”`,
  resultText: (count: number) => `${count} ${count === 1 ? 'result' : 'results'}`,
  moreText: (shown: number, total: number) => `Showing ${shown} of ${total}. Type to narrow.`,
}

/** The texts of a list, filled in. */
export type ChoiceTexts = typeof defaults

export function textsOf(props: ChoiceListProps): ChoiceTexts {
  const { loadingText, retryLabel, emptyText, createLabel, resultText, moreText } = props
  const given = Object.entries({ loadingText, retryLabel, emptyText, createLabel, resultText, moreText })
  return { ...defaults, ...Object.fromEntries(given.filter(([, text]) => text !== undefined)) }
}

/** Parts what the list takes from what belongs to the control. */
export function splitChoiceProps<Rest>({
  items,
  onQueryChange,
  loading,
  loadingText,
  error,
  onRetry,
  retryLabel,
  emptyText,
  onCreate,
  createLabel,
  resultText,
  moreText,
  ...native
}: Rest & ChoiceListProps) {
  const texts = { loadingText, retryLabel, emptyText, createLabel, resultText, moreText }
  return { native, list: { items, onQueryChange, loading, error, onRetry, onCreate, ...texts } as ChoiceListProps }
}
