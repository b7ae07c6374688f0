import { type ExportJob, useExportJob } from '@placard/charts'
import { REPORT_FAILED } from '@placard/domain/internal/console'
import { isLinkRefusal } from '@placard/domain/internal/report'
import type { ReportRange, ReportSubject } from '@placard/domain/report'
import { useTranslate } from '@placard/forms'
import { useToast } from '@placard/ui'
import { downloadReport } from '../data/reports/downloads.js'
import { translateNotice } from '../parts/translate-notice.js'

export interface ReportExport {
  subject: ReportSubject
  range: ReportRange
  /** Creative of the report, if it is not the whole campaign's. */
  liveIDs?: string[] | undefined
  /** Called when a share link refuses the file, because it shows something else now. */
  onRefused?: () => void
}

/** Export of the shown report. Failures show a toast, because the menu may be closed by then. */
export function useReportExport({ onRefused, ...report }: ReportExport): ExportJob {
  const toast = useToast()
  const translate = useTranslate()
  return useExportJob(async (order, watch) => {
    try {
      await downloadReport({ ...report, ...order }, watch)
    } catch (failure) {
      if (isLinkRefusal(report.subject, failure)) onRefused?.()
      if (!watch.signal.aborted) toast.show(translateNotice(REPORT_FAILED, translate))
      throw failure
    }
  })
}
