import { NOTHING_SAVED } from '@placard/domain/internal/table-layout'
import { mount, settled } from '@placard/ui/testing'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ColumnFilter, ColumnSort } from '../table-query/table-query.js'
import { layoutStore } from './layout-store.js'
import { type LayoutColumn, type TableLayoutOptions, type TableLayoutState, useTableLayout } from './table-layout.js'

const columns: LayoutColumn[] = [
  { id: 'name', header: 'Creative' },
  { id: 'type', header: 'Type' },
  { id: 'clicks', header: 'Clicks', kind: 'number' },
]

let key = ''
let runs = 0
const state: { current: TableLayoutState } = { current: undefined as never }

function Table(props: Partial<TableLayoutOptions>) {
  state.current = useTableLayout({ columns, ...props })
  return <output>{state.current.layout.groups.join()}</output>
}

const act = async (what: (now: TableLayoutState) => void) => {
  what(state.current)
  await settled()
}
const stored = () => JSON.parse(localStorage.getItem(`placard:table:${key}`) ?? 'null')

beforeEach(() => {
  runs += 1
  key = `test-${runs}`
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

it('equals the query of the engine', () => {
  const { layout } = { ...state.current, layout: { sort: [], filters: [] } } as unknown as TableLayoutState
  const asked: { sort: readonly ColumnSort[]; filters: readonly ColumnFilter[] } = layout
  expect(asked).toBeDefined()
})

describe('a stored layout', () => {
  it('is restored, and stores only what differs from the defaults', async () => {
    await mount(<Table layoutKey={key} />)
    expect(state.current.isDefault).toBe(true)
    await act(({ change }) => change({ groups: ['type'] }))
    expect(state.current.isDefault).toBe(false)
    expect(stored()).toEqual({ version: 1, layout: { groups: ['type'] }, views: [] })
    await mount(<Table layoutKey={key} />)
    expect(state.current.layout.groups).toEqual(['type'])
    await act(({ reset }) => reset())
    expect(state.current.isDefault).toBe(true)
    expect(stored()).toBeNull()
  })

  it('applies two changes in a row', async () => {
    await mount(<Table layoutKey={key} />)
    await act(({ change }) => {
      change(({ hidden }) => ({ hidden: [...hidden, 'type'] }))
      change(({ hidden }) => ({ hidden: [...hidden, 'clicks'] }))
    })
    expect(state.current.layout.hidden).toEqual(['type', 'clicks'])
  })

  it('keeps its identity until it changes', async () => {
    const { rerender } = await mount(<Table layoutKey={key} columns={[...columns]} defaults={{ groups: ['type'] }} />)
    const { layout, change } = state.current
    await rerender(<Table layoutKey={key} columns={[...columns]} defaults={{ groups: ['type'] }} />)
    expect(state.current.layout).toBe(layout)
    expect(state.current.change).toBe(change)
  })

  it('falls back from invalid data, and follows other tables and tabs', async () => {
    localStorage.setItem(`placard:table:${key}`, '{"version":1,"layout":{"groups":"type"}}')
    const { container } = await mount(
      <>
        <Table layoutKey={key} />
        <Table layoutKey={key} />
      </>,
    )
    expect(state.current.isDefault).toBe(true)
    await act(({ change }) => change({ groups: ['type'] }))
    expect(container.textContent).toBe('typetype')
    const text = JSON.stringify({ ...NOTHING_SAVED, layout: { groups: ['name'] } })
    localStorage.setItem(`placard:table:${key}`, text)
    window.dispatchEvent(new StorageEvent('storage', { key: `placard:table:${key}` }))
    await settled()
    expect(container.textContent).toBe('namename')
  })

  it('lasts until the page is left if storage is full or blocked', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await mount(<Table layoutKey={key} />)
    await act(({ change }) => change({ groups: ['type'] }))
    expect(state.current.layout.groups).toEqual(['type'])
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('private', 'SecurityError')
    })
    expect(layoutStore(`${key}-other`).read()).toBe(NOTHING_SAVED)
    await act(({ change }) => change({ groups: [] }))
    expect(state.current.layout.groups).toEqual([])
  })

  it('is the default in server markup', async () => {
    localStorage.setItem(`placard:table:${key}`, '{"version":1,"layout":{"groups":["type"]},"views":[]}')
    expect(renderToString(<Table layoutKey={key} />)).toBe('<output></output>')
  })
})

describe('a controlled layout', () => {
  it('reports complete changes, and stores nothing', async () => {
    const onLayoutChange = vi.fn()
    await mount(<Table layoutKey={key} layout={{ groups: ['type'] }} onLayoutChange={onLayoutChange} />)
    expect(state.current.layout.order).toEqual(['name', 'type', 'clicks'])
    await act(({ change }) => change({ hidden: ['clicks'] }))
    expect(onLayoutChange).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ groups: ['type'], hidden: ['clicks'] }),
    )
    expect(state.current.layout.hidden).toEqual([])
    expect(stored()).toBeNull()
  })

  it('does not report changes without effect', async () => {
    const onLayoutChange = vi.fn()
    await mount(<Table layout={{}} onLayoutChange={onLayoutChange} />)
    await act(({ change }) => change({ groups: ['clicks', 'gone'], hidden: ['name'] }))
    expect(onLayoutChange).not.toHaveBeenCalled()
  })

  it('applies a stored view', async () => {
    const onLayoutChange = vi.fn()
    const table = (groups: string[]) => <Table layoutKey={key} layout={{ groups }} onLayoutChange={onLayoutChange} />
    const { rerender } = await mount(table(['type']))
    await act(({ views }) => views.save('By type'))
    expect(stored().views).toEqual([{ name: 'By type', layout: { groups: ['type'] } }])
    await rerender(table([]))
    expect(state.current.views).toMatchObject({ names: ['By type'], applied: 'By type', isEdited: true })
    await act(({ views }) => views.apply('By type'))
    expect(onLayoutChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ groups: ['type'] }))
  })
})

it('restores a deleted view, and keeps later changes', async () => {
  await mount(<Table layoutKey={key} />)
  await act(({ views }) => views.save('One'))
  await act(({ views }) => views.save('Two'))
  let undo = () => {}
  await act(({ views }) => {
    undo = views.remove('One')
    views.save('Three')
  })
  expect(state.current.views.names).toEqual(['Two', 'Three'])
  await act(undo)
  expect(state.current.views.names).toEqual(['One', 'Two', 'Three'])
})
