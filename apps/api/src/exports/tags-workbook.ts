import { type Creative, parseCreativeSize } from '@placard/domain'
import { type SheetCell, type SheetColumn, serialDate } from './xlsx/sheet-xml.js'
import { type WorkbookOptions, writeWorkbook } from './xlsx/workbook.js'

/** What a sheet of tags is made of: the tag of each creative by its id. */
export interface TagsSheet {
  campaign: string
  creatives: readonly Creative[]
  tags: ReadonlyMap<string, string>
}

interface TagColumn extends SheetColumn {
  title: string
  cell: (creative: Creative, tag: string) => SheetCell
}

const FORMATS: Readonly<Record<Creative['type'], string>> = { Banner: 'Display', VAST: 'Video', VPAID: 'Video' }
/** What is not asked for over https is refused by buyers. */
const INSECURE = /http:\/\//i

const lastLive = ({ liveCreatives }: Creative) => liveCreatives.at(-1)

function publishedAt(creative: Creative): SheetCell {
  const last = lastLive(creative)
  return last ? serialDate(Date.parse(last.publishedAt)) : null
}

const sideOf = ({ size }: Creative, side: 'width' | 'height') => parseCreativeSize(size)?.[side] ?? null

/** What the sheets that buying platforms read in ask for, as far as it is known here. */
const columnsOf = (campaign: string): TagColumn[] => [
  { title: 'Creative name', width: 40, style: 'text', cell: ({ name }) => name },
  { title: 'Creative ID', width: 24, style: 'text', cell: ({ id }) => id },
  { title: 'Campaign', width: 32, style: 'text', cell: () => campaign },
  { title: 'Type', width: 10, style: 'text', cell: ({ type }) => type },
  { title: 'Format', width: 10, style: 'text', cell: ({ type }) => FORMATS[type] },
  { title: 'Dimensions', width: 12, style: 'text', cell: ({ size }) => size },
  { title: 'Width', width: 8, style: 'text', cell: (creative) => sideOf(creative, 'width') },
  { title: 'Height', width: 8, style: 'text', cell: (creative) => sideOf(creative, 'height') },
  { title: 'Platform', width: 22, style: 'text', cell: ({ platform }) => platform },
  { title: 'Live ID', width: 24, style: 'text', cell: (creative) => lastLive(creative)?.id ?? null },
  { title: 'Published (UTC)', width: 17, style: 'hour', cell: publishedAt },
  { title: 'HTTPS only', width: 12, style: 'text', cell: (_, tag) => (INSECURE.test(tag) ? 'No' : 'Yes') },
  { title: 'Tag', width: 80, style: 'text', cell: (_, tag) => tag },
]

/** Writes the tags of a campaign's creatives as a workbook of one sheet, in the campaign's order. */
export function writeTagsWorkbook(
  path: string,
  { campaign, creatives, tags }: TagsSheet,
  options: Omit<WorkbookOptions, 'title'>,
): Promise<void> {
  const columns = columnsOf(campaign)
  const rows = creatives.flatMap((creative) => {
    const tag = tags.get(creative.id)
    return tag === undefined ? [] : [columns.map(({ cell }) => cell(creative, tag))]
  })
  return writeWorkbook(path, { ...options, title: `${campaign} · Tags` }, async ({ addSheet }) => {
    await addSheet({ name: 'Tags', columns, head: columns.map(({ title }) => title), rows: [rows] })
  })
}
