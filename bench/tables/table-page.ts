import { framesDuring, heapBytes, offer, painted, root } from '../pages/page-runtime.ts'
import { expectedFirst, type TableData, tableData } from './table-data.ts'

/** A library as the bench sees it. */
export interface TableLibrary<Prepared> {
  /** Makes of the columns what it wants: counted by itself. */
  prepare: (data: TableData) => Prepared
  mount: (element: HTMLElement, prepared: Prepared) => void
  /** By spend, the most first. */
  sort: () => void
  /** Rows whose creative has `WORDS`, in the same order. */
  filter: () => void
  /** Campaigns with sums instead, in the same order; without it, the library groups only for money, or not at all. */
  group?: () => void
  /** What the first line says. */
  first: () => string
  /** What scrolls; without it nothing is drawn. */
  scroller?: () => HTMLElement | null
}

/** On a machine with other work, a million rows take some libraries minutes. */
const LIMIT = 240_000

/** Offers what is measured of a library. */
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
