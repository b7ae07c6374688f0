import { type KeyboardEvent, type MouseEvent, type ReactNode, useMemo } from 'react'
import type { ChoiceListProps, ComboboxLabels } from './choice-props.js'
import { type ComboboxItem, filterItems } from './filter-items.js'

/** List entry: an item, or an action that is reached like an item. */
export interface ChoiceRow extends ComboboxItem {
  action?: 'create' | 'retry' | 'all'
}

/** Maximum number of rendered matches; typing narrows them. */
const MAX_SHOWN = 100

interface Options
  extends Pick<ChoiceListProps, 'items' | 'onQueryChange' | 'loading' | 'error' | 'onRetry' | 'onCreate'> {
  query: string
  labels: ComboboxLabels
  /** Item listed near the top even if it comes later, while the query is empty. */
  pinned?: ComboboxItem | null
  /** Label of the entry that selects all matches; undefined for none. */
  allLabel?: (matches: readonly ComboboxItem[]) => string | undefined
}

/** Returns the list entries for a query. */
export function useChoiceRows(options: Options) {
  const { items, onQueryChange, loading, error, onRetry, onCreate, query, labels, pinned, allLabel } = options
  const matches = useMemo(() => (onQueryChange ? items : filterItems(items, query)), [items, query, onQueryChange])
  const shown = useMemo(() => {
    const first = matches.slice(0, MAX_SHOWN)
    if (query !== '' || !pinned || first.includes(pinned) || !matches.includes(pinned)) return inGroups(first)
    return inGroups([pinned, ...first.slice(0, -1)])
  }, [matches, query, pinned])

  const rows: ChoiceRow[] = error ? [] : [...shown]
  const all = error ? undefined : allLabel?.(matches)
  if (all) rows.unshift({ value: '\u2060all', label: all, action: 'all' })
  if (error && onRetry) rows.push({ value: '\u2060retry', label: labels.retry, action: 'retry' })
  const text = query.trim()
  const exists = () => matches.some((item) => item.label.toLowerCase() === text.toLowerCase())
  if (onCreate && text && !loading && !error && !exists())
    rows.push({ value: '\u2060create', label: labels.create(text), action: 'create' })
  return { rows, matches, total: matches.length, left: matches.length - shown.length }
}

/** Groups items in the order in which the groups first occur. */
function inGroups(items: readonly ComboboxItem[]): ComboboxItem[] {
  const groups = new Map<string | undefined, ComboboxItem[]>()
  for (const item of items) {
    const group = groups.get(item.group)
    if (group) group.push(item)
    else groups.set(item.group, [item])
  }
  return [...groups.values()].flat()
}

/** Returns the announcement for an open list. */
export function foundText(
  { error, loading, total }: { error: ReactNode; loading: boolean; total: number },
  labels: ComboboxLabels,
): ReactNode {
  if (error) return error
  if (loading) return labels.loading
  return total === 0 ? labels.empty : labels.results(total)
}

/** Handles an event, so that downshift does not treat the entry as a selection. */
export function actOn(event: KeyboardEvent | MouseEvent): void {
  event.preventDefault()
  Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
}
