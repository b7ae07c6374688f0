import { type ReportFile, UPLOADS_PREFIX } from '@placard/domain'
import { makeReportFile, type ReportFileOrder, type ReportFileWatch } from '@placard/domain/client'
import { config } from '../config.js'
import { callToEnd } from './api.js'

/** URL of a download file on the API host. */
const uploadUrl = (file: string): string =>
  new URL(
    UPLOADS_PREFIX + file.split('/').map(encodeURIComponent).join('/'),
    new URL(config().apiBase, window.location.origin),
  ).href

/** Generates a report file on the server, then saves it as a browser download. */
export async function downloadReport(order: ReportFileOrder, watch: ReportFileWatch): Promise<void> {
  saveReportFile(await makeReportFile({ call: callToEnd }, order, watch))
}

/** Saves a generated file as a browser download. */
export function saveReportFile({ file, name }: ReportFile): void {
  const anchor = document.createElement('a')
  anchor.href = uploadUrl(file)
  anchor.download = name
  document.body.append(anchor)
  anchor.click()
  anchor.remove()
}
