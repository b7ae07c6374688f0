import { describePart, mount, settled } from '@placard/ui/testing'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { all, indexes, lines, one, until } from '../../testing/table-page.fixture.js'
import { type Placement, placementColumns, placements } from './data-table.fixture.js'
import { DataTable } from './data-table.js'

const rows = placements(2)
const shared = {
  label: 'Creatives',
  columns: placementColumns,
  rows,
  rowId: ({ id }: Placement) => id,
  defaultSort: { column: 'impressions', direction: 'descending' as const },
}

describePart('DataTable', (probe) => (
  <DataTable
    label="Creatives"
    title="Creatives"
    search="Search creatives"
    columnMenu
    csv={{ name: 'a.csv' }}
    columns={placementColumns}
    rows={rows.slice(0, 3)}
    {...probe}
  />
))

const ManyRows = () => (
  <DataTable
    {...shared}
    rows={manyRows}
    totalLabel={() => 'Total'}
    selection={{ selected: new Set(), onChange: () => {}, label: ({ id }) => id }}
  />
)
const manyRows = placements(100)

function SelectableTable({ onChange }: { onChange: (selected: ReadonlySet<string>) => void }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <DataTable
      {...shared}
      selection={{
        selected,
        label: ({ creative }) => creative,
        onChange: (next) => {
          setSelected(next)
          onChange(next)
        },
      }}
    />
  )
}

it('uses the index of a row without an id', async () => {
  const onChange = vi.fn()
  const selection = { selected: new Set<string>(), onChange, label: ({ creative }: Placement) => creative }
  await mount(<DataTable label="Creatives" columns={placementColumns} rows={rows} selection={selection} />)
  const [, second] = all('tr[data-line] [role=checkbox]')
  second?.click()
  expect(onChange).toHaveBeenCalledWith(new Set(['1']))
})

describe('virtual rows', () => {
  it('fill the viewport without gaps and have an aria-rowindex', async () => {
    await mount(<ManyRows />)
    const table = one('table')
    expect(table.getAttribute('aria-rowcount')).toBe('2002')
    expect(lines().length).toBeLessThan(60)
    expect(lines()[0]?.getAttribute('aria-rowindex')).toBe('2')
    const region = one('[data-slot=table-region]')
    for (const top of [300, 5_000, 40_000, 80_000, 1e6, 0]) {
      region.scrollTop = top
      await until(() => {
        const box = region.getBoundingClientRect()
        const [first, last] = [lines()[0]!.getBoundingClientRect(), lines().at(-1)!.getBoundingClientRect()]
        expect(first.top).toBeLessThanOrEqual(box.top + 37)
        expect(last.bottom).toBeGreaterThanOrEqual(box.bottom - 60)
        expect(indexes()).toEqual(indexes().map((_, place) => indexes()[0]! + place))
      })
    }
  })

  it('keep the focused line rendered outside of the viewport', async () => {
    await mount(<ManyRows />)
    const box = one<HTMLElement>('tr[data-line="3"] [role=checkbox]')
    box.focus()
    await settled()
    one('[data-slot=table-region]').scrollTop = 50_000
    await until(() => expect(indexes().at(-1)).toBeGreaterThan(1000))
    expect(document.activeElement).toBe(box)
    expect(indexes()[0]).toBe(3)
  })
})

describe('selection', () => {
  const boxes = () => all('[role=checkbox]')

  it('selects and clears a range with Shift and Space, selects all, and keeps the focus when cleared', async () => {
    const onChange = vi.fn<(selected: ReadonlySet<string>) => void>()
    await mount(<SelectableTable onChange={onChange} />)
    const order = [...rows].sort((a, b) => b.impressions - a.impressions).map(({ id }) => id)
    const last = () => [...(onChange.mock.lastCall?.[0] ?? [])].sort()
    boxes()[2]?.focus()
    await userEvent.keyboard(' ')
    expect(last()).toEqual([order[1]])
    expect(boxes()[0]?.getAttribute('aria-checked')).toBe('mixed')
    boxes()[5]?.focus()
    await userEvent.keyboard('{Shift>} {/Shift}')
    expect(last()).toEqual(order.slice(1, 5).sort())
    boxes()[3]?.focus()
    await userEvent.keyboard('{Shift>} {/Shift}')
    expect(last()).toEqual([order[1]])
    await userEvent.click(boxes()[0]!)
    expect(last()).toHaveLength(rows.length)
    const clear = all('button').find(({ textContent }) => textContent === 'Clear selection')
    await userEvent.click(clear!)
    expect(last()).toEqual([])
    expect(document.activeElement).toBe(boxes()[0])
  })

  it('selects all rows of a group', async () => {
    const onChange = vi.fn<(selected: ReadonlySet<string>) => void>()
    await mount(
      <DataTable
        {...shared}
        defaultGroups={['campaign']}
        selection={{ selected: new Set(), onChange, label: ({ creative }) => creative }}
      />,
    )
    await userEvent.click(one('[aria-label="Select all of City bikes"]'))
    const wanted = rows.filter(({ campaign }) => campaign === 'City bikes').map(({ id }) => id)
    expect([...(onChange.mock.lastCall?.[0] ?? [])].sort()).toEqual(wanted.sort())
  })
})

describe('content', () => {
  it('shows the sorted rows and their totals', async () => {
    await mount(<DataTable {...shared} totalLabel={() => 'Total'} />)
    const figures = (row: Element) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent)
    const en = (value: number) => value.toLocaleString('en-US')
    const rate = (some: Placement[]) => {
      const sum = (key: 'clicks' | 'impressions') => some.reduce((total, row) => total + row[key], 0)
      return `${((sum('clicks') / sum('impressions')) * 100).toFixed(2)}%`
    }
    const sorted = [...rows].sort((a, b) => b.impressions - a.impressions)
    expect(lines().map(figures)).toEqual(
      sorted.map((row) => [row.type, row.day, en(row.impressions), en(row.clicks), rate([row])]),
    )
    expect(figures(one('tfoot tr')).slice(2)).toEqual([
      en(rows.reduce((sum, { impressions }) => sum + impressions, 0)),
      en(rows.reduce((sum, { clicks }) => sum + clicks, 0)),
      rate(rows),
    ])
  })

  it('expands and collapses groups with arrow keys, all at once, and one of all', async () => {
    await mount(<DataTable {...shared} defaultGroups={['campaign', 'type']} />)
    expect(lines()).toHaveLength(4)
    const press = (name: string) =>
      all('button')
        .find(({ textContent }) => textContent?.includes(name))
        ?.click()
    press('Expand all')
    await settled()
    expect(lines()).toHaveLength(4 + 4 * 4 + rows.length)
    const group = one<HTMLElement>('[data-slot=data-table-group] button')
    group.focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(group).toHaveAttribute('aria-expanded', 'false')
    expect(lines()).toHaveLength(4 + 3 * 4 + (rows.length * 3) / 4)
    press('Expand all')
    await settled()
    press('Collapse all')
    await settled()
    expect(lines()).toHaveLength(4)
  })

  it('opens a row by its name, and expands its details with a button', async () => {
    const onRowOpen = vi.fn()
    await mount(<DataTable {...shared} onRowOpen={onRowOpen} renderDetail={({ day }) => <p>{`On ${day}`}</p>} />)
    const [details, name] = [...lines()[0]!.querySelectorAll('button')]
    details?.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(lines()[0]?.nextElementSibling?.textContent).toMatch(/^On 2025-10-0/)
    await userEvent.keyboard('{ArrowLeft}')
    expect(lines()[0]?.nextElementSibling).toBe(lines()[1])
    name?.focus()
    await userEvent.keyboard('{Enter}')
    expect(onRowOpen).toHaveBeenCalledOnce()
  })

  it('wraps a long name that opens its row to two lines on a phone', async () => {
    const named = rows.map((row) => ({ ...row, creative: 'City launch — 30 seconds, vertical, second cut' }))
    await mount(
      <div style={{ width: 360 }}>
        <DataTable {...shared} rows={named} onRowOpen={() => {}} />
      </div>,
    )
    const [button, range] = [one('tr[data-line] th button'), document.createRange()]
    range.selectNodeContents(button)
    expect(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size).toBeGreaterThan(1)
    expect(button.scrollWidth).toBeLessThanOrEqual(one('tr[data-line] th').clientWidth)
  })

  it('prints all lines up to a limit', async () => {
    await mount(<DataTable {...shared} rows={placements(75)} />)
    window.dispatchEvent(new Event('beforeprint'))
    await settled()
    expect(lines()).toHaveLength(1_000)
    expect(document.body.textContent).toContain('The first 1,000 of 1,500 lines are printed')
    window.dispatchEvent(new Event('afterprint'))
    await settled()
    expect(lines().length).toBeLessThan(60)
  })
})
