/** The browser's own remark that what is measured goes on changing in the next frame: it comes and goes with the load. */
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
    /** Throws if there was any since the last time. A test that expects one puts a spy of its own there, which ends with it. */
    expectNone() {
      console.error = complain
      const [complaint] = heard
      heard = []
      if (complaint !== undefined) throw new Error(`The console says: ${complaint}`)
    },
    /** Drops what was heard so far. */
    forget() {
      heard = []
    },
    stop() {
      console.error = error
    },
  }
}
