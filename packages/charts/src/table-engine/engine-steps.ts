/** Work that may be left after each step and taken up again, so that a page or a worker hears other things meanwhile. */
export type Steps<Result> = Generator<void, Result, void>

/** How many rows a step goes through: about a millisecond's work. */
export const STEP_ROWS = 1 << 17

/** All of the work at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  let next = steps.next()
  while (!next.done) next = steps.next()
  return next.value
}

/** Lets everything else have its turn. Timers would wait four milliseconds each. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

/** The work in slices of some milliseconds; `undefined` as soon as nobody wants it any more. */
export async function inSlices<Result>(
  steps: Steps<Result>,
  { milliseconds, wanted }: { milliseconds: number; wanted: () => boolean },
): Promise<Result | undefined> {
  for (;;) {
    const end = performance.now() + milliseconds
    do {
      const next = steps.next()
      if (next.done) return next.value
    } while (performance.now() < end)
    await pause()
    if (!wanted()) return undefined
  }
}
