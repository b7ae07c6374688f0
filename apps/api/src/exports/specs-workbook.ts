import type { LiveCreative, PublishedCreative } from '@placard/domain/creative'
import type { CreativeSpecs } from '@placard/domain/internal/tags'
import type { PlatformName } from '@placard/domain/tags'
import { type SheetCell, type SheetColumn, serialDate } from './xlsx/sheet-xml.js'
import { type WorkbookOptions, writeWorkbook } from './xlsx/workbook.js'

/** Row of a specs sheet: a published creative, its technical data, and its files in the pack. */
export interface SpecsRow {
  creative: Pick<PublishedCreative, 'id' | 'name' | 'type' | 'size' | 'fluid'>
  live: LiveCreative
  platforms: readonly PlatformName[]
  specs: CreativeSpecs
  backupImage: string | undefined
  preview: string
}

interface SpecsColumn extends SheetColumn {
  title: string
  cell: (row: SpecsRow) => SheetCell
}

const COLUMNS: readonly SpecsColumn[] = [
  { title: 'Creative name', width: 40, style: 'text', cell: ({ creative }) => creative.name },
  { title: 'Creative ID', width: 24, style: 'text', cell: ({ creative }) => creative.id },
  { title: 'Live ID', width: 24, style: 'text', cell: ({ live }) => live.id },
  { title: 'Published (UTC)', width: 17, style: 'hour', cell: ({ live }) => serialDate(Date.parse(live.publishedAt)) },
  { title: 'Type', width: 10, style: 'text', cell: ({ creative }) => creative.type },
  { title: 'Size', width: 12, style: 'text', cell: ({ creative }) => creative.size },
  { title: 'Fluid', width: 8, style: 'text', cell: ({ creative }) => (creative.fluid ? 'Yes' : 'No') },
  { title: 'Platforms', width: 40, style: 'text', cell: ({ platforms }) => platforms.join(', ') },
  { title: 'Initial load (bytes)', width: 18, style: 'count', cell: ({ specs }) => specs.initialBytes ?? null },
  { title: 'Total (bytes)', width: 14, style: 'count', cell: ({ specs }) => specs.totalBytes },
  { title: 'Formats', width: 20, style: 'text', cell: ({ specs }) => specs.formats.join(', ') },
  { title: 'Duration (s)', width: 12, style: 'text', cell: ({ specs }) => specs.seconds ?? null },
  { title: 'Click URLs', width: 48, style: 'text', cell: ({ specs }) => specs.clickURLs.join(' ') || null },
  { title: 'Backup image', width: 40, style: 'text', cell: ({ backupImage }) => backupImage ?? null },
  { title: 'Preview', width: 40, style: 'text', cell: ({ preview }) => preview },
]

/** Writes the technical data of creatives as a workbook with one sheet. */
export function writeSpecsWorkbook(
  path: string,
  { campaign, rows }: { campaign: string; rows: readonly SpecsRow[] },
  options: Omit<WorkbookOptions, 'title'>,
): Promise<void> {
  const cells = rows.map((row) => COLUMNS.map(({ cell }) => cell(row)))
  return writeWorkbook(path, { ...options, title: `${campaign} · Specs` }, async ({ addSheet }) => {
    await addSheet({ name: 'Specs', columns: COLUMNS, head: COLUMNS.map(({ title }) => title), rows: [cells] })
  })
}
