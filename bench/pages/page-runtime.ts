/** Tasks that a page can run, by name. */
export type Tasks = Record<string, (argument: never) => Promise<unknown>>

declare global {
  var offered: Tasks | undefined
  var gc: (() => void) | undefined
}

/** Registers the tasks of this page for the harness. */
export function offer(tasks: Tasks): void {
  globalThis.offered = tasks
}

/** Returns the element that a library renders into, 1200 × 640 px. */
export const root = (): HTMLElement => document.querySelector<HTMLElement>('#root') ?? document.body

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

/** Waits for the result of `find`, and a second longer, so that deferred work is finished too. */
export async function appeared<Found>(find: () => Found | null | undefined): Promise<Found> {
  while (find() == null) await nextFrame()
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const found = find()
  if (found == null) throw new Error('The element disappeared.')
  return found
}

/** Resolves after the current frame has been submitted. */
async function afterFrame(): Promise<void> {
  await nextFrame()
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(0)
  })
}

/** Returns the time from calling `act` to the frame in which `ready` is true, in ms. Throws after `limit` ms. */
export async function painted(act: () => unknown, ready: () => boolean, limit = 60_000): Promise<number> {
  await afterFrame()
  const start = performance.now()
  act()
  while (!ready()) {
    if (performance.now() - start > limit) throw new Error('The page was not ready in time.')
    await nextFrame()
  }
  await afterFrame()
  return performance.now() - start
}

export interface Frames {
  /** Duration of the longest frame, in ms. */
  worst: number
  /** 95th percentile of the frames' durations, in ms. */
  p95: number
  /** Number of frames longer than 20 ms. */
  over20: number
  frames: number
}

function countFrames(gaps: readonly number[]): Frames {
  // The first frames still contain earlier work.
  const counted = gaps.slice(3)
  const ordered = counted.toSorted((one, other) => one - other)
  return {
    worst: Math.max(...counted),
    p95: ordered[Math.ceil(ordered.length * 0.95) - 1] ?? 0,
    over20: counted.filter((gap) => gap > 20).length,
    frames: counted.length,
  }
}

/** Records frames while `act` is called once per frame. */
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

/** Tasks that record frames while the harness moves the pointer. */
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

/** Returns the heap size in bytes after a garbage collection. */
export function heapBytes(): number {
  globalThis.gc?.()
  return (performance as Performance & { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? 0
}
