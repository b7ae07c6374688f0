import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyQuery, anyStore, COLUMNS } from '../../testing/table-queries.fixture.js'
import type { ColumnStore, TableQuery, TableView } from '../table-query/table-query.js'
import { createSyncEngine, readContent } from './table-engine.fixture.js'
import type { EngineColumn, ResultView } from './table-types.js'
import { createWorkerEngine } from './worker-engine.js'

const script = new URL('./table-worker.ts', import.meta.url)

/** Starts an engine whose worker is ready, and counts its queries. */
async function withWorker(store: ColumnStore, columns: readonly EngineColumn[]) {
  let queries = 0
  const worker = new Worker(script, { type: 'module' })
  const post = worker.postMessage.bind(worker)
  worker.postMessage = (message: { kind: string }, options?: StructuredSerializeOptions | Transferable[]) => {
    if (message.kind === 'query') queries += 1
    post(message, options as StructuredSerializeOptions)
  }
  const ready = new Promise<void>((resolve, reject) => {
    // This listener runs before the one of the engine.
    worker.addEventListener('message', () => setTimeout(resolve), { once: true })
    worker.addEventListener('error', () => reject(new Error('The worker does not start.')))
  })
  const engine = createWorkerEngine(store, columns, { start: () => worker })
  await ready
  return { engine, worker, queryCount: () => queries }
}

const words = Array.from({ length: 300 }, (_, place) => `Campaign ${place}`)
const large: ColumnStore = {
  length: 300_000,
  columns: {
    campaign: { labels: words, codes: Uint16Array.from({ length: 300_000 }, (_, row) => (row * 7919) % 300) },
    impressions: Float64Array.from({ length: 300_000 }, (_, row) => (row * 104_729) % 90_001),
    clicks: Uint32Array.from({ length: 300_000 }, (_, row) => (row * 31) % 777),
  },
}
const LARGE: EngineColumn[] = [
  { id: 'campaign', kind: 'text' },
  { id: 'impressions', kind: 'number', total: 'sum' },
  { id: 'clicks', kind: 'number', total: 'sum' },
  { id: 'ctr', kind: 'ratio', numerator: 'clicks', denominator: 'impressions', factor: 100 },
]
const BY_CTR: TableQuery = {
  filters: [{ id: 'impressions', kind: 'between', min: 100 }],
  sort: [{ id: 'ctr', direction: 'descending' }],
}
const GROUPED: TableQuery = { ...BY_CTR, groups: ['campaign'] }

/** Samples a view of many rows. */
const some = ({ length, found, totals, entryAt }: TableView) => ({
  length,
  found,
  totals,
  lines: Array.from({ length: Math.min(length, 500) }, (_, place) => entryAt(Math.floor((place * length) / 500))),
})

describe('createWorkerEngine', () => {
  it('returns the same as the engine on the main thread', async () => {
    await fc.assert(
      fc.asyncProperty(anyStore, fc.array(anyQuery, { minLength: 8, maxLength: 24 }), async (store, queries) => {
        const { engine } = await withWorker(store, COLUMNS)
        const expected = createSyncEngine(store, COLUMNS)
        for (const query of queries) {
          const view = await engine.view(query)
          expect(view && readContent(view)).toEqual(readContent(expected.view(query)))
        }
        engine.close()
      }),
      // Each run starts a worker, which loads its modules from the test server: seconds each on a busy machine.
      { numRuns: 3 },
    )
  })

  it('queries many rows in the worker without changing the columns of the page', async () => {
    const before = structuredClone(large)
    const { engine, queryCount } = await withWorker(large, LARGE)
    const expected = createSyncEngine(large, LARGE)
    for (const query of [BY_CTR, GROUPED]) {
      const view = await engine.view(query)
      expect(view && some(view)).toEqual(some(expected.view(query)))
    }
    expect(queryCount()).toBe(2)
    expect(large).toEqual(before)
    const open = engine.view({ ...GROUPED, expanded: 'all' })
    expect(open).not.toBeInstanceOf(Promise)
    expect(some(open as ResultView)).toEqual(some(expected.view({ ...GROUPED, expanded: 'all' })))
    expect(queryCount()).toBe(2)
    engine.close()
  })

  it('resolves a query to undefined if another one follows', async () => {
    const { engine } = await withWorker(large, LARGE)
    const answers = await Promise.all([
      engine.view(BY_CTR),
      engine.view({ search: 'campaign 7' }),
      engine.view(GROUPED),
    ])
    expect(answers.map((view) => view?.length)).toEqual([undefined, undefined, 300])
    const left = engine.view({})
    engine.close()
    expect(await left).toBeUndefined()
    expect(await engine.view(BY_CTR)).toBeUndefined()
  })

  it('runs a query once for several sets of expanded groups', async () => {
    const { engine, queryCount } = await withWorker(large, LARGE)
    const closed = engine.view(GROUPED)
    const open = await engine.view({ ...GROUPED, expanded: 'all' })
    expect([await closed, open?.length, queryCount()]).toEqual([undefined, (open?.found ?? 0) + 300, 1])
    engine.close()
  })

  it('rejects with the error of the worker', async () => {
    const { engine, worker } = await withWorker(large, LARGE)
    const failing = engine.view(BY_CTR)
    worker.onmessage?.(new MessageEvent('message', { data: { kind: 'failed', number: 1, message: 'No memory' } }))
    await expect(failing).rejects.toThrow('No memory')
    const view = await engine.view(GROUPED)
    expect(view?.length).toBe(300)
    engine.close()
  })

  const forbidden: [string, () => Worker][] = [
    [
      'throw',
      () => {
        throw new DOMException('Forbidden', 'SecurityError')
      },
    ],
    ['fail later', () => new Worker('data:text/plain,nothing', { type: 'module' })],
  ]
  it.each(forbidden)('runs on the main thread where workers %s, and lets the page paint', async (_, start) => {
    const engine = createWorkerEngine(large, LARGE, { start })
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
    })
    const view = await engine.view(GROUPED)
    clearInterval(timer)
    expect(view && some(view)).toEqual(some(createSyncEngine(large, LARGE).view(GROUPED)))
    expect(turns).toBeGreaterThan(0)
    engine.close()
  })

  it('runs the pending query on the main thread after the worker fails', async () => {
    const { engine, worker } = await withWorker(large, LARGE)
    const asked = engine.view(GROUPED)
    worker.onerror?.(new ErrorEvent('error'))
    expect((await asked)?.length).toBe(300)
    engine.close()
  })
})
