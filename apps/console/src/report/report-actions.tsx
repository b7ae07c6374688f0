import type { ReportRange } from '@placard/domain'
import { Button } from '@placard/ui'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ReportSource } from '../data/reports.js'
import { ExportMenu } from './export-menu.js'
import { useDownload } from './use-download.js'
import type { ShownReport } from './use-report.js'

export interface ReportActionsProps {
  /** Whose report. */
  source: ReportSource
  /** The days that a file would cover. */
  range: ReportRange
  /** The report as it stands. */
  shown: ShownReport
  /** More actions, between renewing and exporting. */
  children?: ReactNode
}

/** What can be done with a whole report. */
export function ReportActions({ source, range, shown, children }: ReportActionsProps) {
  const { making, start, cancel } = useDownload({ source, range, liveIDs: shown.creative?.liveIDs })
  return (
    <>
      <Button onClick={shown.refresh} loading={shown.refreshing}>
        <RefreshCw aria-hidden /> <span className="max-sm:sr-only">Refresh</span>
      </Button>
      {children}
      <ExportMenu disabled={!shown.report} onDownload={start} making={making} onCancel={cancel} />
    </>
  )
}
