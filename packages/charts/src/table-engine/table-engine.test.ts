import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { naiveView } from './naive-table.fixture.js'
import { anyQuery, anyStore, COLUMNS, saidBy } from './table-engine.fixture.js'
import { type ColumnStore, createTableEngine, type TableQuery } from './table-engine.js'

const EMPTY: ColumnStore = {
  length: 0,
  columns: { name: { labels: [], codes: new Uint8Array() }, clicks: new Uint32Array() },
}
const NAMED = [
  { id: 'name', kind: 'text' as const },
  { id: 'clicks', kind: 'number' as const, total: 'sum' as const },
]

describe('createTableEngine', () => {
  it('answers every question as the plainest code on row objects does', () => {
    fc.assert(
      fc.property(anyStore, fc.array(anyQuery, { minLength: 1, maxLength: 4 }), (store, queries) => {
        // One engine for all, so that what it remembers of one question must not spoil the next.
        const engine = createTableEngine(store, COLUMNS)
        for (const query of queries) expect(saidBy(engine.view(query))).toEqual(naiveView(store, COLUMNS, query))
      }),
      { numRuns: 400 },
    )
  })
})
