import type { AccessToken } from '@placard/domain/account'
import { DELIVERY_PROBLEMS, type DeliveryProblem } from '@placard/domain/internal/schedule'
import { type Language, NO_COUNTS } from '@placard/domain/report'
import sharp from 'sharp'
import type { Config } from '../config.js'
import {
  existingAccountEmail,
  invitationEmail,
  newAccessTokenEmail,
  passwordChangedEmail,
  passwordResetEmail,
  verificationEmail,
} from '../email/account-emails.js'
import type { EmailMessage } from '../email/email-transport.js'
import {
  confirmationEmail,
  lostAccessEmail,
  notSentEmail,
  type ReportEmailContent,
  recoveredEmail,
  reportEmail,
  testNotSentEmail,
  undeliveredEmail,
} from '../email/report-emails.js'
import { logoPicture, thumbnailPicture, trendPicture } from '../email/report-pictures.js'
import type { ReportSummary } from '../email/report-results.js'

const CLIENT_COLOR = '#1a6b3c'
const TO = 'client@elsewhere.test'
const DAYS = [188_002, 196_544, 231_544, 210_310, 171_000, 148_002, 179_500]
const FIRST_DAY = 16

const rectangle = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()

const createCounts = (impressions: number, clicks: number) => ({
  ...NO_COUNTS,
  impressions,
  clicks,
  engagement: 3021,
  videoStarts: 120_400,
  videoCompletes: 74_400,
})

/** Pictures of a report, drawn once. */
const drawPictures = async () => ({
  logo: await logoPicture(await rectangle(300, 80, CLIENT_COLOR)),
  trend: await trendPicture(DAYS, CLIENT_COLOR),
  best: await thumbnailPicture('best', await rectangle(300, 250, '#2b7a6b')),
  worst: await thumbnailPicture('worst', await rectangle(728, 90, '#b5462f')),
})

type Pictures = Awaited<ReturnType<typeof drawPictures>>

const createSummary = (name: string, { trend, best, worst }: Pictures): ReportSummary => ({
  totals: createCounts(1_284_310, 9412),
  before: { range: { start: '2026-11-09', end: '2026-11-15' }, totals: createCounts(1_142_630, 9629) },
  trend: {
    steps: DAYS.map((impressions, index) => ({ bucket: `2026-11-${FIRST_DAY + index}`, impressions })),
    picture: trend,
  },
  creatives: {
    best: { name, counters: createCounts(120_000, 1344), picture: best },
    worst: { name, counters: createCounts(90_000, 189), picture: worst },
  },
  brand: { color: null, logo: undefined },
  logo: undefined,
})

const createToken = (name: string): AccessToken =>
  ({
    name,
    access: 'read',
    campaignIDs: null,
    createdAt: '2026-11-01T08:00:00.000Z',
    expiresAt: '2027-11-01T08:00:00.000Z',
  }) as AccessToken

const RANGE = { start: '2026-11-16', end: '2026-11-22', tzCode: 'Europe/Berlin' }
const ENDED = { isSessionKept: true, tokens: 2, areTokensRevoked: true }

let pictures: Promise<Pictures> | undefined

/** Returns functions that write one of each email, with `name` in each field that users type. */
export async function sampleEmails(config: Config, language: Language, name: string) {
  pictures ??= drawPictures()
  const drawn = await pictures
  const owner: ReportEmailContent['owner'] = {
    id: 'owner',
    first_name: name,
    last_name: name,
    email: TO,
    role: 'staff',
  }
  const schedule = { frequency: 'Weekly', type: 'Full', withVideo: true } as const
  const news: ReportEmailContent = { campaign: { id: 'campaign', name }, range: RANGE, schedule, owner }
  const reader = { email: 'reader@elsewhere.test', unsubscribeToken: 'token', language }
  const client = { ...reader, reportUrl: `${config.publicUrl}/share/x` }
  const summary = createSummary(name, drawn)
  const brand = { color: CLIENT_COLOR, logo: { cid: drawn.logo.picture.cid, ...drawn.logo.size } }
  const ofClient: ReportSummary = { ...summary, brand, logo: drawn.logo.picture }
  const noData: ReportSummary = { ...summary, totals: NO_COUNTS, before: undefined, creatives: undefined }
  const file = { url: `${config.publicUrl}/uploads/x.csv` }
  const undelivered = (Object.keys(DELIVERY_PROBLEMS) as DeliveryProblem[]).map((problem) => ({
    email: `${name} ${problem}`,
    problem,
  }))
  return {
    report: () => reportEmail(config, client, news, summary),
    reportOfClient: () => reportEmail(config, client, news, ofClient, file),
    test: () => reportEmail(config, { ...client, unsubscribeToken: null }, news, summary, 'console'),
    empty: () => reportEmail(config, { ...client, email: TO }, news, noData),
    testNotSent: () => testNotSentEmail(config, TO, news, language),
    confirmation: () =>
      confirmationEmail(config, { email: TO, unsubscribeToken: 't' }, { token: 't', owner }, language),
    notSent: () => notSentEmail(config, news, 'A reason.', new Date('2026-11-30T08:00:00Z'), language),
    recovered: () => recoveredEmail(config, news, language),
    undelivered: () => undeliveredEmail(config, news, undelivered, language),
    lostAccess: () => lostAccessEmail(config, news, language),
    verification: () => verificationEmail(config, TO, 'token', language),
    existingAccount: () => existingAccountEmail(config, TO, language),
    passwordReset: () => passwordResetEmail(config, TO, 'token', language),
    passwordChanged: () => passwordChangedEmail(config, TO, ENDED, language),
    newToken: () => newAccessTokenEmail(config, TO, createToken(name), language),
    invitation: () => invitationEmail(config, TO, 'token', language),
  } satisfies Record<string, () => EmailMessage>
}
