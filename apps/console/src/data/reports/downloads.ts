import { makeHandOverPack, makeReportFile, type ReportFileOrder, type ReportFileWatch } from '@placard/domain/client'
import { UPLOADS_PREFIX } from '@placard/domain/internal/report'
import type { ReportFile } from '@placard/domain/report'
import type { HandOverSelection } from '@placard/domain/tags'
import { mutationOptions } from '@tanstack/react-query'
import { config } from '../../config.js'
import { callToEnd } from '../api.js'

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

/** Content of a hand-over pack, and where its progress is reported. */
interface HandOverOrder extends HandOverSelection {
  campaignID: string
  watch: ReportFileWatch
}

/** Generates a hand-over pack on the server, then saves it as a browser download. */
export const handOverMutation = mutationOptions({
  mutationFn: async ({ watch, ...order }: HandOverOrder) =>
    saveReportFile(await makeHandOverPack({ call: callToEnd }, order, watch)),
})

/** Saves a generated file as a browser download. */
export function saveReportFile({ file, name }: ReportFile): void {
  const anchor = document.createElement('a')
  anchor.href = uploadUrl(file)
  anchor.download = name
  document.body.append(anchor)
  anchor.click()
  anchor.remove()
}
