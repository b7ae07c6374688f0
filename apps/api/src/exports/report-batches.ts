import { addDaysTo, dayCount } from '@placard/domain/internal/dates'
import { stepsWithoutParts } from '@placard/domain/internal/share'
import { NO_COUNTS, type ReportRow } from '@placard/domain/report'
import type { FactHome, RowsQuery, Steps } from '../store/facts/fact-home.js'
import type { ReportContent } from './report-columns.js'

/** Progress and cancellation of a file that is being generated. */
export interface ProgressOptions {
  /** Aborts the writing, which then throws the signal's reason. */
  signal: AbortSignal
  /** Called with the progress in percent. */
  onProgress: (percent: number) => void
}

/** Number of days that are read at once, and of rows if that is less: a batch must not delay other requests. */
const DAYS_AT_ONCE = 31
const ROWS_AT_ONCE = 2000

const daysAtOnce = ({ step, creatives }: ReportContent) =>
  Math.max(
    1,
    Math.min(DAYS_AT_ONCE, Math.floor(ROWS_AT_ONCE / (Math.max(1, creatives.size) * (step === 'hour' ? 24 : 1)))),
  )

/** Returns one row per creative, also for those without any counts. */
async function summaryRows(
  facts: FactHome,
  { creatives }: ReportContent,
  steps: Steps,
  query: QueryRest,
): Promise<ReportRow[]> {
  const rows = await facts.reportRows({ ...steps, ...query })
  const byCreative = new Map(rows.map((row) => [row.creativeID, row]))
  return [...creatives.keys()].map(
    (creativeID) => byCreative.get(creativeID) ?? { ...NO_COUNTS, creativeID, bucket: steps.start },
  )
}

type QueryRest = Pick<RowsQuery, 'creatives' | 'liveIDs' | 'withVideoData'>

/**
 * Yields a report's rows in batches, so that a long report is never in memory as a whole: per creative and time step
 * with any count, in order of time; for a summary, per creative over the whole range.
 */
export async function* reportBatches(
  facts: FactHome,
  report: ReportContent,
  { signal, onProgress }: ProgressOptions,
): AsyncGenerator<ReportRow[]> {
  const { start, end, zone, withVideo, leftOut = [] } = report.request
  const { creatives, liveIDs } = report.subject
  const query = { creatives, liveIDs, withVideoData: withVideo }
  const steps: Steps = { start, end, zone, bucket: report.step }
  if (report.step === 'range') {
    signal.throwIfAborted()
    yield await summaryRows(facts, report, steps, query)
    return
  }
  const days = dayCount(start, end)
  const atOnce = daysAtOnce(report)
  for (let done = 0; done < days; done += atOnce) {
    signal.throwIfAborted()
    const last = addDaysTo(start, Math.min(done + atOnce, days) - 1)
    const rows = await facts.reportRows({ ...steps, start: addDaysTo(start, done), end: last, ...query })
    yield stepsWithoutParts(rows, leftOut)
    onProgress(Math.floor((Math.min(done + atOnce, days) / days) * 99))
  }
}
