import type { TableLayout } from '@placard/domain'
import type { LayoutColumn } from '../table-layout/table-layout.js'

/** What each part of the chooser arranges. */
export interface ColumnsPanelProps {
  columns: readonly LayoutColumn[]
  layout: TableLayout
  change: (layout: TableLayout, said: string) => void
}
