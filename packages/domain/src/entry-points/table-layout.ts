// Entry point `@placard/domain/table-layout`: layouts of tables: columns, sorting, filters, groups and saved views.
export { groupColumn, sortColumn } from '../table-layout/layout-moves.js'
export type { LayoutSearchOptions } from '../table-layout/layout-search.js'
export { layoutFromSearch, layoutToSearch, withLayoutSearch } from '../table-layout/layout-search.js'
export { sortLabel } from '../table-layout/layout-text.js'
export type { LayoutPart, SavedLayout, SavedView } from '../table-layout/saved-layout.js'
export { parseSavedLayout } from '../table-layout/saved-layout.js'
export type { ColumnRule, LayoutFilter, LayoutSort, TableLayout } from '../table-layout/table-layout.js'
export { defaultTableLayout, fitTableLayout, isSameLayout, shownColumnIds } from '../table-layout/table-layout.js'
