import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyFitted } from './layout.fixture.js'
import {
  canHideColumn,
  columnPlaces,
  columnStep,
  filterColumn,
  groupColumn,
  moveColumn,
  moveGroup,
  pinColumn,
  resizeColumn,
  showColumn,
  sortColumn,
  unfilterColumn,
} from './layout-moves.js'
import { defaultTableLayout, fitTableLayout, shownColumnIds, type TableLayout } from './table-layout.js'

const columns = ['name', 'type', 'size', 'clicks', 'ctr'].map((id) => ({ id }))
const layout = defaultTableLayout(columns)

describe('layout changes', () => {
  it('keep the layout fitted', () => {
    const move = fc.record({
      pick: fc.nat(20),
      to: fc.integer({ min: -3, max: 15 }),
      flag: fc.boolean(),
      kind: fc.constantFrom('show', 'move', 'pin', 'width', 'sort', 'group'),
    })
    fc.assert(
      fc.property(anyFitted, fc.array(move, { maxLength: 12 }), ({ columns: some, layout: start }, moves) => {
        let now: TableLayout = start
        for (const { pick, to, flag, kind } of moves) {
          const id = now.order[pick % now.order.length] ?? ''
          const isText = (some.find((column) => column.id === id)?.kind ?? 'text') === 'text'
          if (kind === 'show') now = showColumn(now, some, id, flag)
          if (kind === 'move') now = moveColumn(now, some, id, to)
          if (kind === 'pin') now = pinColumn(now, some, id, flag)
          if (kind === 'width') now = resizeColumn(now, id, flag ? to * 100 : undefined)
          if (kind === 'sort') now = sortColumn(now, id, flag ? 'ascending' : 'descending', to > 4)
          if (kind === 'group' && isText) now = groupColumn(now, id, flag)
          const fitted = fitTableLayout(now, some)
          expect({ ...now, hidden: [...now.hidden].sort() }).toEqual({ ...fitted, hidden: [...fitted.hidden].sort() })
        }
      }),
    )
  })
})

describe('moveColumn', () => {
  it('moves to the requested index, or as near as possible', () => {
    fc.assert(
      fc.property(
        anyFitted,
        fc.nat(20),
        fc.integer({ min: -5, max: 20 }),
        ({ columns: some, layout: now }, pick, to) => {
          const id = now.order[pick % now.order.length] ?? ''
          const [first, last] = columnPlaces(now, some, id)
          const { order } = moveColumn(now, some, id, to)
          expect(order.indexOf(id)).toBe(Math.min(Math.max(to, first), last))
          expect(order.filter((one) => one !== id)).toEqual(now.order.filter((one) => one !== id))
        },
      ),
    )
  })

  it('moves no fixed column, and nothing before it', () => {
    expect(moveColumn(layout, columns, 'name', 3).order).toEqual(layout.order)
    expect(moveColumn(layout, columns, 'ctr', 0).order).toEqual(['name', 'ctr', 'type', 'size', 'clicks'])
  })
})

describe('columnStep', () => {
  it('skips hidden columns in both directions', () => {
    fc.assert(
      fc.property(anyFitted, fc.nat(20), ({ columns: some, layout: now }, pick) => {
        const shown = shownColumnIds(now)
        const id = shown[pick % shown.length] ?? ''
        const to = columnStep(now, some, id, 1)
        if (to === undefined) return
        const moved = moveColumn(now, some, id, to)
        expect(shownColumnIds(moved).indexOf(id)).toBe(shown.indexOf(id) + 1)
        const back = columnStep(moved, some, id, -1)
        expect(shownColumnIds(moveColumn(moved, some, id, back ?? -1))).toEqual(shown)
      }),
    )
  })

  it('is undefined at the ends', () => {
    expect(columnStep(layout, columns, 'type', -1)).toBeUndefined()
    expect(columnStep(layout, columns, 'ctr', 1)).toBeUndefined()
    expect(columnStep(showColumn(layout, columns, 'ctr', false), columns, 'clicks', 1)).toBeUndefined()
  })
})

it('hides all but fixed columns, and never the last one', () => {
  expect(canHideColumn(layout, columns, 'name')).toBe(false)
  const free = columns.map((column) => ({ ...column, fixed: false }))
  let now = defaultTableLayout(free)
  for (const { id } of free) now = showColumn(now, free, id, false)
  expect(shownColumnIds(now)).toEqual(['ctr'])
})

it('pins after the pinned columns, and unpins to the start of the others', () => {
  const pinned = pinColumn(pinColumn(layout, columns, 'ctr', true), columns, 'size', true)
  expect(pinned.order).toEqual(['name', 'ctr', 'size', 'type', 'clicks'])
  expect(pinColumn(pinned, columns, 'ctr', false).order).toEqual(['name', 'size', 'ctr', 'type', 'clicks'])
  expect(pinColumn(layout, columns, 'name', false)).toBe(layout)
})

it('sorts by one column, adds columns, reverses in place, and removes', () => {
  const one = sortColumn(layout, 'clicks', 'descending')
  const two = sortColumn(one, 'name', 'ascending', true)
  expect(two.sort.map(({ id }) => id)).toEqual(['clicks', 'name'])
  expect(sortColumn(two, 'clicks', 'ascending', true).sort).toEqual([
    { id: 'clicks', direction: 'ascending' },
    { id: 'name', direction: 'ascending' },
  ])
  expect(sortColumn(two, 'ctr', 'ascending').sort).toEqual([{ id: 'ctr', direction: 'ascending' }])
  expect(sortColumn(two, 'clicks', undefined).sort).toEqual([{ id: 'name', direction: 'ascending' }])
})

it('nests and reorders groups', () => {
  const two = groupColumn(groupColumn(layout, 'type', true), 'size', true)
  expect(two.groups).toEqual(['type', 'size'])
  expect(moveGroup(two, 'size', -1).groups).toEqual(['size', 'type'])
  expect(moveGroup(two, 'size', 1)).toBe(two)
  expect(groupColumn(two, 'type', false).groups).toEqual(['size'])
})

it('has one filter per column, replaced in place', () => {
  const one = filterColumn(layout, { id: 'type', kind: 'contains', text: 'video' })
  const two = filterColumn(one, { id: 'clicks', kind: 'between', min: 1 })
  const changed = filterColumn(two, { id: 'type', kind: 'oneOf', labels: ['Video'] })
  expect(changed.filters.map(({ id, kind }) => `${id} ${kind}`)).toEqual(['type oneOf', 'clicks between'])
  expect(unfilterColumn(changed, 'type').filters.map(({ id }) => id)).toEqual(['clicks'])
})
