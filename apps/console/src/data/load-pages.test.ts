import { expect, it, vi } from 'vitest'
import { loadPages } from './load-pages.js'

it('keeps the newest version of a row that moved to another page while the list was loading', async () => {
  const pages: Record<string, { id: string; name: string }[]> = {
    '1 of 2': [
      { id: 'a', name: 'old name' },
      { id: 'b', name: 'B' },
    ],
    '1 of 3': [
      { id: 'b', name: 'B' },
      { id: 'c', name: 'C' },
      { id: 'd', name: 'D' },
    ],
    '2 of 3': [{ id: 'a', name: 'new name' }],
  }
  const ask = vi.fn(async (page: number, size: number) => ({
    data: pages[`${page} of ${size}`] ?? [],
    pagination: { total: 4 },
  }))
  const rows = await loadPages({ ask, firstSize: 2, restSize: 3, onPart: () => {} })
  expect(rows).toHaveLength(4)
  expect(rows.find(({ id }) => id === 'a')?.name).toBe('new name')
})
