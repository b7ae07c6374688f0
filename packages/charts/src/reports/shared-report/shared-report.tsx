import { defaultReportView } from '@placard/domain/report'
import { Badge, classNames, EmptyState, useLabels } from '@placard/ui'
import { Eye, Link2Off } from 'lucide-react'
import type { ReactNode } from 'react'
import { type ExportJob, ExportMenu } from '../export-menu/export-menu.js'
import { ReportPage, type ReportPageProps } from '../report-page/report-page.js'
import { ReportToolbar } from '../report-toolbar/report-toolbar.js'
import { LinkBrand } from './link-brand.js'
import { sharedReportLabels } from './shared-labels.js'

export { LinkPassword, type LinkPasswordProps } from './link-password.js'
export { NotEmbeddable, type NotEmbeddableProps } from './not-embeddable.js'
export type { SharedReportLabels } from './shared-labels.js'
export { useLinkRefusal } from './use-link-refusal.js'

export interface SharedReportProps extends Omit<ReportPageProps, 'eyebrow' | 'controls'> {
  /** True if the link was revoked, has expired or was copied incompletely. @default false */
  dead?: boolean
  /** Product name above the message that the link no longer works. */
  brand?: ReactNode
  /** Link from a creative's report back to its campaign's, beside the badge. */
  back?: ReactNode
  /** URL of the client's logo, above the report. */
  logo?: string | undefined
}

/** A read-only report page for people outside: without sharing, schedules or anything that changes data. On a phone, its filters are below the chart. */
export function SharedReport({ dead = false, brand, back, logo, titleAs = 'h1', ...props }: SharedReportProps) {
  const labels = useLabels('sharedReport', sharedReportLabels)
  if (dead) return <DeadLink titleAs={titleAs} brand={brand} />
  const color = props.link?.color ?? null
  return (
    <ReportPage
      {...props}
      controls="after-chart"
      titleAs={titleAs}
      lead={<LinkBrand color={color} logo={logo} />}
      eyebrow={
        <span className="flex min-w-0 items-center gap-2">
          <Badge icon={<Eye aria-hidden />}>{labels.readOnly}</Badge>
          {back ?? labels.shared}
        </span>
      }
    />
  )
}

/** Page of a link that no longer works, with what to do. */
function DeadLink({ titleAs, brand }: Pick<SharedReportProps, 'titleAs' | 'brand'>) {
  const labels = useLabels('sharedReport', sharedReportLabels)
  return (
    <div
      data-slot="shared-report"
      data-state="dead"
      // As high as the window only where the report is the page.
      className={classNames('flex flex-col items-center', titleAs === 'h1' && 'min-h-[calc(100dvh-6rem)]')}
    >
      {brand}
      <EmptyState
        role="alert"
        titleAs={titleAs}
        icon={<Link2Off aria-hidden />}
        title={labels.dead}
        description={labels.deadText}
      />
    </div>
  )
}

export interface PendingLinkProps
  extends Omit<SharedReportProps, 'view' | 'onViewChange' | 'state' | 'toolbar' | 'link' | 'creativeID'> {
  /** Error message. @default it is loading */
  error?: string | undefined
  /** Buttons that do not depend on the link. */
  actions?: ReactNode
}

const idle: ExportJob = { status: { state: 'idle' }, start: () => {}, cancel: () => {} }
const nothing = () => {}

/** Page of a share link of which nothing is known yet, laid out as that of a link without restrictions. */
export function PendingLink({ error, actions, now, ...props }: PendingLinkProps) {
  const view = defaultReportView(now ?? new Date())
  return (
    <SharedReport
      {...props}
      now={now}
      view={view}
      onViewChange={nothing}
      state={{ loading: error === undefined, error }}
      // Hidden, because the link may leave none of them to its viewer; they keep their place.
      toolbar={
        <div className="invisible">
          <ReportToolbar value={view} onValueChange={nothing} onRefresh={nothing} now={now} />
        </div>
      }
      actions={
        <>
          {actions}
          <span className="invisible">
            <ExportMenu job={idle} name={props.title} range={view.range} disabled />
          </span>
        </>
      }
    />
  )
}
