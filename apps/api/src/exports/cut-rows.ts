/** Rows that are handed out sheet by sheet. */
export interface CutRows<T> {
  /** The rows of the next sheet. */
  next: () => AsyncGenerator<T[]>
  /** Whether any row is left. */
  hasMore: () => Promise<boolean>
}

/** Cuts portions of rows into as many as a sheet holds. */
export function cutRows<T>(portions: AsyncIterable<T[]>, rowsPerSheet: number): CutRows<T> {
  const iterator = portions[Symbol.asyncIterator]()
  let rest: T[] | undefined = []
  async function hasMore(): Promise<boolean> {
    while (rest?.length === 0) {
      const { done, value } = await iterator.next()
      rest = done ? undefined : value
    }
    return rest !== undefined
  }
  return {
    hasMore,
    async *next() {
      for (let left = rowsPerSheet; left > 0 && (await hasMore()); ) {
        const taken: T[] = rest?.slice(0, left) ?? []
        rest = rest?.slice(taken.length)
        left -= taken.length
        yield taken
      }
    },
  }
}
