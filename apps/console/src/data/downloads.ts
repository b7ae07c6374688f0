import { type ReportFile, UPLOADS_PREFIX } from '@placard/domain'
import { makeReportFile, type ReportFileOrder, type ReportFileWatch } from '@placard/domain/client'
import { config } from '../config.js'
import { callToEnd } from './api.js'

/** Where a file of the API host's downloads is fetched from. */
const uploadUrl = (file: string): string =>
  new URL(
    UPLOADS_PREFIX + file.split('/').map(encodeURIComponent).join('/'),
    new URL(config().apiBase, window.location.origin),
  ).href

/** Has the file made on the server, then saves it by the browser's own download. */
export async function downloadReport(order: ReportFileOrder, watch: ReportFileWatch): Promise<void> {
  saveReportFile(await makeReportFile({ call: callToEnd }, order, watch))
}

/** Saves a file that was made, by the browser's own download. */
export function saveReportFile({ file, name }: ReportFile): void {
  const anchor = document.createElement('a')
  anchor.href = uploadUrl(file)
  anchor.download = name
  document.body.append(anchor)
  anchor.click()
  anchor.remove()
}
