import { TIMED_OUT } from '@placard/domain/api'
import { REPORT_FAILED } from '@placard/domain/internal/console'

/** English texts. */
export const exportMenuLabels = {
  /** Button, and name of its menu. */
  export: 'Export',
  /** Name of the list of formats. */
  format: 'Format',
  /** Content of a file, by format. */
  contents: {
    pdf: 'This page, ready to print',
    csv: 'One row per creative and time step. If your Excel uses a decimal comma, choose Excel',
    xlsx: 'The same rows, with every term defined',
    'xlsx-pivot': 'The same rows, and a pivot table over them',
  },
  /** Switch. */
  video: 'Video Quartiles',
  /** Hint of the switch if it applies to the page. */
  onPage: 'Shown here and in exports',
  /** Hint of the disabled switch. */
  notInPdf: 'Not available in PDF',
  /** Explanation of the disabled switch. */
  pdfReason: 'A PDF prints the page as it is. Your choice is kept for the other formats.',
  /** Button of a PDF. */
  print: 'Print or save as PDF',
  /** Note below that button. */
  printNote: 'Opens your browser’s print dialog',
  /** Button of a file. */
  download: (format: string) => `Download ${format}`,
  /** Announcement. */
  making: (format: string) => `Making the ${format} file`,
  /** Name of the progress bar. */
  progress: (format: string) => `Making ${format}`,
  /** Progress of a queued file. */
  waiting: 'Waiting…',
  /** Button of a running export. */
  cancel: 'Cancel',
  /** Title of a finished export. */
  done: (format: string) => `${format} file downloaded`,
  /** Title of a cancelled export. */
  cancelled: TIMED_OUT,
  /** Description of a cancelled export. */
  cancelledText: 'You cancelled the download.',
  /** Title of a failed export. */
  failed: REPORT_FAILED.title,
  /** Description of a failed export. */
  failedText: REPORT_FAILED.text ?? '',
  /** Button of a cancelled or failed export. */
  retry: 'Try again',
}

/** Texts of an ExportMenu and its panel. Names of formats in parameters are translated. */
export type ExportMenuLabels = typeof exportMenuLabels
