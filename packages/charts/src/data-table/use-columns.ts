import type { TableLayout } from '@placard/domain'
import {
  columnOrderingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { KnownColumn } from './data-column.js'

const features = /* @__PURE__ */ tableFeatures({ columnOrderingFeature, columnVisibilityFeature })
const NO_ROWS: object[] = []

/** The columns in sight in the order of the layout; grouped ones are in the lines of their groups instead. */
export function useColumns<Row>(columns: readonly KnownColumn<Row>[], layout: TableLayout): KnownColumn<Row>[] {
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, object>()
    return columns.map(({ id, header }) => helper.display({ id, header }))
  }, [columns])
  const { order, hidden, groups } = layout
  const state = useMemo(
    () => ({
      columnOrder: order,
      columnVisibility: Object.fromEntries(
        columns.map(({ id, listed = true }) => [
          id,
          listed && !hidden.includes(id) && (id === order[0] || !groups.includes(id)),
        ]),
      ),
    }),
    [columns, order, hidden, groups],
  )
  const table = useTable({ features, columns: definitions, data: NO_ROWS, state })
  const shown = table.getVisibleLeafColumns().map(({ id }) => id)
  const key = shown.join('\n')
  return useMemo(
    () =>
      key.split('\n').flatMap((id) => {
        const column = columns.find((one) => one.id === id)
        return column ? [column] : []
      }),
    [columns, key],
  )
}
