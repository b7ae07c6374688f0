import { readdirSync, readlinkSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectValid, testFolder } from '../../testing/generated-report.js'
import { HOSTILE_NAMES } from '../../testing/hostile-names.js'
import { keptText, type ReadCell, readWorkbook } from '../../testing/read-workbook.js'
import { columnName, type Sheet, type SheetCell, serialDate } from './sheet-xml.js'
import { writeWorkbook } from './workbook.js'

const MORE_TEXTS = [
  '_x0041_',
  '_x000D_ and _x005F_x0041_',
  'DDE("cmd";"/C calc";"!A0")',
  'x'.repeat(5000),
  'y'.repeat(40_000),
  `${'z'.repeat(32_766)}😀`,
  '😀'.repeat(3000),
  '\r',
  '\n',
  ' ',
  '',
]
const options = { title: 'Test', now: new Date('2025-10-14T12:00:00Z'), signal: new AbortController().signal }
const sheet = (cells: SheetCell[][], more: Partial<Sheet> = {}): Sheet => ({
  name: 'Data',
  columns: (cells[0] ?? []).map(() => ({ width: 10, style: 'text' })),
  rows: [cells],
  ...more,
})

/** Returns the open files of this process, on systems that list them. */
function openFiles(): string[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc/self/fd').flatMap((descriptor) => {
    try {
      return [readlinkSync(`/proc/self/fd/${descriptor}`)]
    } catch {
      return []
    }
  })
}

describe('a workbook', () => {
  const fileNamed = testFolder()

  async function written(...sheets: Sheet[]) {
    const path = fileNamed('book.xlsx')
    await writeWorkbook(path, options, async ({ addSheet }) => {
      for (const each of sheets) await addSheet(each)
    })
    return { path, ...(await readWorkbook(path)) }
  }

  it('keeps every text unchanged, and none becomes a formula', async () => {
    const texts = [...HOSTILE_NAMES, ...MORE_TEXTS]
    const { path, sheets, formulas, parts } = await written(sheet(texts.map((text) => [text, 1])))
    expect(sheets.get('Data')).toEqual(texts.map((text) => [keptText(text), 1]))
    expect(formulas).toEqual([])
    expect([...parts.values()].join('')).not.toContain('<f>')
    await expectValid(path)
  })

  it('marks texts that look like formulas, so that editing a cell does not turn them into formulas', async () => {
    const { parts } = await written(
      sheet([
        ['=1+1', '+1', '-1', '@SUM(A1)', { value: '=1+1', style: 'title' }, { value: '=1+1', style: 'boldText' }],
        ['plain', 'a=1', { value: 'plain', style: 'title' }],
      ]),
    )
    const styles = [...(parts.get('xl/worksheets/sheet1.xml') ?? '').matchAll(/<c r="(\w+)"(?: s="(\d+)")?/g)]
    const quoted =
      parts
        .get('xl/styles.xml')
        ?.match(/<cellXfs.*<\/cellXfs>/s)?.[0]
        .split('<xf ')
        .slice(1) ?? []
    expect(styles.map(([, , style = '0']) => quoted[Number(style)]?.includes('quotePrefix="1"'))).toEqual([
      ...Array.from({ length: 6 }, () => true),
      ...Array.from({ length: 3 }, () => false),
    ])
  })

  it('reads back any texts and numbers unchanged', async () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1 }),
      fc.constantFrom(...HOSTILE_NAMES),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
      fc.integer(),
      fc.constant(null),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(cell, { maxLength: 30 }), { maxLength: 40 }), async (rows) => {
        const { sheets } = await written(sheet(rows, { columns: [{ width: 10, style: 'text' }] }))
        const filled = (cells: ReadCell[]) => [...cells, ...Array(30 - cells.length).fill(null)]
        expect(sheets.get('Data')?.map(filled)).toEqual(
          rows.map((cells) => filled(cells.map((each) => (typeof each === 'string' ? keptText(each) : each)))),
        )
      }),
      { numRuns: 60 },
    )
  })

  it('stores days and hours as formatted numbers', async () => {
    const { sheets, formatOf, path } = await written(
      sheet([[serialDate(Date.UTC(2025, 9, 14)), serialDate(Date.UTC(2025, 9, 14, 18, 30)), 0.0482, 12]], {
        columns: (['day', 'hour', 'percent', 'count'] as const).map((style) => ({ width: 12, style })),
        head: ['Day', 'Hour', 'CTR', 'Impressions'],
      }),
    )
    // 14 October 2025 is day 45,944 of Excel's 1900 date system, which has a 29 February 1900.
    expect(sheets.get('Data')?.[1]).toEqual([45_944, expect.closeTo(45_944 + 18.5 / 24, 8), 0.0482, 12])
    const cells = ['A2', 'B2', 'C2', 'D2'].map((cell) => formatOf('Data', cell))
    expect(cells).toEqual(['yyyy\\-mm\\-dd', 'yyyy\\-mm\\-dd\\ hh:mm', '0.00%', '#,##0'])
    await expectValid(path)
  })

  it('names columns A to XFD', () => {
    expect([0, 25, 26, 51, 52, 701, 702, 16_383].map(columnName)).toEqual([
      'A',
      'Z',
      'AA',
      'AZ',
      'BA',
      'ZZ',
      'AAA',
      'XFD',
    ])
  })

  it('freezes the header and adds a filter', async () => {
    const { parts } = await written(sheet([['a'], ['b']], { head: ["It's <one>"] }))
    expect(parts.get('xl/worksheets/sheet1.xml')).toContain('state="frozen"')
    expect(parts.get('xl/worksheets/sheet1.xml')).toContain('<autoFilter ref="A1:A3"/>')
    expect(parts.get('xl/workbook.xml')).toContain("'Data'!$A$1:$A$3")
  })

  it('contains its title and creation date', async () => {
    const { parts } = await written(sheet([['a']]))
    expect(parts.get('docProps/core.xml')).toMatch(/<dc:title>Test<\/dc:title>.*2025-10-14T12:00:00Z/)
  })

  it.each(['stopped', 'without rows'])('leaves no file open when it was %s', async (way) => {
    const stop = new AbortController()
    const path = fileNamed('stopped.xlsx')
    let portions = 0
    async function* rows() {
      for (;;) {
        if (++portions === 50 && way === 'stopped') stop.abort(new Error('Enough.'))
        if (portions === 50 && way === 'without rows') throw new Error('Enough.')
        yield Array.from({ length: 1000 }, (_, index) => [index, `text ${portions} ${index}`])
      }
    }
    const writing = writeWorkbook(path, { ...options, signal: stop.signal }, async ({ addSheet }) => {
      await addSheet(sheet([], { columns: [{ width: 10, style: 'text' }], rows: rows() }))
    })
    await expect(writing).rejects.toThrow()
    expect(portions).toBeLessThan(80)
    expect(openFiles()).not.toContain(path)
  })

  it('never overwrites a file', async () => {
    const { path } = await written(sheet([['first']]))
    await expect(
      writeWorkbook(path, options, async ({ addSheet }) => void (await addSheet(sheet([['second']])))),
    ).rejects.toThrow('EEXIST')
    expect((await readWorkbook(path)).sheets.get('Data')).toEqual([['first']])
  })
})
