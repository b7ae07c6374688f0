// Names of table-layout that only Placard's packages and apps use. They may change in any release.
export {
  canHideColumn,
  columnPlaces,
  columnStep,
  filterColumn,
  moveColumn,
  moveGroup,
  pinColumn,
  resizeColumn,
  showColumn,
  unfilterColumn,
} from '../../table-layout/layout-moves.js'
export type { RangeProblems } from '../../table-layout/layout-text.js'
export {
  columnCountLabel,
  columnPlaceLabel,
  filterLabel,
  groupLabel,
  rangeFilter,
  sortPlaceLabel,
} from '../../table-layout/layout-text.js'
export {
  layoutDifference,
  NOTHING_SAVED,
  removeView,
  renameView,
  replaceView,
  saveView,
  viewName,
  viewNameProblem,
} from '../../table-layout/saved-layout.js'
export {
  columnWidth,
  fixedColumnIds,
  listedColumns,
  MAX_COLUMN_WIDTH,
  MIN_COLUMN_WIDTH,
} from '../../table-layout/table-layout.js'
