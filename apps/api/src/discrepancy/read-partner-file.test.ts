import { writeFileSync } from 'node:fs'
import { PartnerFileError } from '@placard/domain/discrepancy'
import { afterEach, describe, expect, it } from 'vitest'
import { testFolder } from '../testing/generated-report.js'
import { rowsXml, workbookFile } from '../testing/partner-files.js'
import { PARTNER_FILE_MESSAGES } from './partner-file-messages.js'
import { createPartnerFileReader, type PartnerFileReader } from './read-partner-file.js'

const TABLE = [
  ['Date', 'Creative', 'Impressions'],
  ['2026-09-01', 'Harbour', 1200],
]

describe('createPartnerFileReader', () => {
  const fileNamed = testFolder()
  let reader: PartnerFileReader | undefined
  afterEach(() => reader?.close())

  function written(name: string, content: string | Buffer) {
    const path = fileNamed(name)
    writeFileSync(path, content)
    return path
  }
  /** Returns a reader whose processes run this function instead. */
  function createReader(parse: string, more: { budgetMs?: number; memoryMB?: number } = {}) {
    reader = createPartnerFileReader({ ...more, worker: written('worker.mjs', `export default ${parse}`) })
    return reader
  }
  /** Waits forever for the path 'endless', and returns it otherwise. */
  const WAITS = "({ path }) => path === 'endless' ? new Promise(() => {}) : { content: path }"

  it('reads a file in a process', async () => {
    reader = createPartnerFileReader()
    const path = written('report.xlsx', workbookFile({ sheets: { Data: rowsXml(TABLE) } }))
    const { reading, sheet } = await reader.read({ path })
    expect(sheet).toBe('Data')
    expect(reading.rows).toMatchObject([{ day: '2026-09-01', creative: 'Harbour', counts: { impressions: 1200 } }])
  })

  it('throws the sentence of a file that is no report', async () => {
    reader = createPartnerFileReader()
    const refused = reader.read({ path: written('report.csv', '') })
    await expect(refused).rejects.toBeInstanceOf(PartnerFileError)
    await expect(refused).rejects.toThrow(PARTNER_FILE_MESSAGES.empty)
  })

  it('ends a process that takes too long, and reads the next file', async () => {
    const slow = createReader("({ path }) => { while (path === 'endless'); return { content: path } }", {
      budgetMs: 1500,
    })
    await expect(slow.read({ path: 'endless' })).rejects.toThrow(PARTNER_FILE_MESSAGES.tooSlow)
    expect(await slow.read({ path: 'next' })).toBe('next')
  })

  it('ends a process that needs too much memory, and reads the next file', async () => {
    const greedy = createReader(
      `({ path }) => {
        const all = []
        while (path === 'large') all.push(Array.from({ length: 10_000 }, () => ({})))
        return { content: path }
      }`,
      { memoryMB: 32 },
    )
    await expect(greedy.read({ path: 'large' })).rejects.toThrow(PARTNER_FILE_MESSAGES.tooMuchMemory)
    expect(await greedy.read({ path: 'next' })).toBe('next')
  })

  it('ends a process whose file is no longer wanted', async () => {
    const waiting = createReader(WAITS)
    const controller = new AbortController()
    const unwanted = waiting.read({ path: 'endless' }, controller.signal)
    const next = waiting.read({ path: 'next' })
    const gone = new Error('The user has left.')
    setTimeout(() => controller.abort(gone), 300)
    await expect(unwanted).rejects.toBe(gone)
    expect(await next).toBe('next')
    await expect(waiting.read({ path: 'next' }, controller.signal)).rejects.toBe(gone)
  })

  it('does not hide other failures behind a sentence', async () => {
    const failing = createReader("() => { throw new TypeError('a fault') }")
    await expect(failing.read({ path: 'any' })).rejects.toThrow('a fault')
  })
})
