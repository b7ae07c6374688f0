import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyQuery, anyStore, COLUMNS, saidBy } from './table-engine.fixture.js'
import {
  type ColumnStore,
  createTableEngine,
  type EngineColumn,
  loadWorkerEngine,
  openEngine,
  type TableQuery,
  type TableView,
  WORKER_ROWS,
} from './table-engine.js'

const { createWorkerEngine } = await loadWorkerEngine()
const questionKey = ({ expanded: _, ...query }: TableQuery) => JSON.stringify(query)
const script = new URL('./table-worker.ts', import.meta.url)

/** An engine whose worker has been heard of, and how many questions it was asked. */
async function withWorker(store: ColumnStore, columns: readonly EngineColumn[]) {
  let asked = 0
  const worker = new Worker(script, { type: 'module' })
  const post = worker.postMessage.bind(worker)
  worker.postMessage = (message: { kind: string }, options?: StructuredSerializeOptions | Transferable[]) => {
    if (message.kind === 'ask') asked += 1
    post(message, options as StructuredSerializeOptions)
  }
  const ready = new Promise<void>((resolve, reject) => {
    // Heard before the engine hears it: its turn comes first.
    worker.addEventListener('message', () => setTimeout(resolve), { once: true })
    worker.addEventListener('error', () => reject(new Error('The worker does not start.')))
  })
  const engine = createWorkerEngine(store, columns, { start: () => worker, questionKey })
  await ready
  return { engine, worker, asked: () => asked }
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

/** Enough of a view of many rows to tell it from others. */
const some = ({ length, found, totals, entryAt }: TableView) => ({
  length,
  found,
  totals,
  lines: Array.from({ length: Math.min(length, 500) }, (_, place) => entryAt(Math.floor((place * length) / 500))),
})

describe('createWorkerEngine', () => {
  it('answers as the engine does that answers at once', async () => {
    await fc.assert(
      fc.asyncProperty(anyStore, fc.array(anyQuery, { minLength: 2, maxLength: 6 }), async (store, queries) => {
        const { engine } = await withWorker(store, COLUMNS)
        const expected = createTableEngine(store, COLUMNS)
        for (const query of queries) {
          const view = await engine.view(query)
          expect(view && saidBy(view)).toEqual(saidBy(expected.view(query)))
        }
        engine.close()
      }),
      { numRuns: 12 },
    )
  })

  it('answers about many rows in the worker, and leaves the columns of the page as they are', async () => {
    const before = structuredClone(large)
    const { engine, asked } = await withWorker(large, LARGE)
    const expected = createTableEngine(large, LARGE)
    for (const query of [BY_CTR, GROUPED]) {
      const view = await engine.view(query)
      expect(view && some(view)).toEqual(some(expected.view(query)))
    }
    expect(asked()).toBe(2)
    expect(large).toEqual(before)
    const open = engine.view({ ...GROUPED, expanded: 'all' })
    expect(open).not.toBeInstanceOf(Promise)
    expect(some(open as TableView)).toEqual(some(expected.view({ ...GROUPED, expanded: 'all' })))
    expect(asked()).toBe(2)
    engine.close()
  })

  it('drops the answers to questions that another one followed', async () => {
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

  it('answers the same question with other groups open once', async () => {
    const { engine, asked } = await withWorker(large, LARGE)
    const closed = engine.view(GROUPED)
    const open = await engine.view({ ...GROUPED, expanded: 'all' })
    expect([await closed, open?.length, asked()]).toEqual([undefined, (open?.found ?? 0) + 300, 1])
    engine.close()
  })

  it('says what went wrong in the worker', async () => {
    const { engine, worker } = await withWorker(large, LARGE)
    const failing = engine.view(BY_CTR)
    worker.onmessage?.(new MessageEvent('message', { data: { kind: 'failed', question: 1, message: 'No memory' } }))
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
    ['say so later', () => new Worker('data:text/plain,nothing', { type: 'module' })],
  ]
  it.each(forbidden)('answers on the page where workers %s, and lets the page draw meanwhile', async (_, start) => {
    const engine = createWorkerEngine(large, LARGE, { start, questionKey })
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
    })
    const view = await engine.view(GROUPED)
    clearInterval(timer)
    expect(view && some(view)).toEqual(some(createTableEngine(large, LARGE).view(GROUPED)))
    expect(turns).toBeGreaterThan(0)
    engine.close()
  })

  it('answers on the page what a worker that dies was asked', async () => {
    const { engine, worker } = await withWorker(large, LARGE)
    const asked = engine.view(GROUPED)
    worker.onerror?.(new ErrorEvent('error'))
    expect((await asked)?.length).toBe(300)
    engine.close()
  })
})

describe('openEngine', () => {
  const names = (length: number): ColumnStore => ({
    length,
    columns: { name: { labels: ['b', 'a'], codes: Uint8Array.from({ length }, (_, row) => row % 2) } },
  })
  const NAME: EngineColumn[] = [{ id: 'name', kind: 'text' }]
  const query: TableQuery = { sort: [{ id: 'name', direction: 'ascending' }] }

  it("starts this package's worker, and none for few rows", async () => {
    const started: Worker[] = []
    let resolve = (_: unknown) => {}
    const ready = new Promise<unknown>((done) => {
      resolve = done
    })
    const { Worker: Native } = globalThis
    globalThis.Worker = class extends Native {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        started.push(this)
        this.addEventListener('message', ({ data }) => resolve(data))
      }
    }
    try {
      expect(openEngine(names(WORKER_ROWS - 1), NAME).view(query)).toHaveProperty('found', WORKER_ROWS - 1)
      await loadWorkerEngine()
      expect(started).toEqual([])
      const many = openEngine(names(WORKER_ROWS), NAME)
      expect(await ready).toEqual({ kind: 'ready' })
      many.close()
    } finally {
      globalThis.Worker = Native
    }
  })

  it('answers at once about few rows and later about many', async () => {
    const few = openEngine(names(WORKER_ROWS - 1), NAME)
    expect(few.view(query)).toMatchObject({ length: WORKER_ROWS - 1 })
    few.close()
    const many = openEngine(names(WORKER_ROWS), NAME)
    const dropped = many.view({})
    const later = many.view(query)
    expect(later).toBeInstanceOf(Promise)
    const view = await later
    expect([await dropped, view?.rowAt(0), view?.rowAt(WORKER_ROWS - 1)]).toEqual([undefined, 1, WORKER_ROWS - 2])
    many.close()
    expect(await many.view({ search: 'a' })).toBeUndefined()
    expect(() => openEngine(names(WORKER_ROWS), [{ id: 'gone', kind: 'text' }])).toThrow('gone')
  })
})
