import fc from 'fast-check'
import {
  type ColumnRule,
  fitTableLayout,
  listedColumns,
  MAX_COLUMN_WIDTH,
  MIN_COLUMN_WIDTH,
  type TableLayout,
} from './table-layout.js'

/** Ids with every character that separates parts of a URL. */
const id = fc
  .oneof(fc.string({ minLength: 1, maxLength: 6, unit: 'grapheme' }), fc.stringMatching(/^[-a-c!,;:=~&%+ .]{1,4}$/))
  .filter((text) => text !== '__proto__')

/** Columns of any kind; the first one is mostly fixed. */
export const anyColumns: fc.Arbitrary<ColumnRule[]> = fc.uniqueArray(
  fc.record(
    {
      id,
      kind: fc.constantFrom('text', 'number', 'ratio', 'change'),
      hidden: fc.boolean(),
      pinned: fc.boolean(),
      fixed: fc.boolean(),
      listed: fc.boolean(),
    },
    { requiredKeys: ['id'] },
  ),
  { selector: ({ id }) => id, minLength: 1, maxLength: 9 },
)

const bound = fc.double({ noDefaultInfinity: true, noNaN: true }).map((value) => value + 0)

/** Layouts of some of these columns and of unknown ones. */
export function anyLayout(columns: readonly ColumnRule[]): fc.Arbitrary<TableLayout> {
  const column = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...columns.map(({ id }) => id)) }, id)
  const columnIds = fc.array(column, { maxLength: 8 })
  return fc.record({
    order: columnIds,
    hidden: columnIds,
    pinned: columnIds,
    widths: fc.dictionary(column, fc.integer({ min: MIN_COLUMN_WIDTH, max: MAX_COLUMN_WIDTH })),
    sort: fc.array(fc.record({ id: column, direction: fc.constantFrom('ascending', 'descending') }), { maxLength: 5 }),
    groups: columnIds,
    filters: fc.array(
      fc.oneof(
        fc.record({ id: column, kind: fc.constant('contains'), text: fc.string({ minLength: 1, unit: 'grapheme' }) }),
        fc.record({
          id: column,
          kind: fc.constant('oneOf'),
          labels: fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), id), { minLength: 1, maxLength: 4 }),
        }),
        fc.record({ id: column, kind: fc.constant('between'), min: bound }),
        fc.record({ id: column, kind: fc.constant('between'), max: bound }),
        fc.record({ id: column, kind: fc.constant('between'), min: bound, max: bound }),
      ),
      { maxLength: 5 },
    ),
  })
}

/** Columns and a layout that fits them. */
export const anyFitted = anyColumns
  .filter((columns) => listedColumns(columns).length > 0)
  .chain((columns) => anyLayout(columns).map((layout) => ({ columns, layout: fitTableLayout(layout, columns) })))
