/**
 * CPU limits of Chrome, which unloads an ad that the viewer has not interacted with: 15 s of its main thread within any
 * 30 s, or 60 s in total. Source: developer.chrome.com/docs/web-platform/heavy-ads-intervention.
 */
export const CPU_WINDOW_MS = 30_000
const WINDOW_LIMIT_MS = 15_000
const TOTAL_LIMIT_MS = 60_000

/** Longest task in ms that a preview can report: one that uses up all of Chrome's limit. */
export const MAX_TASK_MS = TOTAL_LIMIT_MS

/** CPU time of an ad in ms, as measured in a preview. An ad can report less than it uses, so this can only warn. */
export interface CpuUse {
  /** CPU time within the busiest 30 s. */
  worstMs: number
  totalMs: number
}

/** CPU use of an ad whose script never ends, and which can therefore not be measured. */
export const ENDLESS_CPU_USE: CpuUse = { worstMs: CPU_WINDOW_MS, totalMs: CPU_WINDOW_MS }

/** Message of a preview to its editor: a task of the ad that took more than 50 ms, in ms since the document began. */
export interface PreviewTask {
  placard: 'task'
  startMs: number
  durationMs: number
}

/** CPU use of an ad so far. */
export interface CpuMeasurement {
  use: CpuUse
  /** Tasks of the last 30 s. */
  recent: readonly PreviewTask[]
}

/** Measurement of an ad that has not run yet. */
export const NO_CPU_USE: CpuMeasurement = { use: { worstMs: 0, totalMs: 0 }, recent: [] }

/** Adds a task to a measurement. The busiest 30 s end with a task, so only those windows are compared. */
export function addPreviewTask({ use, recent }: CpuMeasurement, task: PreviewTask): CpuMeasurement {
  const windowStart = task.startMs + task.durationMs - CPU_WINDOW_MS
  const inWindow = [...recent, task].filter(({ startMs, durationMs }) => startMs + durationMs > windowStart)
  const windowMs = inWindow.reduce(
    (sum, { startMs, durationMs }) => sum + startMs + durationMs - Math.max(startMs, windowStart),
    0,
  )
  return {
    use: {
      worstMs: Math.min(CPU_WINDOW_MS, Math.max(use.worstMs, Math.round(windowMs))),
      totalMs: Math.round(use.totalMs + task.durationMs),
    },
    recent: inWindow,
  }
}

/** CPU use and the limit of Chrome that it is closest to. */
export interface CpuLimit {
  kind: 'window' | 'total'
  usedMs: number
  limitMs: number
}

/** Returns the limit of Chrome that a CPU use is closest to, or furthest beyond. */
export const closestCpuLimit = ({ worstMs, totalMs }: CpuUse): CpuLimit =>
  totalMs / TOTAL_LIMIT_MS > worstMs / WINDOW_LIMIT_MS
    ? { kind: 'total', usedMs: totalMs, limitMs: TOTAL_LIMIT_MS }
    : { kind: 'window', usedMs: worstMs, limitMs: WINDOW_LIMIT_MS }
