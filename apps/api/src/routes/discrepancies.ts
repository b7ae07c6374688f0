import multipart from '@fastify/multipart'
import {
  checkDiscrepancy,
  chooseOurRange,
  type DiscrepancyFields,
  dayCount,
  endpoints,
  listPartnerKeys,
  PartnerFileError,
} from '@placard/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../context.js'
import type { PartnerFileContent } from '../discrepancy/parse-partner-file.js'
import { PARTNER_UPLOAD_OPTIONS, receivePartnerFile } from '../discrepancy/receive-partner-file.js'
import { removeTemporaryFiles } from '../files/temporary-files.js'
import { type Session, userRoute } from '../http/contract-route.js'
import { TOKEN_LIMIT } from '../http/rate-limit.js'
import { invalid, Refusal } from '../refusal.js'
import { readOurReport } from '../store/reports/our-report.js'
import { loadReportSubject, type ReportSubject } from '../store/reports/report-subject.js'

/** Largest number of different creatives, placements and sizes of a file: each is listed with its match. */
const MAX_KEYS = 5000
/** Largest number of creatives times days, which bounds the hours that are read. */
const MAX_CREATIVE_DAYS = 20_000

/** Number of files that are received or wait to be read, which bounds the disk space that they take. */
const MAX_OPEN = 8
const RETRY_AFTER_SECONDS = 10

const TOO_MANY_FILES = 'Too many files are compared right now. Try again in a moment.'
const TOO_MANY_KEYS = `The file has more than ${MAX_KEYS.toLocaleString('en')} different creatives and placements. Download it with fewer columns, or for one campaign.`

const tooLong = (days: number) =>
  `The campaign has too many creatives to compare so many days. Download a report of at most ${days} days.`

/** Compares the content of a file with the counts of a campaign. */
async function compare(
  { db, facts }: Context,
  subject: ReportSubject,
  { reading, sheet, sheets }: PartnerFileContent,
  { choices, tz }: DiscrepancyFields,
) {
  const { rows, ...read } = reading
  if (listPartnerKeys(rows).size > MAX_KEYS) throw new Refusal(422, TOO_MANY_KEYS)
  const flight = { start: subject.campaign.start, end: subject.campaign.end }
  const { statedRange, zone: statedZone } = read
  const chosen = chooseOurRange({ rows, statedRange, statedZone, flight, zone: tz, choices })
  const { range, zone } = chosen
  const days = range ? dayCount(range.start, range.end) : 0
  if (days * subject.creatives.length > MAX_CREATIVE_DAYS)
    throw new Refusal(422, tooLong(Math.max(1, Math.floor(MAX_CREATIVE_DAYS / subject.creatives.length))))
  const ours = range
    ? await readOurReport({ db, facts }, subject, { ...range, zone })
    : { creatives: subject.creatives.map((creative) => ({ ...creative, flight })), hours: [] }
  return { reading: read, sheet, sheets: [...sheets], check: checkDiscrepancy({ reading, ours, chosen, choices }) }
}

/** Adds the route that compares a partner's file with a campaign. The file is deleted before the response. */
export async function discrepancyRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { config, db, partnerFiles } = context
  let open = 0

  async function check({ request, session }: { request: FastifyRequest; session: Session }) {
    const { fields, subject, file } = await receivePartnerFile(config, request, ({ campaignID }) =>
      loadReportSubject(db, session, { campaignID }),
    )
    try {
      const { reading: choices, sheet } = fields.choices
      const content = await partnerFiles.read({
        path: file.path,
        ...(choices && { choices }),
        ...(sheet !== undefined && { sheet }),
      })
      return { status: 200, data: await compare(context, subject, content, fields) }
    } catch (cause) {
      if (!(cause instanceof PartnerFileError)) throw cause
      throw invalid([{ path: ['file'], message: cause.message }])
    } finally {
      await removeTemporaryFiles([file])
    }
  }

  await app.register(async (scope) => {
    await scope.register(multipart, PARTNER_UPLOAD_OPTIONS)
    userRoute(
      scope,
      context,
      endpoints.checkDiscrepancy,
      async (call) => {
        if (open >= MAX_OPEN) throw new Refusal(429, TOO_MANY_FILES, { retryAfter: RETRY_AFTER_SECONDS })
        open += 1
        return check(call).finally(() => {
          open -= 1
        })
      },
      TOKEN_LIMIT,
    )
  })
}
