import {
  ApiError,
  type CreativeSummary,
  errorText,
  previousRange,
  REPORT_FAILED,
  type Report,
  type ReportRange,
} from '@placard/domain'
import { useToast } from '@placard/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { cancelReports, isDeadLink, type ReportSource, reportQueryOptions } from '../data/reports.js'

/** A report on the screen, and how it stands with the asked one. */
export interface ShownReport {
  /** The newest good report; it may be of the range before while the asked one loads or after it failed. */
  report: Report | undefined
  /** The report of the whole campaign, which the shown one is all or a part of. */
  whole: Report | undefined
  /** The creative that was asked for, once its campaign is known. */
  creative: CreativeSummary | undefined
  /** The same number of days before the asked range. */
  previous: Report | undefined
  /** When the shown report was received. */
  receivedAt: number
  /** Nothing to show yet. */
  loading: boolean
  /** The shown report is being replaced. */
  refreshing: boolean
  /** What went wrong with the asked report. */
  error: string | undefined
  /** The share link does not work any more. */
  dead: boolean
  /** What was asked for and does not exist, or may not be seen. */
  missing: 'campaign' | 'creative' | undefined
  /** Asks the server again, whatever is cached. */
  refresh: () => void
  /** Stops waiting. */
  cancel: () => void
}

/** The report of a range, or of one creative in it, with the one before. A failure is told by a toast, and leaves the last good one standing. */
export function useReport(source: ReportSource, range: ReportRange, creativeID: string | undefined): ShownReport {
  const toast = useToast()
  const current = useQuery(reportQueryOptions(source, range))
  const before = useQuery(reportQueryOptions(source, previousRange(range)))
  const [good, setGood] = useState<{ report: Report; at: number }>()
  if (current.data && (good?.report !== current.data || good.at !== current.dataUpdatedAt))
    setGood({ report: current.data, at: current.dataUpdatedAt })

  const shown = current.data ? { report: current.data, at: current.dataUpdatedAt } : good
  const whole = shown?.report
  const missing = missingPart(whole, creativeID, current.error)
  const dead = isDeadLink(source, current.error)
  const failedAt = current.isError && !dead && missing === undefined ? current.errorUpdatedAt : 0
  useEffect(() => {
    if (failedAt > 0) toast.show(REPORT_FAILED)
  }, [failedAt, toast])

  return {
    report: useMemo(() => partOf(whole, creativeID), [whole, creativeID]),
    whole,
    creative: whole?.creatives.find(({ id }) => id === creativeID),
    missing,
    previous: useMemo(() => partOf(before.data, creativeID), [before.data, creativeID]),
    receivedAt: shown?.at ?? 0,
    loading: current.isFetching && shown === undefined,
    refreshing: current.isFetching && shown !== undefined,
    error: current.isError && !current.isFetching ? errorText(current.error, REPORT_FAILED.text ?? '') : undefined,
    dead,
    refresh: () => {
      void current.refetch()
      void before.refetch()
    },
    cancel: cancelReports,
  }
}

function missingPart(whole: Report | undefined, creativeID: string | undefined, error: unknown) {
  if (whole) return creativeID && !whole.creatives.some(({ id }) => id === creativeID) ? 'creative' : undefined
  return error instanceof ApiError && [403, 404].includes(error.status) ? 'campaign' : undefined
}

/** A report, or the part of it that is one creative's. */
function partOf(report: Report | undefined, creativeID: string | undefined): Report | undefined {
  if (!report || !creativeID) return report
  return {
    ...report,
    creatives: report.creatives.filter(({ id }) => id === creativeID),
    rows: report.rows.filter((row) => row.creativeID === creativeID),
  }
}
