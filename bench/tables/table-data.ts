import type { ColumnStore } from '@placard/charts/large-table'

/** Text columns with their numbers of distinct values. */
export const TEXTS = { campaign: 40, creative: 400, day: 365, size: 12 } as const
export const NUMBERS = [
  'impressions',
  'clicks',
  'starts',
  'completes',
  'engagement',
  'before',
  'spend',
  'cost',
] as const
export const IDS = [...Object.keys(TEXTS), ...NUMBERS]
export const isText = (id: string): id is keyof typeof TEXTS => id in TEXTS

export type TextColumn = { labels: string[]; codes: Uint16Array }
export type TableData = ColumnStore & { columns: Record<string, TextColumn | Uint32Array | Float64Array> }
/** Row object, the input of most libraries. */
export type TableRow = Record<string, string | number>

/** Returns twelve columns of `length` rows, the same in every run, in memory that can be shared with a worker. */
export function tableData(length: number): TableData {
  let seed = 7
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return seed / 2 ** 32
  }
  const columns: TableData['columns'] = {}
  for (const [id, many] of Object.entries(TEXTS)) {
    const codes = new Uint16Array(new SharedArrayBuffer(length * 2))
    for (let row = 0; row < length; row++) codes[row] = random() * many
    columns[id] = { labels: Array.from({ length: many }, (_, place) => `${id} ${place}`), codes }
  }
  for (const id of NUMBERS) {
    const isMoney = id === 'spend' || id === 'cost'
    const values = isMoney
      ? new Float64Array(new SharedArrayBuffer(length * 8))
      : new Uint32Array(new SharedArrayBuffer(length * 4))
    for (let row = 0; row < length; row++) values[row] = isMoney ? Math.round(random() * 1e7) / 100 : random() * 1e6
    columns[id] = values
  }
  return { length, columns }
}

/** Returns the text of a cell. */
export function cellText({ columns }: TableData, id: string, row: number): string {
  const data = columns[id]
  if (!data) return ''
  return 'labels' in data ? (data.labels[data.codes[row] ?? 0] ?? '') : String(data[row])
}

/** Converts the columns to row objects. */
export function tableRows({ length, columns }: TableData): TableRow[] {
  const pairs = Object.entries(columns)
  return Array.from({ length }, (_, row) => {
    const made: TableRow = {}
    for (const [id, data] of pairs)
      made[id] = 'labels' in data ? (data.labels[data.codes[row] ?? 0] ?? '') : (data[row] ?? 0)
    return made
  })
}

export const WORDS = 'creative 12'

/** Computes the expected first row after each step with plain loops. */
export function expectedFirst({ length, columns }: TableData) {
  const spend = columns.spend as Float64Array
  const creative = columns.creative as TextColumn
  const campaign = columns.campaign as TextColumn
  const sums = campaign.labels.map(() => 0)
  let [most, mostFound] = [-1, -1]
  for (let row = 0; row < length; row++) {
    const value = spend[row] ?? 0
    most = Math.max(most, value)
    if (creative.labels[creative.codes[row] ?? 0]?.includes(WORDS)) mostFound = Math.max(mostFound, value)
    sums[campaign.codes[row] ?? 0] = (sums[campaign.codes[row] ?? 0] ?? 0) + value
  }
  const first = campaign.labels[sums.indexOf(Math.max(...sums))] ?? ''
  return { mount: String(spend[0]), sort: String(most), filter: String(mostFound), group: first }
}
