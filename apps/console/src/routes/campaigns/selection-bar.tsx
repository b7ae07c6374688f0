import { Button } from '@placard/ui'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'

/** Actions of the selected campaigns. */
export function SelectionActions({ onDelete }: { onDelete: () => void }) {
  return (
    <Button size="sm" onClick={onDelete}>
      <Trash2 aria-hidden /> Delete
    </Button>
  )
}

export interface SelectionBarProps {
  count: number
  onClear: () => void
  children: ReactNode
}

/** Sticky bar below the cards with the number of selected campaigns and their actions. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  return (
    <>
      <span role="status" className="sr-only">
        {count > 0 ? `${count} selected` : ''}
      </span>
      {count > 0 && (
        <section
          aria-label="Selected campaigns"
          className="sticky bottom-4 z-20 mx-auto mt-4 flex w-fit max-w-full items-center gap-3 rounded-card border border-line bg-raised px-4 py-2 text-dense shadow-overlay"
        >
          <span aria-hidden className="font-medium tabular-nums">{`${count} selected`}</span>
          {children}
          <Button size="sm" variant="ghost" onClick={onClear}>
            Clear selection
          </Button>
        </section>
      )}
    </>
  )
}
