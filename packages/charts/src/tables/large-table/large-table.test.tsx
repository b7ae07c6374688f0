import { describePart, mount, settled } from '@placard/ui/testing'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { all, indexes, lines, one, until } from '../../testing/table-page.fixture.js'
import { manyColumns, manyRows } from './large-table.fixture.js'
import { LargeTable, type LargeTableProps } from './large-table.js'

const isReady = () => until(() => expect(one('[data-slot=data-table]').getAttribute('aria-busy')).toBeNull())
const press = (name: string) =>
  all('button')
    .find(({ textContent }) => textContent?.includes(name))
    ?.click()

const store = manyRows(2_000)
const ManyRows = (props: Partial<LargeTableProps<number>>) => (
  <LargeTable label="Placements" columns={manyColumns} store={store} totalLabel={() => 'Total'} {...props} />
)

describePart(
  'LargeTable',
  (probe) => (
    <LargeTable
      label="Placements"
      title="Placements"
      search="Search placements"
      columnMenu
      csv={{ name: 'a.csv' }}
      columns={manyColumns}
      store={manyRows(3)}
      {...probe}
    />
  ),
  { slot: 'data-table' },
)

it('sorts in one worker, and keeps the previous rows until the result is ready', async () => {
  const start = vi.spyOn(globalThis, 'Worker')
  await mount(<ManyRows store={manyRows(60_000)} />)
  await until(() => expect(lines().length).toBeGreaterThan(5))
  const before = lines()[0]?.textContent
  one<HTMLElement>('th[data-column=clicks] button').click()
  await settled()
  expect(lines().length).toBeGreaterThan(5)
  await until(() => expect(lines()[0]?.textContent).not.toBe(before))
  await isReady()
  const clicks = lines().map((line) => Number(line.querySelectorAll('td')[4]?.textContent?.replaceAll(',', '')))
  expect(clicks).toEqual([...clicks].sort((a, b) => b - a))
  expect(start).toHaveBeenCalledOnce()
  start.mockRestore()
})

it('takes row objects as well, with their ids', async () => {
  const rows = ['Autumn', 'Spring', 'Winter'].map((name, index) => ({ id: `id-${index}`, name, clicks: index * 7 }))
  const onChange = vi.fn()
  await mount(
    <LargeTable
      label="Seasons"
      rows={rows}
      rowId={({ id }) => id}
      columns={[
        { id: 'name', header: 'Name', value: ({ name }) => name },
        { id: 'clicks', header: 'Clicks', total: 'sum', value: ({ clicks }) => clicks },
      ]}
      defaultSort={{ column: 'clicks', direction: 'descending' }}
      totalLabel={(shown) => `Total, ${shown}`}
      selection={{ selected: new Set(), onChange, label: ({ name }) => name }}
    />,
  )
  await until(() => expect(lines().map(({ textContent }) => textContent)).toEqual(['Winter14', 'Spring7', 'Autumn0']))
  expect(one('tfoot').textContent).toBe('Total, 321')
  one('[aria-label="Select Spring"]').click()
  expect(onChange).toHaveBeenCalledWith(new Set(['id-1']))
})

it('reaches the last line of more than an element can contain, and scrolls in small steps from there', async () => {
  const count = 400_000
  const tall = {
    length: count,
    columns: {
      name: { labels: ['A', 'B'], codes: new Uint8Array(count) },
      place: Uint32Array.from({ length: count }, (_, row) => row),
    },
  }
  await mount(
    <LargeTable
      label="Many"
      store={tall}
      columns={[
        { id: 'name', header: 'Name', kind: 'text' },
        { id: 'place', header: 'Place', kind: 'number' },
      ]}
    />,
  )
  await until(() => expect(lines().length).toBeGreaterThan(5))
  const region = one('[data-slot=table-region]')
  expect(region.scrollHeight).toBeLessThan(16_000_000)
  region.scrollTop = region.scrollHeight
  await until(() => expect(indexes().at(-1)).toBe(count - 1))
  const bottom = lines().at(-1)!.getBoundingClientRect().bottom
  expect(Math.abs(bottom - region.getBoundingClientRect().bottom)).toBeLessThan(3)
  region.scrollTop = region.scrollHeight / 2
  await until(() => expect(Math.abs((indexes()[0] ?? 0) - count / 2)).toBeLessThan(60))
  const before = one(`tr[data-line="${indexes()[20]}"]`)
  const top = before.getBoundingClientRect().top
  region.scrollTop += 100
  await settled()
  expect(top - before.getBoundingClientRect().top).toBeCloseTo(100, 0)
})

it('collapses one group after all were expanded', async () => {
  await mount(<ManyRows columnMenu defaultGroups={['type']} />)
  await until(() => expect(all('[data-slot=data-table-group]')).toHaveLength(4))
  press('Expand all')
  await until(() => expect(one('table').getAttribute('aria-rowcount')).toBe('2006'))
  const group = one<HTMLElement>('[data-slot=data-table-group] button')
  const count = Number(/([\d,]+)$/.exec(group.textContent ?? '')?.[1])
  group.focus()
  await userEvent.keyboard('{ArrowLeft}')
  await until(() => expect(one('table').getAttribute('aria-rowcount')).toBe(String(2006 - count)))
  expect(group).toHaveAttribute('aria-expanded', 'false')
})

interface SelectableTableProps extends Pick<LargeTableProps<number>, 'layout'> {
  onSelected: (ids: string[]) => void
}

function SelectableTable({ onSelected, layout }: SelectableTableProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <ManyRows
      layout={layout}
      selection={{
        selected,
        label: (row) => `Row ${row}`,
        onChange: (next) => {
          setSelected(next)
          onSelected([...next])
        },
      }}
    />
  )
}

it('selects rows, ranges, all rows and those of a group', async () => {
  const onSelected = vi.fn<(ids: string[]) => void>()
  const { rerender } = await mount(<SelectableTable onSelected={onSelected} />)
  await isReady()
  const boxes = () => all('[role=checkbox]')
  const last = () => onSelected.mock.lastCall?.[0]
  boxes()[2]?.focus()
  await userEvent.keyboard(' ')
  expect(last()).toEqual(['1'])
  expect(boxes()[0]?.getAttribute('aria-checked')).toBe('mixed')
  boxes()[5]?.focus()
  await userEvent.keyboard('{Shift>} {/Shift}')
  expect(last()).toEqual(['1', '2', '3', '4'])
  boxes()[0]?.click()
  await settled()
  expect(last()).toHaveLength(2_000)
  boxes()[0]?.click()
  await settled()
  expect(last()).toEqual([])
  await rerender(<SelectableTable onSelected={onSelected} layout={{ groups: ['type'] }} />)
  await until(() => expect(all('[data-slot=data-table-group]')).toHaveLength(4))
  one('[aria-label="Select all of VAST"]').click()
  await settled()
  const { labels, codes } = store.columns.type as { labels: string[]; codes: Uint16Array }
  const expected = Array.from(codes.keys(), String).filter((row) => labels[codes[Number(row)]!] === 'VAST')
  expect([...(last() ?? [])].sort()).toEqual(expected.sort())
  await until(() => expect(one('[aria-label="Select all of VAST"]').getAttribute('aria-checked')).toBe('true'))
})

it('shows why a store cannot be queried', async () => {
  const columns = [...manyColumns, { id: 'spend', header: 'Spend', kind: 'number' as const }]
  await mount(<ManyRows columns={columns} defaultSort={{ column: 'clicks', direction: 'descending' }} />)
  await until(() => expect(one('[data-slot=data-table]').dataset.state).toBe('error'))
  expect(document.body.textContent).toContain('The store has no column "spend".')
})
