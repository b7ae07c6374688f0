import { framesDuring, heapBytes, offer, painted, root } from '../pages/page-runtime.ts'
import { expectedFirst, type TableData, tableData } from './table-data.ts'

/** A table library, driven by the benchmark. */
export interface TableLibrary<Prepared> {
  /** Converts the columns to the format of the library; measured separately. */
  prepare: (data: TableData) => Prepared
  mount: (element: HTMLElement, prepared: Prepared) => void
  /** Sorts by spend, descending. */
  sort: () => void
  /** Filters to rows whose creative contains `WORDS`, still sorted. */
  filter: () => void
  /** Groups by campaign with sums, still sorted; undefined if the library cannot group, or only in a paid version. */
  group?: () => void
  /** Returns the text of the first row. */
  first: () => string
  /** Returns the scroll container; undefined if the entry renders nothing. */
  scroller?: () => HTMLElement | null
}

/** Timeout of a step in ms: on a busy machine, some libraries need minutes for a million rows. */
const LIMIT = 240_000

/** Registers the measurements of a library. */
export function offerTable<Prepared>(library: TableLibrary<Prepared>): void {
  const show = async (count: number) => {
    const data = tableData(count)
    const expected = expectedFirst(data)
    const before = heapBytes()
    const start = performance.now()
    const prepared = library.prepare(data)
    const convert = performance.now() - start
    const says = (words: string) => () => library.first().replaceAll(',', '').includes(words)
    const mount = await painted(() => library.mount(root(), prepared), says(expected.mount), LIMIT)
    return { before, convert, mount, expected, says }
  }
  offer({
    async steps(count: number) {
      const { before, convert, mount, expected, says } = await show(count)
      const sort = await painted(library.sort, says(expected.sort), LIMIT)
      const filter = await painted(library.filter, says(expected.filter), LIMIT)
      const group = library.group && (await painted(library.group, says(expected.group), LIMIT))
      return { convert, mount, sort, filter, group, heap: (heapBytes() - before) / 1e6 }
    },
    async scroll(count: number) {
      await show(count)
      await new Promise((resolve) => setTimeout(resolve, 500))
      const box = library.scroller?.()
      if (!box) return undefined
      return framesDuring(() => {
        box.scrollTop += 240
      })
    },
  })
}
