import {
  clockChanges,
  formatDay,
  formatRange,
  isFixedOffset,
  METRICS,
  type MetricDefinition,
  partHourNotes,
  startOfDayInZone,
  zoneOffset,
} from '@placard/domain'
import { QUARTILE_FORMULAS, type ReportContent } from './report-columns.js'
import type { Sheet, SheetCell } from './xlsx/sheet-xml.js'
import { zonedTime } from './zoned-time.js'

const STEP_TEXTS = {
  day: 'Each row is one creative on one day; days without any count have no row.',
  hour: 'Each row is one creative in one hour; hours without any count have no row.',
  range: 'Each row is one creative over the whole range.',
} as const

const RATIO_NOTE =
  'Ratios are always computed from sums, never averaged. An empty cell or "–" means that there is nothing to divide by.'

const head = (texts: string[]): SheetCell[] => texts.map((value) => ({ value, style: 'head' }))
const fact = (name: string, value: string): SheetCell[] => [{ value: name, style: 'boldText' }, value]

/** Returns the denominator of a formula, which follows the division sign. */
const denominatorOf = (formula: string) => formula.split('÷')[1]?.trim() ?? '–'

function zoneFacts({ request }: ReportContent): SheetCell[][] {
  const { start, zone } = request
  const changes = clockChanges(request)
  const offsets = [zoneOffset(zone, startOfDayInZone(start, zone)), ...changes.map(({ to }) => to)]
  const written = [...new Set(offsets)].map((offset) => `GMT${offset}`).join(', later ')
  const words = changes.map(
    ({ day, hours, from, to }) => `${formatDay(day)} has ${hours} hours (clocks go from GMT${from} to GMT${to})`,
  )
  return [
    fact('Time zone', isFixedOffset(zone) ? `GMT${zoneOffset(zone, new Date(0))}` : zone),
    fact('Offset', written),
    fact('Clock changes', words.length > 0 ? `${words.join('; ')}.` : 'None: every day of the range has 24 hours.'),
    ...partHourNotes(request).map((note) => fact('Part hours', note)),
  ]
}

function metricRows({ request }: ReportContent): SheetCell[][] {
  const definitions: MetricDefinition[] = Object.values(METRICS)
  const rows = definitions.map(({ name, formula, source }) => [name, formula, denominatorOf(formula), source])
  const quartiles = Object.entries(QUARTILE_FORMULAS).map(([name, formula]) => [
    name,
    formula,
    '–',
    METRICS.videoStarts.source,
  ])
  const isVideo = ([name = '']: string[]) => /video|vcr/i.test(name)
  return request.withVideo ? [...rows, ...quartiles] : rows.filter((row) => !isVideo(row))
}

/** Returns the sheet that defines the report's numbers. */
export function definitionsSheet(report: ReportContent, now: Date): Sheet {
  const { subject, request, step } = report
  const { text, offset } = zonedTime(now.toISOString(), request.zone)
  const rows: SheetCell[][] = [
    [{ value: 'Definitions', style: 'title' }],
    [],
    fact('Campaign', subject.campaign.name),
    fact('Days', `${formatRange(request)}, both days included whole`),
    ...zoneFacts(report),
    fact('Rows', STEP_TEXTS[step]),
    fact('Created', `${text.replace('T', ' ')} (GMT${offset})`),
    fact('Ratios', RATIO_NOTE),
    [],
    head(['Metric', 'Definition', 'Divided by', 'Source']),
    ...metricRows(report),
  ]
  const columns = [24, 70, 20, 52].map((width) => ({ width, style: 'text' as const }))
  return { name: 'Definitions', columns, rows: [rows] }
}
