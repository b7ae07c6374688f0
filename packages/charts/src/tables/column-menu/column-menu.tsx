import type { TableLayout } from '@placard/domain/table-layout'
import {
  classNames,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
  useAfterClose,
  useLabels,
} from '@placard/ui'
import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useRef, useState } from 'react'
import { columnLabels } from '../column-labels.js'
import type { LayoutColumn } from '../table-layout/table-layout.js'
import { ColumnMenuItems } from './column-menu-items.js'

export interface ColumnMenuProps extends Omit<ComponentProps<'button'>, 'children' | 'onChange'> {
  /** All columns of the table. */
  columns: readonly LayoutColumn[]
  /** Column of this heading. */
  column: LayoutColumn
  /** Current layout. */
  layout: TableLayout
  /** Called with the new layout and a message for the table's live region. */
  onLayoutChange: (layout: TableLayout, said: string) => void
  /** Opens the column's filter; without it, the menu has no filter command. */
  onFilter?: () => void
  /** Fits the column's width to its content; without it, the menu has no such command. */
  onFit?: () => void
}

const SLOT = 'column-menu'

/**
 * Renders the menu of a column heading: sorting, filter, groups, pinning, order, width and visibility.
 * @experimental Props may change in a minor version.
 */
export function ColumnMenu({
  columns,
  column,
  layout,
  onLayoutChange,
  onFilter,
  onFit,
  className,
  ...props
}: ColumnMenuProps) {
  const { optionsOf } = useLabels('columns', columnLabels)
  const trigger = useRef<Element>(null)
  const { afterClose, onCloseAutoFocus } = useAfterClose()
  /** Measures of the heading when the menu was opened; the content is mounted then, because a table has many menus. */
  const [seen, setSeen] = useState<{ width: number; rightToLeft: boolean }>()
  return (
    <DropdownMenu
      onOpenChange={(isOpen) => {
        const heading = trigger.current?.closest('th') ?? trigger.current
        if (!isOpen) return
        setSeen({
          width: Math.round(heading?.getBoundingClientRect().width ?? 0),
          rightToLeft: heading ? getComputedStyle(heading).direction === 'rtl' : false,
        })
      }}
    >
      <DropdownMenuTrigger asChild>
        <button
          type="button"
          aria-label={optionsOf(column.header)}
          {...props}
          data-slot={SLOT}
          onPointerEnter={(event) => {
            trigger.current = event.currentTarget
          }}
          onFocus={(event) => {
            trigger.current = event.currentTarget
          }}
          className={classNames(
            'inline-flex size-6 shrink-0 cursor-pointer items-center justify-center rounded-bar text-ink-muted opacity-0 transition-[opacity,background-color] duration-100 hover:bg-active hover:text-ink focus-visible:opacity-100 data-[state=open]:bg-active data-[state=open]:text-ink data-[state=open]:opacity-100 coarse:size-9 coarse:opacity-100 [:hover>&]:opacity-100 [th:hover_&]:opacity-100 [th:focus-within_&]:opacity-100 forced-colors:opacity-100 print:hidden',
            className,
          )}
        >
          <ChevronDown aria-hidden className="size-3.5" />
        </button>
      </DropdownMenuTrigger>
      {seen && (
        <DropdownMenuContent aria-label={optionsOf(column.header)} onCloseAutoFocus={onCloseAutoFocus}>
          <ColumnMenuItems
            {...{ columns, column, layout, onFit }}
            width={layout.widths[column.id] ?? seen.width}
            rightToLeft={seen.rightToLeft}
            change={onLayoutChange}
            onFilter={onFilter && (() => afterClose(onFilter))}
            onHide={() => {
              const neighbour = besides(trigger.current)
              afterClose(() => neighbour?.focus())
            }}
          />
        </DropdownMenuContent>
      )}
    </DropdownMenu>
  )
}

/** Returns the menu button before this one, or else after it, because this one is about to be removed. */
function besides(trigger: Element | null): HTMLElement | undefined {
  const all = [...(trigger?.closest('tr')?.querySelectorAll<HTMLElement>(`[data-slot="${SLOT}"]`) ?? [])]
  const place = all.indexOf(trigger as HTMLElement)
  return all[place - 1] ?? all[place + 1]
}
