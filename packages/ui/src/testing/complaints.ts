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
    /** Throws if there were errors since the last call. A test that expects one spies on the console itself. */
    expectNone() {
      console.error = complain
      const [complaint] = heard
      heard = []
      if (complaint !== undefined) throw new Error(`The console says: ${complaint}`)
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
