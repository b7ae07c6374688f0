import * as z from 'zod'
import {
  clickTestIDSchema,
  decodeText,
  decodeTrail,
  encodeText,
  parseJson,
  TRAIL_PARAMETER,
} from '../tag/click-trail.js'
import { functionText, scriptJson } from '../text/page-text.js'

/** Channel between the end page of a click test and the page that shows the test, on the same origin. */
export const CLICK_TEST_CHANNEL = 'placard-click-test'

/** Maximum length of a URL in a report. */
const MAX_URL_LENGTH = 20_000
const urlText = z.string().max(MAX_URL_LENGTH)

/** Schema of the report of a click: everything it opened. */
const clickReportSchema = z.object({
  test: clickTestIDSchema,
  /** URLs in order, as they were requested; the last one is our click URL if it was reached. */
  hops: z.array(urlText).min(1).max(12),
  /** Landing page of the published version; null for none, missing if our click URL was not reached. */
  landing: urlText.nullable().optional(),
  /** URL that our click URL redirects to. */
  location: urlText.optional(),
})
export type ClickReport = z.infer<typeof clickReportSchema>

/** Landing page of our click URL, and the URL that it redirects to. */
type ClickLanding = Required<Pick<ClickReport, 'location'>> & { landing: string }

/** Creates the report of a click that reached our click URL, which was requested with the trail in a parameter. */
export function clickReport(test: string, requested: string, landing: ClickLanding | undefined): ClickReport {
  const [address = '', encoded = ''] = requested.split(new RegExp(`[?&]${TRAIL_PARAMETER}=`), 2)
  const trail = decodeTrail(encoded)
  const hops = trail?.test === test ? trail.hops : []
  return { test, hops: [...hops, address], ...(landing ?? { landing: null }) }
}

/** Returns the path of the end page with a report, which only its script reads. */
export const clickTestEnd = (report: ClickReport): string =>
  `/serve/click-test/end#${encodeText(JSON.stringify(report))}`

/** Parses a message of the end page; undefined for anything else. */
export const readClickReport = (message: unknown): ClickReport | undefined =>
  typeof message === 'string' ? parseJson(decodeText(message), clickReportSchema) : undefined

/** Passes the report of the end page on. Self-contained, because it is delivered as source text. */
function passReport(channel: string): void {
  const report = location.hash.slice(1)
  if (report !== '') new BroadcastChannel(channel).postMessage(report)
}

/** Returns the script of the end page. */
export const clickTestScript = (): string => `${functionText(passReport)}(${scriptJson(CLICK_TEST_CHANNEL)})`
