import { columnCountLabel, type TableLayout } from '@placard/domain'
import { Button, type ButtonProps } from '@placard/ui'
import { Columns3 } from 'lucide-react'
import { useState } from 'react'
import { FloatingPanel, useNarrow } from '../floating-panel.js'
import type { LayoutColumn } from '../table-layout/table-layout.js'
import { ColumnsPanel } from './columns-panel.js'

export interface TableColumnsProps extends Omit<ButtonProps, 'children' | 'onReset' | 'asChild'> {
  /** All columns of the table. */
  columns: readonly LayoutColumn[]
  /** How the table is arranged now. */
  layout: TableLayout
  /** Gets the new layout; what has changed is said by this part itself. */
  onLayoutChange: (layout: TableLayout) => void
  /** Whether nobody has touched the layout. @default false */
  isDefault?: boolean
  /** Brings back the layout that nobody has touched; without it that is not offered. */
  onReset?: () => void
}

/** The button that opens what a table shows: its columns, their order and widths, what is pinned, its groups. */
export function TableColumns({
  columns,
  layout,
  onLayoutChange,
  isDefault = false,
  onReset,
  ...props
}: TableColumnsProps) {
  const [open, setOpen] = useState(false)
  const [said, setSaid] = useState('')
  const isNarrow = useNarrow()
  return (
    <FloatingPanel
      label="Columns of the table"
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        setSaid('')
      }}
      align="end"
      className="w-144 p-0"
      trigger={
        <Button size="sm" data-slot="table-columns" {...props}>
          <Columns3 aria-hidden /> <span className="@max-[32rem]:sr-only">Columns</span>
        </Button>
      }
    >
      <ColumnsPanel
        {...{ columns, layout, isNarrow }}
        change={(next, words) => {
          onLayoutChange(next)
          setSaid(words)
        }}
      />
      <div
        className={
          isNarrow
            ? 'mt-4 flex min-h-11 items-center justify-between gap-3 border-line-subtle border-t pt-3'
            : 'flex min-h-12 items-center justify-between gap-3 border-line-subtle border-t px-4 py-2'
        }
      >
        <span className="text-caption text-ink-muted">{columnCountLabel(layout)}</span>
        {onReset && (
          <Button
            size="sm"
            variant="ghost"
            aria-disabled={isDefault}
            onClick={() => {
              if (isDefault) return
              onReset()
              setSaid('As it was at first')
            }}
            className="-me-2"
          >
            Reset to default
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </FloatingPanel>
  )
}
