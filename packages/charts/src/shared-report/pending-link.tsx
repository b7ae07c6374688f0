import { defaultReportView } from '@placard/domain'
import type { ReactNode } from 'react'
import { type ExportJob, ExportMenu } from '../export-menu/export-menu.js'
import { ReportToolbar } from '../report-toolbar/report-toolbar.js'
import { SharedReport, type SharedReportProps } from './shared-report.js'

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
