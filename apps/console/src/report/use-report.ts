import type { CreativeSummary } from '@placard/domain/creative'
import { REPORT_FAILED } from '@placard/domain/internal/console'
import {
  type GoodReport,
  isLinkRefusal,
  isReportGone,
  nextGoodReport,
  reportState,
} from '@placard/domain/internal/report'
import {
  comparedRange,
  type EventsReport,
  type ReportState,
  type ReportSubject,
  type ReportView,
} from '@placard/domain/report'
import { useTranslate } from '@placard/forms'
import { useToast } from '@placard/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { cancelLoading } from '../data/api.js'
import { eventsQuery, reportDataQuery } from '../data/reports/reports.js'
import { translateNotice } from '../parts/translate-notice.js'

/** Help of a failure without a message of its own; the toast already says what failed. */
const ERROR_HELP = 'Check your connection, or try a shorter range.'

export interface LoadedReport {
  state: ReportState
  /** All creatives of the campaign; undefined until they are loaded. */
  creatives: readonly CreativeSummary[] | undefined
  /** Events of the whole campaign in the requested range, for the report of a creative; null while they load. */
  campaignEvents: EventsReport | null
  /** Entity that does not exist or that the user may not see: the campaign, its creative, or the share link. */
  missing: 'link' | 'campaign' | 'creative' | undefined
  /** Error of a share link that shows something else now; its page asks for the link again. */
  refusal: unknown
  /** True while the shown report or its comparison is being refetched. */
  refreshing: boolean
  /** Refetches both, bypassing the cache. */
  refresh: () => void
  /** Cancels the pending requests. */
  cancel: () => void
}

/** Good report, and the creative that it is limited to. */
interface KeptReport {
  creativeID: string | undefined
  good: GoodReport | undefined
}

/**
 * Report of a view, and the one it is compared with. A creative's is requested by its live ids, which the campaign's
 * events contain. After a failure the last good report stays, with a toast.
 */
export function useReport(subject: ReportSubject, view: ReportView, creativeID: string | undefined): LoadedReport {
  const toast = useToast()
  const translate = useTranslate()
  const { range, withVideo: withVideoData } = view
  const compared = comparedRange(view)
  const isCreative = creativeID !== undefined
  const events = useQuery({
    ...eventsQuery({ subject, range }),
    enabled: isCreative,
    placeholderData: keepPreviousData,
  })
  const creative = events.data?.creatives.find(({ id }) => id === creativeID)
  // A creative that was never published has no data of its own; its part of the campaign's report is empty.
  const liveIDs = isCreative && creative && creative.liveIDs.length > 0 ? creative.liveIDs : undefined
  const isKnown = !isCreative || creative !== undefined
  const report = useQuery({ ...reportDataQuery({ subject, range, withVideoData, liveIDs }), enabled: isKnown })
  const previous = useQuery({
    ...reportDataQuery({ subject, range: compared ?? range, withVideoData, liveIDs }),
    enabled: isKnown && compared !== undefined,
  })
  const current = isKnown ? report : { ...events, data: undefined }
  const [kept, setKept] = useState<KeptReport>({ creativeID: undefined, good: undefined })
  const lastGood = kept.creativeID === undefined || kept.creativeID === creativeID ? kept.good : undefined
  const good = nextGoodReport(current, lastGood)
  if (good !== lastGood) setKept({ creativeID: liveIDs && creativeID, good })

  const state = reportState(current, compared && previous, lastGood, translate(ERROR_HELP))
  const missing = missingPart()
  function missingPart() {
    if (isReportGone(subject, current.error) && ('shareToken' in subject || !state.report))
      return 'shareToken' in subject ? 'link' : 'campaign'
    const isCreativeThere = isKnown || !events.data || events.isPlaceholderData
    return isCreativeThere ? undefined : 'creative'
  }
  const refusal = [events.error, report.error, compared && previous.error].find((error) =>
    isLinkRefusal(subject, error),
  )
  // One toast for both requests, once they are settled; the page itself says what is missing.
  const isSettled = !current.isFetching && !(compared && previous.isFetching)
  const failed =
    missing || refusal ? undefined : current.isError ? current : compared && previous.isError ? previous : undefined
  const failedAt = isSettled ? (failed?.errorUpdatedAt ?? 0) : 0
  useEffect(() => {
    if (failedAt > 0) toast.show(translateNotice(REPORT_FAILED, translate))
  }, [failedAt, toast, translate])

  return {
    state,
    creatives: isCreative ? events.data?.creatives : state.report?.creatives,
    campaignEvents: events.data && !events.isPlaceholderData ? events.data : null,
    missing,
    refusal,
    refreshing: state.report !== undefined && (current.isFetching || previous.isFetching),
    refresh: () => {
      if (isCreative) void events.refetch()
      if (isKnown) void report.refetch()
      if (isKnown && compared) void previous.refetch()
    },
    cancel: cancelLoading,
  }
}
