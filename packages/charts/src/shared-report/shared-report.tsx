import { Badge, EmptyState } from '@placard/ui'
import { Eye, Link2Off } from 'lucide-react'
import type { ReactNode } from 'react'
import { ReportPage, type ReportPageProps } from '../report-page/report-page.js'

export interface SharedReportProps extends Omit<ReportPageProps, 'eyebrow'> {
  /** The link that opened it works no more: it was revoked, has expired, or got damaged on the way. @default false */
  dead?: boolean
  /** Leads from a creative's report back to its campaign's, beside the badge. */
  back?: ReactNode
}

/** A report as outsiders see it: a title of its own, a word that it is read only, nothing that shares, schedules or changes anything. */
export function SharedReport({ dead = false, back, titleAs = 'h1', ...props }: SharedReportProps) {
  if (dead) return <DeadLink titleAs={titleAs} />
  return (
    <ReportPage
      {...props}
      titleAs={titleAs}
      eyebrow={
        <span className="flex min-w-0 items-center gap-2">
          <Badge icon={<Eye aria-hidden />}>Read only</Badge>
          {back ?? 'Shared report'}
        </span>
      }
    />
  )
}

/** What a dead link opens: no wall, just what happened and what to do. */
function DeadLink({ titleAs }: Required<Pick<SharedReportProps, 'titleAs'>>) {
  return (
    <EmptyState
      data-slot="shared-report"
      data-state="dead"
      role="alert"
      className="min-h-80"
      titleAs={titleAs}
      icon={<Link2Off aria-hidden />}
      title="This link does not work any more"
      description="It was revoked, or part of it got lost on the way. Ask whoever sent it to you for a new one."
    />
  )
}
