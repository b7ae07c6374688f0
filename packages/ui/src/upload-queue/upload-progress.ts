/** State of an upload. */
export type UploadState = 'queued' | 'uploading' | 'paused' | 'done' | 'error' | 'cancelled' | 'conflict'

/** Upload of a file. The caller keeps the state, so that uploads continue when the list is not shown. */
export interface Upload {
  id: string
  /** Name of the file. */
  name: string
  /** Total bytes. */
  size: number
  /** Uploaded bytes. */
  loaded: number
  state: UploadState
  /** Error message. */
  error?: string | undefined
  /** False if a retry of a failed upload cannot succeed, such as one of a damaged file. @default true */
  canRetry?: boolean
  /** Reason of the state while the upload waits: "Select the same file again to continue". */
  note?: string | undefined
  contentType?: string
  /** Bytes per second, if the caller knows it. @default measured by the component */
  rate?: number
}

/** Returns true for a failed upload whose retry may succeed. */
export const isRetryable = ({ state, canRetry }: Upload): boolean => state === 'error' && canRetry !== false

export interface UploadTotals {
  /** Number of uploads except cancelled ones. */
  count: number
  size: number
  loaded: number
  done: number
  failed: number
  conflicts: number
  /** Number of queued, uploading or paused uploads. */
  open: number
  /** Number of uploads in progress. */
  running: number
  /** Fraction from 0 to 1 by bytes; by files if all of them are empty. */
  share: number
}

/** Totals of all uploads. Failed ones count as not uploaded, because they restart from zero. */
export function uploadTotals(uploads: readonly Upload[]): UploadTotals {
  const totals = { count: 0, size: 0, loaded: 0, done: 0, failed: 0, conflicts: 0, open: 0, running: 0, share: 0 }
  for (const { state, size, loaded } of uploads) {
    if (state === 'cancelled') continue
    totals.count++
    totals.size += size
    totals.loaded += state === 'done' ? size : state === 'error' || state === 'conflict' ? 0 : Math.min(loaded, size)
    if (state === 'done') totals.done++
    else if (state === 'error') totals.failed++
    else if (state === 'conflict') totals.conflicts++
    else totals.open++
    if (state === 'uploading') totals.running++
  }
  totals.share = totals.size > 0 ? totals.loaded / totals.size : totals.count > 0 ? totals.done / totals.count : 0
  return totals
}

/** Uploaded bytes at a time in ms. */
export interface Sample {
  at: number
  loaded: number
}

/** Window of the rate in ms: short enough to follow the network, long enough not to flicker. */
const WINDOW = 8_000
/** Time in ms before the rate is reliable. */
const SETTLED = 2_000

/** Adds a sample; drops those older than the window, and all when the upload restarts. */
export function addSample(samples: readonly Sample[], sample: Sample): readonly Sample[] {
  const last = samples.at(-1)
  if (last !== undefined && sample.loaded < last.loaded) return [sample]
  // The last sample before the window stays, so that the rate does not jump.
  const first = samples.findLastIndex(({ at }) => sample.at - at >= WINDOW)
  return [...samples.slice(Math.max(first, 0)), sample]
}

/** Returns bytes per second over the window; undefined in the first two seconds. */
export function computeRate(samples: readonly Sample[]): number | undefined {
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last || last.at - first.at < SETTLED) return undefined
  return ((last.loaded - first.loaded) / (last.at - first.at)) * 1_000
}

/** Returns the remaining seconds; undefined while the rate is unknown or zero. */
export function secondsLeft(rest: number, rate: number | undefined): number | undefined {
  if (rate === undefined || rate <= 0) return undefined
  return Math.max(0, rest / rate)
}

/** Formats the remaining time: "8 s left", "3 min left", "1 h 20 min left", in coarse steps that do not flicker. */
export function timeLeft(seconds: number): string {
  const space = '\u00a0'
  if (seconds < 10) return `${Math.max(1, Math.ceil(seconds))}${space}s`
  if (seconds < 55) return `${Math.ceil(seconds / 5) * 5}${space}s`
  const minutes = Math.max(1, Math.round(seconds / 60))
  if (minutes < 60) return `${minutes}${space}min`
  const rest = Math.round((minutes % 60) / 5) * 5
  const hours = Math.floor(minutes / 60) + (rest === 60 ? 1 : 0)
  return rest === 0 || rest === 60 ? `${hours}${space}h` : `${hours}${space}h ${rest}${space}min`
}

/** Returns the last quarter reached, for announcements. */
export const roundToQuarter = (share: number): 0 | 25 | 50 | 75 =>
  share >= 0.75 ? 75 : share >= 0.5 ? 50 : share >= 0.25 ? 25 : 0
