import { pMapIterable } from 'p-map'

interface Page<Row> {
  data: Row[]
  pagination?: { total: number } | undefined
}

export interface LoadPagesOptions<Row> {
  /** Requests a page of at most `size` rows; the first page is 1. */
  ask: (page: number, size: number) => Promise<Page<Row>>
  /** Number of rows of the first request, which a screen begins with. */
  firstSize: number
  /** Number of rows of the requests for the rest. */
  restSize: number
  /** Called with the rows so far and their total number, as long as more are loading. */
  onPart: (rows: Row[], total: number) => void
}

/** Number of pages that are requested at the same time. */
const CONCURRENCY = 3

/** Loads a long list: a small page first, then the rest in large ones. */
export async function loadPages<Row extends { id: string }>({
  ask,
  firstSize,
  restSize,
  onPart,
}: LoadPagesOptions<Row>): Promise<Row[]> {
  const { data, pagination } = await ask(1, firstSize)
  const { total = data.length } = pagination ?? {}
  const found = new Map(data.map((row) => [row.id, row]))
  const pages = total > data.length ? Math.ceil(total / restSize) : 0
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
  const load = async (page: number) => (await ask(page, restSize)).data
  if (pages > 0) onPart([...found.values()], total)
  let loaded = 0
  for await (const rows of pMapIterable(numbers, load, { concurrency: CONCURRENCY })) {
    // A row that changed meanwhile may have moved to another page and arrive twice: the later one is newer.
    for (const row of rows) found.set(row.id, row)
    loaded += 1
    if (loaded < pages) onPart([...found.values()], total)
  }
  return [...found.values()]
}
