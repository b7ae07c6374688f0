import { type Client, makeReportFile } from '@placard/domain/client'
import type { CreativeSummary } from '@placard/domain/creative'
import { changedView, exportProblem, isLinkRefusal } from '@placard/domain/internal/report'
import {
  defaultReportView,
  type Report,
  type ReportRange,
  type ReportSubject,
  type ReportView,
} from '@placard/domain/report'
import { linkChoices, linkView, type SharedLinkInfo } from '@placard/domain/share'
import { useReportTexts } from '@placard/forms'
import { useLabels } from '@placard/ui'
import { createElement, type MouseEvent, type ReactNode, useCallback, useState } from 'react'
import { useNow } from '../../use-now.js'
import { type ExportJob, ExportMenu, useExportJob } from '../export-menu/export-menu.js'
import type { ReportPageProps } from '../report-page/report-page.js'
import { ReportToolbar } from '../report-toolbar/report-toolbar.js'
import { liveReportLabels } from './live-labels.js'
import { type LiveReport, useLiveReport } from './use-live-report.js'

/** Props of both reports. */
export interface LiveProps extends Pick<ReportPageProps, 'titleAs' | 'className' | 'ref' | 'now'> {
  /** API client: `createClient({ baseUrl })` of `@placard/domain/client`. Memoize it. */
  client: Client
  /** Initial view. @default the last 7 days in UTC, compared with the 7 before */
  defaultView?: ReportView
  /** Called with each new view, for example to store it in the URL. */
  onViewChange?: (view: ReportView) => void
  /** Interval in ms at which the report is fetched again while the page is visible. @default never */
  refreshInterval?: number
}

type LivePage = Omit<ReportPageProps, 'ref' | 'eyebrow'> & Pick<ReportPageProps, 'ref'>

interface LivePageOptions extends LiveProps {
  /** Subject of the report. */
  subject: ReportSubject
  /** Settings of the share link. @default everything */
  link?: Extract<SharedLinkInfo, { state: 'open' }>
  /** Called when a share link refuses a file, because it shows something else now. */
  onRefused?: () => void
}

/** Returns the first view of a report. */
function firstView({ defaultView, now = new Date(), link }: Pick<LivePageOptions, 'defaultView' | 'now' | 'link'>) {
  const view = defaultReportView(now)
  if (defaultView || !link) return defaultView ?? view
  return { ...view, metric: link.settings.metric, hiddenSeries: link.settings.hiddenSeries }
}

/** Returns the props that both reports share: view, selected creative, data and export. */
export function useLivePage({
  client,
  subject,
  defaultView,
  onViewChange,
  refreshInterval,
  now,
  link,
  onRefused,
  ...props
}: LivePageOptions): { live: LiveReport; page: LivePage; toSummary: ReactNode } {
  const [asked, setView] = useState(() => firstView({ defaultView, now, link }))
  const moment = useNow(now) ?? new Date()
  const view = link ? linkView(link.settings, asked, { now: moment, flight: link.flight }) : asked
  const choices = link && linkChoices(link.settings)
  const [creativeID, setCreativeID] = useState<string>()
  const labels = useLabels('liveReport', liveReportLabels)
  const texts = useReportTexts()
  const live = useLiveReport({ client, subject, view, refreshInterval })
  const creative = live.report?.creatives.find(({ id }) => id === creativeID)
  const job = useLiveExport({ client, subject, range: view.range, creative, onRefused })
  const change = (next: ReportView) => {
    setView(next)
    onViewChange?.(next)
  }
  const campaign = live.report?.campaign.name ?? labels.report
  const renderCreativeLink = useCallback(
    // Not a button: buttons are inline-block, which clamped cells replace by "…" as a whole.
    ({ id }: CreativeSummary) =>
      createElement('a', {
        href: `#${id}`,
        onClick: (event: MouseEvent) => {
          event.preventDefault()
          setCreativeID(id)
        },
        className: followed,
      }),
    [],
  )
  return {
    live,
    toSummary: creative && (
      <button
        type="button"
        onClick={() => setCreativeID(undefined)}
        className={`${followed} cursor-pointer truncate text-start text-brand-ink underline`}
      >
        {campaign}
      </button>
    ),
    page: {
      ...props,
      title: creative?.name ?? campaign,
      link: link?.settings,
      view,
      onViewChange: change,
      state: live,
      creativeID: creative?.id,
      onRetry: live.refresh,
      onCancel: live.cancel,
      now,
      renderCreativeLink,
      toolbar: (
        <ReportToolbar
          value={view}
          onValueChange={change}
          choices={choices}
          flight={live.report?.campaign}
          onRefresh={live.refresh}
          refreshing={live.refreshing}
          now={now}
        />
      ),
      actions: choices?.downloads !== false && (
        <ExportMenu
          job={job}
          name={campaign}
          creative={creative?.name}
          unavailable={live.report && exportProblem(live.report, creative?.id, now ?? new Date(), texts)}
          range={view.range}
          withVideo={view.withVideo}
          offersVideo={choices?.video !== false}
          onWithVideoChange={(withVideo) => change(changedView(view, { withVideo }))}
          disabled={!live.report}
        />
      ),
    },
  }
}

const followed = 'rounded-bar hover:text-brand-ink hover:underline'

interface LiveExportOptions {
  client: Client
  subject: ReportSubject
  range: ReportRange
  /** Creative of the visible report, if it is not the whole campaign's. */
  creative?: Report['creatives'][number] | undefined
  onRefused: (() => void) | undefined
}

/** Time in ms that a browser may take to start saving a copy in memory. */
const SAVING_MS = 60_000

/** Exports report files through the API; the browser downloads them. */
function useLiveExport({ client, subject, range, creative, onRefused }: LiveExportOptions): ExportJob {
  return useExportJob(async ({ format, withVideo }, watch) => {
    const order = { subject, range, format, withVideo, liveIDs: creative?.liveIDs }
    const { file, name } = await makeReportFile(client, order, watch).catch((failure: unknown) => {
      if (isLinkRefusal(subject, failure)) onRefused?.()
      throw failure
    })
    const anchor = document.createElement('a')
    anchor.href = await client.fileLink(file, { anonymous: 'shareToken' in subject })
    anchor.download = name
    document.body.append(anchor)
    anchor.click()
    anchor.remove()
    if (anchor.href.startsWith('blob:')) setTimeout(() => URL.revokeObjectURL(anchor.href), SAVING_MS)
  })
}
