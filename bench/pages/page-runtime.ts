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

/** Frames while `act` is done once a frame for some ms: the worst, and how many took more than 20 ms. */
export async function framesDuring(
  act: (progress: number) => void,
  duration = 3000,
): Promise<{ worst: number; over20: number; frames: number }> {
  let before = await nextFrame()
  const start = before
  const gaps: number[] = []
  while (before - start < duration) {
    act((before - start) / duration)
    const now = await nextFrame()
    gaps.push(now - before)
    before = now
  }
  // The first frames still carry what was done before.
  const counted = gaps.slice(3)
  return { worst: Math.max(...counted), over20: counted.filter((gap) => gap > 20).length, frames: counted.length }
}

/** Bytes that the page holds, after what is not needed was cleared. */
export function heapBytes(): number {
  globalThis.gc?.()
  return (performance as Performance & { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? 0
}
