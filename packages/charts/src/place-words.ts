import { columnPlaceLabel, shownColumnIds, type TableLayout } from '@placard/domain'

/** Where a column stands among those in sight, which is what can be seen: "Clicks, place 3 of 12". */
export const placeWords = (layout: TableLayout, id: string, header: string): string =>
  columnPlaceLabel({ ...layout, order: shownColumnIds(layout) }, id, header)
