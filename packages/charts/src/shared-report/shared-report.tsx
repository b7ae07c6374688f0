import { Badge, EmptyState, useLabels } from '@placard/ui'
import { Eye, Link2Off } from 'lucide-react'
import type { ReactNode } from 'react'
import { ReportPage, type ReportPageProps } from '../report-page/report-page.js'

/** Texts of a SharedReport. */
export interface SharedReportLabels {
  /** Badge. */
  readOnly: string
  /** Text beside the badge. */
  shared: string
  /** Title of a link that no longer works. */
  dead: string
  /** Description of a link that no longer works. */
  deadText: string
}

const defaultLabels: SharedReportLabels = {
  readOnly: 'Read only',
  shared: 'Shared report',
  dead: 'This link no longer works',
  deadText: 'It may have been revoked or copied incompletely. Ask the sender for a new one.',
}

export interface SharedReportProps extends Omit<ReportPageProps, 'eyebrow'> {
  /** True if the link was revoked, has expired or was copied incompletely. @default false */
  dead?: boolean
  /** Product name above the message that the link no longer works. */
  brand?: ReactNode
  /** Link from a creative's report back to its campaign's, beside the badge. */
  back?: ReactNode
}

/** A read-only report page for people outside: without sharing, schedules or anything that changes data. */
export function SharedReport({ dead = false, brand, back, titleAs = 'h1', ...props }: SharedReportProps) {
  const labels = useLabels('sharedReport', defaultLabels)
  if (dead) return <DeadLink titleAs={titleAs} brand={brand} />
  return (
    <ReportPage
      {...props}
      titleAs={titleAs}
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
  const labels = useLabels('sharedReport', defaultLabels)
  return (
    <div data-slot="shared-report" data-state="dead" className="flex min-h-[calc(100dvh-6rem)] flex-col items-center">
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
