import { type ExportJob, useExportJob } from '@placard/charts'
import { REPORT_FAILED, type ReportRange, type ReportSubject } from '@placard/domain'
import { useToast } from '@placard/ui'
import { downloadReport } from '../data/downloads.js'

export interface ReportExport {
  subject: ReportSubject
  range: ReportRange
  /** Where the report is one creative's. */
  liveIDs?: string[] | undefined
}

/** Files of the report on the screen. A failure is told by a toast, as it may come when the menu is closed. */
export function useReportExport(report: ReportExport): ExportJob {
  const toast = useToast()
  return useExportJob(async (order, watch) => {
    try {
      await downloadReport({ ...report, ...order }, watch)
    } catch (failure) {
      if (!watch.signal.aborted) toast.show(REPORT_FAILED)
      throw failure
    }
  })
}
