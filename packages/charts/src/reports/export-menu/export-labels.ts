import { TIMED_OUT } from '@placard/domain/api'
import { REPORT_FAILED } from '@placard/domain/internal/console'
import type { ReportFormat } from '@placard/domain/report'

/** Texts of an ExportMenu and its panel. Names of formats in parameters are translated. */
export interface ExportMenuLabels {
  /** Button, and name of its menu. */
  export: string
  /** Name of the list of formats. */
  format: string
  /** Content of a file, by format. */
  contents: Readonly<Record<ReportFormat | 'pdf', string>>
  /** Switch. */
  video: string
  /** Hint of the switch if it applies to the page. */
  onPage: string
  /** Hint of the disabled switch. */
  notInPdf: string
  /** Explanation of the disabled switch. */
  pdfReason: string
  /** Button of a PDF. */
  print: string
  /** Note below that button. */
  printNote: string
  /** Button of a file. */
  download: (format: string) => string
  /** Announcement. */
  making: (format: string) => string
  /** Name of the progress bar. */
  progress: (format: string) => string
  /** Progress of a queued file. */
  waiting: string
  /** Button of a running export. */
  cancel: string
  /** Title of a finished export. */
  done: (format: string) => string
  /** Title of a cancelled export. */
  cancelled: string
  /** Description of a cancelled export. */
  cancelledText: string
  /** Title of a failed export. */
  failed: string
  /** Description of a failed export. */
  failedText: string
  /** Button of a cancelled or failed export. */
  retry: string
}

/** English texts. */
export const exportMenuLabels: ExportMenuLabels = {
  export: 'Export',
  format: 'Format',
  contents: {
    pdf: 'This page, ready to print',
    csv: 'One row per creative and time step. If your Excel uses a decimal comma, choose Excel',
    xlsx: 'The same rows, with every term defined',
    'xlsx-pivot': 'The same rows, and a pivot table over them',
  },
  video: 'Video Quartiles',
  onPage: 'Shown here and in exports',
  notInPdf: 'Not available in PDF',
  pdfReason: 'A PDF prints the page as it is. Your choice is kept for the other formats.',
  print: 'Print or save as PDF',
  printNote: 'Opens your browser’s print dialog',
  download: (format) => `Download ${format}`,
  making: (format) => `Making the ${format} file`,
  progress: (format) => `Making ${format}`,
  waiting: 'Waiting…',
  cancel: 'Cancel',
  done: (format) => `${format} file downloaded`,
  cancelled: TIMED_OUT,
  cancelledText: 'You cancelled the download.',
  failed: REPORT_FAILED.title,
  failedText: REPORT_FAILED.text ?? '',
  retry: 'Try again',
}
