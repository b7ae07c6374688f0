import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { naiveView } from '../../testing/naive-table.fixture.js'
import { anyQuery, anyStore, COLUMNS } from '../../testing/table-queries.fixture.js'
import type { TableQuery } from '../table-query/table-query.js'
import type { DataColumn } from './data-column.js'
import { queryRowModels } from './row-models.fixture.js'
import { tableRows } from './table-rows.js'

const columns = COLUMNS.map((column): DataColumn<number> => ({ ...column, header: column.id }))
const oncePerColumn = <Item extends { id: string }>(items: readonly Item[]) => [
  ...new Map(items.map((item) => [item.id, item])).values(),
]
/** Layouts have known columns only, group by text, and have one filter and one sort order per column. */
const known = ({ filters = [], sort = [], groups = [], ...query }: TableQuery): TableQuery => ({
  ...query,
  filters: oncePerColumn(filters).filter(({ id, kind }) => {
    const column = COLUMNS.find((one) => one.id === id)
    return column && (column.kind === 'text') === (kind !== 'between')
  }),
  sort: oncePerColumn(sort).filter(({ id }) => id !== 'gone'),
  groups: groups.filter((id) => id === 'campaign' || id === 'creative'),
})

describe('rowModelView', () => {
  it('sorts, filters, groups and totals like plain loops over row objects', () => {
    fc.assert(
      fc.property(anyStore, anyQuery, (store, query) => {
        const fitted: TableQuery = { ...known(query), expanded: 'all' }
        const expected = naiveView(store, COLUMNS, fitted)
        const { length, found, totals, entryAt } = queryRowModels(tableRows({ columns, store }), fitted)
        const lines = Array.from({ length }, (_, index) => {
          const entry = entryAt(index)
          if (entry.kind === 'row') return { row: entry.row }
          return { depth: entry.depth, count: entry.count, values: entry.values }
        })
        expect({ found, totals, lines }).toEqual({
          found: expected.found,
          totals: expected.totals,
          lines: expected.lines.map((line) => {
            if ('row' in line) return line
            return { depth: line.depth, count: line.count, values: line.values }
          }),
        })
      }),
      { numRuns: 200 },
    )
  })

  it('expands the groups of the given keys', () => {
    const rows = tableRows({
      columns: [
        { id: 'name', header: 'Name', value: ({ name }: { name: string }) => name },
        { id: 'type', header: 'Type', value: () => 'Banner' },
      ],
      rows: [{ name: 'One' }, { name: 'Two' }],
    })
    const closed = queryRowModels(rows, { groups: ['type'] })
    const group = closed.entryAt(0)
    expect(group).toMatchObject({ kind: 'group', label: 'Banner', count: 2, expanded: false })
    const expanded = group.kind === 'group' ? [group.key] : []
    const { length, entryAt } = queryRowModels(rows, { groups: ['type'], expanded })
    expect([closed.length, length, entryAt(2)]).toEqual([1, 3, { kind: 'row', row: 1, depth: 1 }])
    expect(() => entryAt(3)).toThrow(RangeError)
  })
})
