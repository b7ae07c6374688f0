import {
  type DiscrepancyChoices,
  explainRemembered,
  type PartnerChoices,
  type PartnerReading,
} from '@placard/domain/discrepancy'
import { dayCount } from '@placard/domain/internal/dates'
import { chooseOurRange, listPartnerKeys, mergePartnerChoices } from '@placard/domain/internal/discrepancy'
import { Refusal } from '../refusal.js'
import { hashContent } from '../secrets.js'
import type { ComparedDiscrepancy } from '../store/discrepancies/discrepancies.js'
import { findCorrections, findMatches } from '../store/discrepancies/remembered-corrections.js'
import type { FactHome } from '../store/facts/fact-home.js'
import { readOurReport } from '../store/reports/our-report.js'
import type { ReportSubject } from '../store/reports/report-subject.js'
import type { Db } from '../store/store.js'
import type { PartnerFileContent } from './parse-partner-file.js'
import type { PartnerFileReader } from './read-partner-file.js'

/** Largest number of different creatives, placements and sizes of a file: each is listed with its match. */
const MAX_KEYS = 5000
/** Largest number of creatives times days, which bounds the hours that are read. */
const MAX_CREATIVE_DAYS = 20_000

const TOO_MANY_KEYS = `The file has more than ${MAX_KEYS.toLocaleString('en')} different creatives and placements. Download it with fewer columns, or for one campaign.`

const tooLong = (days: number) =>
  `The campaign has too many creatives to compare so many days. Download a report of at most ${days} days.`

interface Parts {
  db: Db
  facts: FactHome
  partnerFiles: PartnerFileReader
}

/** File on disk, and how it is read. */
interface PartnerFileSource {
  path: string
  choices: DiscrepancyChoices
}

const hashHeader = ({ headerLine, columns }: PartnerReading) =>
  headerLine === null ? '' : hashContent(JSON.stringify(columns.map(({ header }) => header)))

/** Reads a file by the choices of its user and those of earlier files. Decisions that follow the latter say so. */
export async function readPartnerFile(
  { partnerFiles }: Pick<Parts, 'partnerFiles'>,
  { path, choices: { reading: own, sheet } }: PartnerFileSource,
  remembered: PartnerChoices,
  signal: AbortSignal,
): Promise<PartnerFileContent> {
  const choices = mergePartnerChoices(own, remembered)
  const content = await partnerFiles.read({ path, choices, sheet }, signal)
  const { reading } = content
  return { ...content, reading: { ...reading, decisions: explainRemembered(reading, own) } }
}

/** Reads a new file: again if users have corrected files with its header before. */
export async function readNewPartnerFile(
  parts: Parts,
  campaignID: string,
  source: PartnerFileSource,
  signal: AbortSignal,
): Promise<{ content: PartnerFileContent; remembered: PartnerChoices; headerHash: string }> {
  const content = await readPartnerFile(parts, source, {}, signal)
  const { platform } = content.reading
  const headerHash = hashHeader(content.reading)
  const remembered = await findCorrections(parts.db, { campaignID, platform, headerHash })
  if (Object.keys(remembered).length === 0) return { content, remembered, headerHash }
  return { content: await readPartnerFile(parts, source, remembered, signal), remembered, headerHash }
}

/** Choices for the comparison of a file that was read. */
interface ComparisonOptions {
  choices: DiscrepancyChoices
  remembered: PartnerChoices
  /** Time zone of files that state none. */
  tz: string
  headerHash: string
}

/** Compares the content of a file with the counts of a campaign, in a process of its own. */
export async function comparePartnerFile(
  { db, facts, partnerFiles }: Parts,
  subject: ReportSubject,
  { reading, sheet, sheets }: PartnerFileContent,
  { choices, remembered, tz, headerHash }: ComparisonOptions,
  signal: AbortSignal,
): Promise<ComparedDiscrepancy> {
  const { rows, ...read } = reading
  const { campaign, creatives } = subject
  if (listPartnerKeys(rows).size > MAX_KEYS) throw new Refusal('not-acceptable', TOO_MANY_KEYS)
  const flight = { start: campaign.start, end: campaign.end }
  const { statedRange, zone: statedZone, platform } = read
  const { range, zone, reasons } = chooseOurRange({ rows, statedRange, statedZone, flight, zone: tz, choices })
  const days = range ? dayCount(range.start, range.end) : 0
  if (days * creatives.length > MAX_CREATIVE_DAYS)
    throw new Refusal('not-acceptable', tooLong(Math.max(1, Math.floor(MAX_CREATIVE_DAYS / creatives.length))))
  const ours = range
    ? await readOurReport({ db, facts }, subject, { ...range, zone })
    : { creatives: creatives.map((creative) => ({ ...creative, flight })), hours: [] }
  const matches = await findMatches(db, { campaignID: campaign.id, platform, headerHash })
  const chosen = { range, zone, reasons }
  const compared = { reading: { rows, basis: read.basis }, ours, chosen, choices, remembered: matches }
  const check = await partnerFiles.compare(compared, signal)
  const named = creatives.map(({ id, name, size }) => ({ id, name, size }))
  return { choices, remembered, rows, report: { reading: read, sheet, sheets: [...sheets], check, creatives: named } }
}
