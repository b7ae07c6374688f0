import { Button } from '@placard/ui'
import type { ReactNode } from 'react'

interface SelectionBarProps {
  count: number
  onClear: () => void
  children?: ReactNode
}

/** How many rows are chosen, in words. */
export const selectedWords = (count: number): string => `${count.toLocaleString('en-US')} selected`

/** How many rows are chosen, what can be done with them, and the way back. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  return (
    <div
      data-slot="data-table-selection"
      className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 border-line-subtle border-t bg-selected px-4 py-1.5 text-dense print:hidden"
    >
      <span className="font-medium tabular-nums">{selectedWords(count)}</span>
      {children}
      <Button size="sm" variant="ghost" onClick={onClear} className="ms-auto">
        Clear selection
      </Button>
    </div>
  )
}
