import { Button, EmptyState } from '@placard/ui'
import type { ReactNode } from 'react'

interface DataTableEmptyProps {
  /** What was searched for, where that is why there is nothing. */
  words?: string
  /** How many filters there are. */
  filters?: number
  /** Takes back what narrows the rows down. */
  onClear?: () => void
  /** What stands there when there are no rows at all. */
  children?: ReactNode
}

/** No rows at all, or none that were wanted: then there is one way back. */
export function DataTableEmpty({ words = '', filters = 0, onClear, children }: DataTableEmptyProps) {
  if (!onClear) return children ?? <EmptyState titleAs="h3" title="Nothing to list" />
  const filtered = filters === 1 ? 'the filter' : `the ${filters} filters`
  return (
    <EmptyState
      titleAs="h3"
      kind="filtered"
      title="No row matches"
      description={
        words && filters > 0
          ? `Nothing that ${filtered} let through has “${words}” in it.`
          : words
            ? `Nothing here has “${words}” in it.`
            : `Nothing here is let through by ${filtered}.`
      }
      action={<Button onClick={onClear}>Show all rows</Button>}
    />
  )
}
