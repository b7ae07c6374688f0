export type { FilterOption, LayoutColumn } from './layout-column.js'
export {
  type LayoutChange,
  type TableLayoutOptions,
  type TableLayoutState,
  type TableViewsState,
  useTableLayout,
} from './use-table-layout.js'
