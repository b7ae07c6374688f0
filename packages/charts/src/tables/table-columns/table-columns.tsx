import { columnCountLabel } from '@placard/domain/internal/table-layout'
import type { TableLayout } from '@placard/domain/table-layout'
import { useReportTexts } from '@placard/forms'
import { Button, type ButtonProps, useLabels } from '@placard/ui'
import { Columns3 } from 'lucide-react'
import { useState } from 'react'
import { columnLabels } from '../column-labels.js'
import { FloatingPanel, useNarrow } from '../floating-panel.js'
import type { LayoutColumn } from '../table-layout/table-layout.js'
import { ColumnsPanel } from './columns-panel.js'

export interface TableColumnsProps extends Omit<ButtonProps, 'children' | 'onReset' | 'asChild'> {
  /** All columns of the table. */
  columns: readonly LayoutColumn[]
  /** Current layout. */
  layout: TableLayout
  /** Called with the new layout; the component announces the change itself. */
  onLayoutChange: (layout: TableLayout) => void
  /** True if the layout is the default. @default false */
  isDefault?: boolean
  /** Restores the default layout; without it, there is no reset button. */
  onReset?: () => void
}

/**
 * Renders a button that opens the columns panel: visibility, order, widths, pinning and groups.
 * @experimental Props may change in a minor version.
 */
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
  const labels = useLabels('columns', columnLabels)
  const texts = useReportTexts()
  return (
    <FloatingPanel
      label={labels.panel}
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        setSaid('')
      }}
      align="end"
      className="w-144 p-0"
      trigger={
        <Button size="sm" data-slot="table-columns" {...props}>
          <Columns3 aria-hidden /> <span className="@max-[32rem]:sr-only">{labels.columns}</span>
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
        <span className="text-caption text-ink-muted">{columnCountLabel(layout, texts)}</span>
        {onReset && (
          <Button
            size="sm"
            variant="ghost"
            aria-disabled={isDefault}
            onClick={() => {
              if (isDefault) return
              onReset()
              setSaid(labels.resetDone)
            }}
            className="-me-2"
          >
            {labels.reset}
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </FloatingPanel>
  )
}
