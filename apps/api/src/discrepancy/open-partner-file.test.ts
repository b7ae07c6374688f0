import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { testFolder } from '../testing/generated-report.js'
import { rowsXml, workbookFile } from '../testing/partner-files.js'
import { type ZipEntry, zip } from '../testing/sample-files.js'
import { openPartnerFile } from './open-partner-file.js'
import { PARTNER_FILE_MESSAGES } from './partner-file-messages.js'
import { PARTNER_UPLOAD_LIMITS, type PartnerUploadLimits } from './partner-upload-limits.js'

const CSV = 'Date,Impressions\n2026-09-01,1200\n'
const csv: ZipEntry = { name: 'report.csv', data: Buffer.from(CSV) }
const workbook = workbookFile({ sheets: { Data: rowsXml([['Date', 'Impressions']]) } })
const long = Buffer.from(CSV.repeat(200))

async function readPieces(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = []
  for await (const piece of bytes) pieces.push(piece)
  return pieces
}

describe('openPartnerFile', () => {
  const fileNamed = testFolder()

  /** Returns the whole text of a file, or the paths of a workbook. */
  async function openFile(name: string, content: Buffer | string, changed: Partial<PartnerUploadLimits> = {}) {
    const path = fileNamed(name)
    writeFileSync(path, content)
    const file = await openPartnerFile(path, { ...PARTNER_UPLOAD_LIMITS, ...changed })
    try {
      if (file.kind === 'workbook') return file.parts.paths
      const texts = []
      for (let time = 0; time < 2; time++) texts.push(Buffer.concat(await readPieces(file.read())).toString())
      expect(texts[1]).toBe(texts[0])
      return texts[0]
    } finally {
      file.close()
    }
  }

  it.each<[string, Buffer]>([
    ['report.csv', csv.data as Buffer],
    ['report.xls', csv.data as Buffer],
    ['report.csv.gz', gzipSync(CSV)],
    ['two-members.gz', Buffer.concat([gzipSync(CSV.slice(0, 9)), gzipSync(CSV.slice(9))])],
    ['report.zip', zip([csv])],
    ['streamed.zip', zip([{ ...csv, isStreamed: true }])],
    ['from-macos.zip', zip([{ name: 'folder/', data: Buffer.alloc(0) }, csv, { name: '__MACOSX/._report.csv' }])],
  ])('reads the text in %s twice', async (name, content) => {
    expect(await openFile(name, content)).toBe(CSV)
  })

  it.each<[string, Buffer]>([
    ['report.xlsx', workbook],
    ['report.csv', workbook],
    ['report.zip', zip([{ name: 'report.xlsx', data: workbook }])],
    ['report.gz', gzipSync(workbook)],
  ])('finds the workbook in %s', async (name, content) => {
    expect(await openFile(name, content)).toContain('xl/workbook.xml')
  })

  it.each<[string, Buffer | string, string]>([
    ['empty', '', PARTNER_FILE_MESSAGES.empty],
    ['an empty gzip', gzipSync(''), PARTNER_FILE_MESSAGES.empty],
    ['a binary .xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'), PARTNER_FILE_MESSAGES.oldExcel],
    ['a PDF', '%PDF-1.7', PARTNER_FILE_MESSAGES.pdf],
    ['a web page', '\ufeff\n<html><table><tr><td>Date</td></tr></table></html>', PARTNER_FILE_MESSAGES.markup],
    ['an XML', '<?xml version="1.0"?><Workbook/>', PARTNER_FILE_MESSAGES.markup],
    ['an empty ZIP', zip([]), PARTNER_FILE_MESSAGES.emptyArchive],
    ['a ZIP of two', zip([csv, { ...csv, name: 'other.csv' }]), PARTNER_FILE_MESSAGES.severalFiles],
    ['a ZIP in a ZIP', zip([{ name: 'inner.zip', data: zip([csv]) }]), PARTNER_FILE_MESSAGES.nested],
    ['a gzip in a gzip', gzipSync(gzipSync(CSV)), PARTNER_FILE_MESSAGES.nested],
    ['a ZIP with a password', zip([{ ...csv, flags: 1 }]), PARTNER_FILE_MESSAGES.encrypted],
    ['a ZIP of another method', zip([{ ...csv, method: 12 }]), PARTNER_FILE_MESSAGES.unknownCompression],
    ['a ZIP with a wrong checksum', zip([{ ...csv, checksum: 1 }]), PARTNER_FILE_MESSAGES.damaged],
    ['an .xlsb', zip([{ name: 'xl/workbook.bin' }, csv]), PARTNER_FILE_MESSAGES.otherWorkbook],
    ['an .ods', zip([{ name: 'mimetype' }, { name: 'content.xml' }]), PARTNER_FILE_MESSAGES.otherWorkbook],
  ])('refuses %s', async (_, content, message) => {
    await expect(openFile('report', content)).rejects.toThrow(message)
  })

  it.each<[string, Buffer, Partial<PartnerUploadLimits>, string]>([
    ['unpacked bytes of a gzip', gzipSync(long), { unpackedBytes: 600 }, PARTNER_FILE_MESSAGES.tooLargeUnpacked(600)],
    [
      'unpacked bytes of a ZIP',
      zip([{ name: 'a', data: long }]),
      { unpackedBytes: 600 },
      PARTNER_FILE_MESSAGES.tooLargeUnpacked(600),
    ],
    ['the ratio of a gzip', gzipSync(long), { ratio: 2, ratioFromBytes: 999 }, PARTNER_FILE_MESSAGES.tooCompressed(2)],
    [
      'the ratio of a ZIP',
      zip([{ name: 'a', data: long }]),
      { ratio: 2, ratioFromBytes: 999 },
      PARTNER_FILE_MESSAGES.tooCompressed(2),
    ],
    ['a packed workbook', gzipSync(workbook), { innerWorkbookBytes: 99 }, PARTNER_FILE_MESSAGES.tooLargeUnpacked(99)],
    [
      'the number of files',
      zip([csv, { name: 'b' }, { name: 'c' }]),
      { entries: 2 },
      PARTNER_FILE_MESSAGES.tooManyEntries(2),
    ],
  ])('stops at the limit of %s', async (_, content, changed, message) => {
    expect(await openFile('report', content).catch(String)).not.toContain(message)
    await expect(openFile('report', content, changed)).rejects.toThrow(message)
  })

  it.each<[string, Buffer]>([
    ['ZIP', zip([csv]).subarray(0, -30)],
    ['workbook', workbook.subarray(0, workbook.length / 2)],
    ['gzip', gzipSync(long).subarray(0, 60)],
  ])('refuses a truncated %s', async (_, content) => {
    await expect(openFile('report', content)).rejects.toThrow(PARTNER_FILE_MESSAGES.damaged)
  })
})
