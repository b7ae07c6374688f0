import type { TestContext } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Console error of the first attempt. */
    complaint?: string
  }
}

/** Browser warning that occurs at random under load. */
const REMARK = 'ResizeObserver loop completed with undelivered notifications'

/** Records console errors from now on. */
export function hearComplaints({ isNoise = () => false }: { isNoise?: (complaint: string) => boolean } = {}) {
  const { error } = console
  let heard: string[] = []
  const complain = (...said: unknown[]) => {
    const complaint = said.map(String).join(' ')
    if (!complaint.includes(REMARK) && !isNoise(complaint)) heard.push(complaint)
    error(...said)
  }
  console.error = complain
  return {
    /**
     * Throws if there were errors since the last call, or in the first attempt of the test: React logs a warning only
     * once, so a retry would pass. A test that expects an error spies on the console itself.
     */
    expectNone({ meta }: Pick<TestContext['task'], 'meta'>) {
      console.error = complain
      const [complaint = meta.complaint] = heard
      heard = []
      if (complaint === undefined) return
      meta.complaint = complaint
      throw new Error(`The console says: ${complaint}`)
    },
    /** Drops the recorded errors. */
    forget() {
      heard = []
    },
    stop() {
      console.error = error
    },
  }
}
