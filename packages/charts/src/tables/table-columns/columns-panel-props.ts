import type { TableLayout } from '@placard/domain/table-layout'
import type { LayoutColumn } from '../table-layout/table-layout.js'

/** Props of each section of the columns panel. */
export interface ColumnsPanelProps {
  columns: readonly LayoutColumn[]
  layout: TableLayout
  change: (layout: TableLayout, said: string) => void
}
