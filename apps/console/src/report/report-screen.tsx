import {
  ExportMenu,
  ExportPanel,
  type ExportPanelProps,
  ReportPage,
  type ReportPageProps,
  ReportSideMenu,
  type ReportSideMenuProps,
  ReportToolbar,
  type ReportToolbarProps,
} from '@placard/charts'
import type { CreativeSummary } from '@placard/domain/creative'
import { changedView, exportProblem } from '@placard/domain/internal/report'
import { useReportTexts } from '@placard/forms'
import { type ReactNode, useDeferredValue } from 'react'
import { isFirstScreen } from '../state/first-screen.js'
import { CompactFilters } from './compact-filters.js'

export interface ReportScreenProps extends Omit<ReportPageProps, 'toolbar' | 'actions'> {
  /** Further buttons of the report's header. */
  actions: ReactNode
  /** File name and functions of the export. */
  exporting: Pick<ExportPanelProps, 'job' | 'name' | 'creative'>
  /** Link without content to the report of the campaign, or of one creative. */
  renderLink: ReportSideMenuProps['renderLink']
  /** Creatives of the campaign; undefined while they load. */
  creatives: readonly CreativeSummary[] | undefined
}

/** Report screen with filters: beside it on wide screens, in a drawer on narrow ones. */
export function ReportScreen({ actions, exporting, renderLink, creatives, ...page }: ReportScreenProps) {
  const texts = useReportTexts()
  const { view, onViewChange, state, creativeID, now } = page
  const { report } = state
  // Rendering a cached report takes longer than a frame, so the rest of a next screen is painted first.
  const isDrawn = useDeferredValue(true, isFirstScreen())
  const files = {
    ...exporting,
    range: view.range,
    withVideo: view.withVideo,
    onWithVideoChange: (withVideo: boolean) => onViewChange(changedView(view, { withVideo })),
    disabled: !report,
    unavailable: report && now && exportProblem(report, creativeID, now, texts),
  }
  const toolbar = (props: Partial<ReportToolbarProps>) => (
    <ReportToolbar value={view} onValueChange={onViewChange} flight={report?.campaign} now={now} {...props} />
  )
  // The quartile switch is shown once: beside the export where the side menu has it, else among the filters.
  const menu = (exportPanel?: ReactNode) => (
    <ReportSideMenu
      creatives={creatives ?? (state.error === undefined ? undefined : null)}
      creativeID={creativeID}
      renderLink={renderLink}
      filters={toolbar({ arrangement: 'stack', ...(exportPanel !== undefined && { parts: ['range', 'timezone'] }) })}
      exporting={exportPanel}
      className="max-h-full"
    />
  )
  return (
    <div className="lg:flex lg:min-h-[calc(100dvh-9.5rem)] lg:gap-6">
      <div className="hidden lg:-my-6 lg:-ms-6 lg:block lg:w-66 lg:shrink-0 lg:border-e 2xl:-ms-8 print:hidden!">
        <div className="sticky top-13 flex max-h-[calc(100dvh-3.25rem)] flex-col pt-6 pb-4">
          {menu(<ExportPanel {...files} arrangement="compact" />)}
        </div>
      </div>
      <ReportPage
        {...page}
        {...(!isDrawn && { state: { ...state, report: undefined, loading: true, refreshing: false } })}
        className="flex-1"
        toolbar={<CompactFilters days={toolbar({ parts: ['range'], className: 'flex-1' })}>{menu()}</CompactFilters>}
        actions={
          <>
            {actions}
            <span className="contents lg:hidden">
              <ExportMenu {...files} />
            </span>
          </>
        }
      />
    </div>
  )
}
