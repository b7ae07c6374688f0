import { columnPlaceLabel } from '@placard/domain/internal/table-layout'
import type { ReportTexts } from '@placard/domain/report'
import { shownColumnIds, type TableLayout } from '@placard/domain/table-layout'

/** Formats the position of a column among the visible ones: "Clicks, place 3 of 12". */
export const columnPositionLabel = (layout: TableLayout, id: string, header: string, texts: ReportTexts): string =>
  columnPlaceLabel({ ...layout, order: shownColumnIds(layout) }, id, header, texts)
