import type { Creative, LiveCreative } from '@placard/domain/creative'
import { parseCreativeSize, sizeAndWeightFindings } from '@placard/domain/internal/creative'
import { findFallbackLiveID } from '@placard/domain/internal/tags'
import { buildTag, type MacrosByPlatform, type PlatformName, publications, type Tag } from '@placard/domain/tags'
import type { Config } from '../config.js'
import { type SheetCell, type SheetColumn, serialDate } from './xlsx/sheet-xml.js'
import { type WorkbookOptions, writeWorkbook } from './xlsx/workbook.js'

/** Row of a tags sheet: the tag of a creative's published version for a platform. */
export interface TagRow {
  creative: Creative
  live: LiveCreative
  platform: PlatformName
  tag: Tag
}

/** Creative and platform of a tag, with all creatives of the campaign and the macros that the user entered. */
interface TagSource {
  creative: Creative
  creatives: readonly Creative[]
  platform: PlatformName
  macros: MacrosByPlatform
}

/** Returns the tag of a creative's newest published version for a platform; nothing for drafts. */
export function tagRow(
  { servingUrl, vendorID }: Pick<Config, 'servingUrl' | 'vendorID'>,
  { creative, creatives, platform, macros }: TagSource,
): TagRow[] {
  const [live] = publications(creative)
  if (!live) return []
  const tag = buildTag({
    creative,
    liveID: live.id,
    platform,
    macros: macros[platform],
    servingHost: servingUrl,
    vendorID,
    fallbackLiveID: findFallbackLiveID(creative, creatives),
  })
  return [{ creative, live, platform, tag }]
}

/** Tags sheet: the tags of a campaign's creatives, in its order. */
export interface TagsSheet {
  campaign: string
  rows: readonly TagRow[]
}

interface TagColumn extends SheetColumn {
  title: string
  cell: (row: TagRow) => SheetCell
}

const FORMATS: Readonly<Record<Creative['type'], string>> = { Banner: 'Display', VAST: 'Video', VPAID: 'Video' }
/** URLs that buying platforms refuse because they are not https. */
const INSECURE = /http:\/\//i

/** Returns what to check before a tag is used, as one text. */
function formatProblems({ creative, platform, tag }: TagRow): string {
  const findings = sizeAndWeightFindings({ ...creative, platform })
  return [...findings.map(({ message }) => message), ...tag.warnings].join(' ')
}

/**
 * Returns a tag in one line. Excel puts quotes around a cell with line breaks when it is copied, and doubles those
 * inside, so that the pasted tag would be broken.
 */
const oneLine = (text: string) =>
  text
    .split(/\r\n|[\r\n]/)
    .map((line) => line.trim())
    .join(' ')

const readSide = ({ creative }: TagRow, side: 'width' | 'height') => parseCreativeSize(creative.size)?.[side] ?? null

/** Columns that the import sheets of buying platforms ask for, as far as known. */
const createColumns = (campaign: string): TagColumn[] => [
  { title: 'Creative name', width: 40, style: 'text', cell: ({ creative }) => creative.name },
  { title: 'Creative ID', width: 24, style: 'text', cell: ({ creative }) => creative.id },
  { title: 'Campaign', width: 32, style: 'text', cell: () => campaign },
  { title: 'Type', width: 10, style: 'text', cell: ({ creative }) => creative.type },
  { title: 'Format', width: 10, style: 'text', cell: ({ creative }) => FORMATS[creative.type] },
  { title: 'Dimensions', width: 12, style: 'text', cell: ({ creative }) => creative.size },
  { title: 'Width', width: 8, style: 'text', cell: (row) => readSide(row, 'width') },
  { title: 'Height', width: 8, style: 'text', cell: (row) => readSide(row, 'height') },
  { title: 'Platform', width: 22, style: 'text', cell: ({ platform }) => platform },
  { title: 'Live ID', width: 24, style: 'text', cell: ({ live }) => live.id },
  { title: 'Published (UTC)', width: 17, style: 'hour', cell: ({ live }) => serialDate(Date.parse(live.publishedAt)) },
  { title: 'HTTPS only', width: 12, style: 'text', cell: ({ tag }) => (INSECURE.test(tag.text) ? 'No' : 'Yes') },
  {
    title: 'Unconfirmed macros',
    width: 32,
    style: 'text',
    cell: ({ tag }) => tag.unconfirmed.join(', ') || null,
  },
  { title: 'Check before use', width: 48, style: 'text', cell: (row) => formatProblems(row) || null },
  { title: 'Tag', width: 80, style: 'text', cell: ({ tag }) => oneLine(tag.text) },
]

/** Writes the tags of a campaign's creatives as a workbook with one sheet. */
export function writeTagsWorkbook(
  path: string,
  { campaign, rows }: TagsSheet,
  options: Omit<WorkbookOptions, 'title'>,
): Promise<void> {
  const columns = createColumns(campaign)
  const cells = rows.map((row) => columns.map(({ cell }) => cell(row)))
  return writeWorkbook(path, { ...options, title: `${campaign} · Tags` }, async ({ addSheet }) => {
    await addSheet({ name: 'Tags', columns, head: columns.map(({ title }) => title), rows: [cells] })
  })
}
