import { Button, useLabels } from '@placard/ui'
import type { ReactNode } from 'react'
import { partsLabels } from '../parts-labels.js'

export interface SelectionBarProps {
  /** Accessible name: 'Selected campaigns'. */
  label: string
  count: number
  onClear: () => void
  children: ReactNode
}

/** Sticky bar below the cards with the number of selected cards and their actions. */
export function SelectionBar({ label, count, onClear, children }: SelectionBarProps) {
  const labels = useLabels('parts', partsLabels)
  return (
    <>
      <span role="status" className="sr-only">
        {count > 0 ? labels.countSelected(count) : ''}
      </span>
      {count > 0 && (
        <section
          aria-label={label}
          data-bottom-bar=""
          className="sticky bottom-4 z-20 mx-auto mt-4 flex w-fit max-w-full flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-raised px-4 py-2 text-dense shadow-overlay"
        >
          <span aria-hidden className="font-medium tabular-nums">
            {labels.countSelected(count)}
          </span>
          {children}
          <Button size="sm" variant="ghost" onClick={onClear}>
            {labels.clearSelection}
          </Button>
        </section>
      )}
    </>
  )
}
