import { CardActions, CardHeader, CardTitle, classNames } from '@placard/ui'
import type { ComponentProps } from 'react'
import type { ColumnPlace } from '../tables/data-table/column-layout.js'
import type { DataColumn } from '../tables/data-table/data-column.js'
import { DataTableGrid, LoadingRows } from '../tables/data-table/data-table-grid.js'
import { tableRows } from '../tables/data-table/table-rows.js'
import { VIRTUAL_HEIGHT, VIRTUAL_ROWS } from '../tables/data-table/use-virtual-rows.js'

interface TablePlaceholderProps<Row> extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Title of the table. */
  title: string
  /** Columns of the table. */
  columns: readonly DataColumn<Row>[]
  /** Number of rows. */
  rows: number
  /** Leaves space for controls, which are below the title in a narrow table. @default false */
  hasToolbar?: boolean
  /** Leaves space for the totals. @default false */
  hasTotals?: boolean
  /** Classes of the scroll region. */
  regionClassName?: string
}

/** Renders what `DataTable` renders while its data loads, without the code of the table. */
export function TablePlaceholder<Row>({
  title,
  columns,
  rows,
  hasToolbar = false,
  hasTotals = false,
  regionClassName,
  ...props
}: TablePlaceholderProps<Row>) {
  const places = tableRows({ columns: columns.filter(({ hidden }) => !hidden) }).columns.map(
    (column, index): ColumnPlace<Row> => ({
      column,
      isFirst: index === 0,
      start: index === 0 ? 0 : undefined,
      isEdge: index === 0,
      isCustom: false,
    }),
  )
  return (
    <div data-slot="data-table" data-state="loading" aria-busy {...props} className="@container flex min-w-0 flex-col">
      <CardHeader>
        <CardTitle>{title}</CardTitle>
        {hasToolbar && <CardActions className="h-7 @max-[32rem]:w-full" />}
      </CardHeader>
      <DataTableGrid
        label={title}
        regionClassName={classNames(rows > VIRTUAL_ROWS && VIRTUAL_HEIGHT, regionClassName)}
        places={places}
        isFixed={false}
        isDimmed={false}
      >
        <LoadingRows
          places={places}
          rows={Math.min(rows, VIRTUAL_ROWS) + (hasTotals ? 1 : 0)}
          hasSelection={false}
          hasActions={false}
        />
      </DataTableGrid>
    </div>
  )
}
