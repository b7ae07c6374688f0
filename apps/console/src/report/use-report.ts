import {
  comparedRange,
  type GoodReport,
  isReportGone,
  nextGoodReport,
  REPORT_FAILED,
  type ReportState,
  type ReportSubject,
  type ReportView,
  reportState,
} from '@placard/domain'
import { useToast } from '@placard/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { cancelLoading } from '../data/api.js'
import { reportQueryOptions } from '../data/reports.js'

/** Help of a failure without a message of its own; the toast already says what failed. */
const ERROR_HELP = 'Check your connection, or try a shorter range.'

export interface LoadedReport {
  state: ReportState
  /** Entity that does not exist or that the user may not see: the campaign, its creative, or the share link. */
  missing: 'link' | 'campaign' | 'creative' | undefined
  /** True while the shown report or its comparison is being refetched. */
  refreshing: boolean
  /** Refetches both, bypassing the cache. */
  refresh: () => void
  /** Cancels the pending requests. */
  cancel: () => void
}

/** Report of a view, and the one it is compared with. After a failure the last good report stays, with a toast. */
export function useReport(subject: ReportSubject, view: ReportView, creativeID: string | undefined): LoadedReport {
  const toast = useToast()
  const { range, withVideo: withVideoData } = view
  const compared = comparedRange(view)
  const current = useQuery(reportQueryOptions({ subject, range, withVideoData }))
  const previous = useQuery({
    ...reportQueryOptions({ subject, range: compared ?? range, withVideoData }),
    enabled: compared !== undefined,
  })
  const [lastGood, setLastGood] = useState<GoodReport>()
  const good = nextGoodReport(current, lastGood)
  if (good !== lastGood) setLastGood(good)

  const state = reportState(current, compared && previous, lastGood, ERROR_HELP)
  const missing = missingPart()
  function missingPart() {
    if (isReportGone(subject, current.error) && ('shareToken' in subject || !state.report))
      return 'shareToken' in subject ? 'link' : 'campaign'
    const isCreativeThere = !state.report || !creativeID || state.report.creatives.some(({ id }) => id === creativeID)
    return isCreativeThere ? undefined : 'creative'
  }
  // One toast for both requests, once they are settled; the page itself says what is missing.
  const isSettled = !current.isFetching && !(compared && previous.isFetching)
  const failed = missing ? undefined : current.isError ? current : compared && previous.isError ? previous : undefined
  const failedAt = isSettled ? (failed?.errorUpdatedAt ?? 0) : 0
  useEffect(() => {
    if (failedAt > 0) toast.show(REPORT_FAILED)
  }, [failedAt, toast])

  return {
    state,
    missing,
    refreshing: state.report !== undefined && (current.isFetching || previous.isFetching),
    refresh: () => {
      void current.refetch()
      if (compared) void previous.refetch()
    },
    cancel: cancelLoading,
  }
}
