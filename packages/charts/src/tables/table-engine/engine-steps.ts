/** Work that can pause after each step, so that the thread handles other events in between. */
export type Steps<Result> = Generator<void, Result, void>

/** Rows per step: about a millisecond of work. */
export const STEP_ROWS = 1 << 17

/** Runs all steps at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  let next = steps.next()
  while (!next.done) next = steps.next()
  return next.value
}

/** Waits for other events. Timers would wait at least four milliseconds. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

/** Runs the steps in slices of some milliseconds. Resolves to undefined once `wanted` returns false. */
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
