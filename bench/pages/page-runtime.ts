/** What a page of the bench can be asked to do, by name. */
export type Tasks = Record<string, (argument: never) => Promise<unknown>>

declare global {
  var offered: Tasks | undefined
  var gc: (() => void) | undefined
}

/** Tells the harness what this page can do. */
export function offer(tasks: Tasks): void {
  globalThis.offered = tasks
}

/** The element that a library draws in: 1200 by 640 px. */
export const root = (): HTMLElement => document.querySelector<HTMLElement>('#root') ?? document.body

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

/** What `find` finds, a second after it appeared: by then, what was left for idle moments is done too. */
export async function appeared<Found>(find: () => Found | null | undefined): Promise<Found> {
  while (find() == null) await nextFrame()
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const found = find()
  if (found == null) throw new Error('it went away')
  return found
}

/** The moment after the frame that is being made has been handed over. */
async function afterFrame(): Promise<void> {
  await nextFrame()
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(0)
  })
}

/** How long it takes from an act to the frame in which `ready` holds, in ms. Throws after `limit` ms. */
export async function painted(act: () => unknown, ready: () => boolean, limit = 60_000): Promise<number> {
  await afterFrame()
  const start = performance.now()
  act()
  while (!ready()) {
    if (performance.now() - start > limit) throw new Error('was not ready in time')
    await nextFrame()
  }
  await afterFrame()
  return performance.now() - start
}

export interface Frames {
  /** The longest, in ms. */
  worst: number
  /** How many took more than 20 ms. */
  over20: number
  frames: number
}

function countFrames(gaps: readonly number[]): Frames {
  // The first frames still carry what was done before.
  const counted = gaps.slice(3)
  return { worst: Math.max(...counted), over20: counted.filter((gap) => gap > 20).length, frames: counted.length }
}

/** Frames while `act` is done once a frame for some ms. */
export async function framesDuring(act: (progress: number) => void, duration = 3000): Promise<Frames> {
  let before = await nextFrame()
  const start = before
  const gaps: number[] = []
  while (before - start < duration) {
    act((before - start) / duration)
    const now = await nextFrame()
    gaps.push(now - before)
    before = now
  }
  return countFrames(gaps)
}

/** Tasks that record frames while somebody else moves the pointer. */
export function frameRecorder() {
  let gaps: number[] | undefined
  return {
    async record() {
      const mine: number[] = []
      gaps = mine
      let before = await nextFrame()
      const next = (now: number) => {
        if (gaps !== mine) return
        mine.push(now - before)
        before = now
        requestAnimationFrame(next)
      }
      requestAnimationFrame(next)
    },
    async recorded() {
      const counted = countFrames(gaps ?? [])
      gaps = undefined
      return counted
    },
  }
}

/** Bytes that the page holds, after what is not needed was cleared. */
export function heapBytes(): number {
  globalThis.gc?.()
  return (performance as Performance & { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? 0
}
