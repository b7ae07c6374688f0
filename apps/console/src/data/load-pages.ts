/** A page of a long list, as the API answers it. */
interface Page<Row> {
  data: Row[]
  pagination?: { total: number } | undefined
}

/** How a long list is loaded. */
export interface LoadPagesOptions<Row> {
  /** Asks for a page, the first being 1, of so many rows. */
  ask: (page: number, size: number) => Promise<Page<Row>>
  /** Rows of the first page: what a screen begins with. */
  firstSize: number
  /** Rows of the pages that bring the rest. */
  restSize: number
  /** Gets what is there so far, and how many there will be, while more is on its way. */
  onPart: (rows: Row[], of: number) => void
}

/** So many calls at once bring the rest of a long list. */
const AT_ONCE = 3

/** A small page at once, then the rest by large ones. */
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
  for (let next = 1; next <= pages; next += AT_ONCE) {
    onPart([...found.values()], total)
    const numbers = Array.from({ length: Math.min(AT_ONCE, pages - next + 1) }, (_, index) => next + index)
    const answers = await Promise.all(numbers.map((number) => ask(number, restSize)))
    // One that was changed meanwhile may have moved to an earlier page, and another one comes twice.
    for (const answer of answers) for (const row of answer.data) found.set(row.id, row)
  }
  return [...found.values()]
}
