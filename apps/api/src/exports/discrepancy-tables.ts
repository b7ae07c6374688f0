import type { ComparedCount, ComparedGroup, PartnerMetric } from '@placard/domain/discrepancy'
import { INVALID_KINDS } from '@placard/domain/internal/creative'
import type { Discrepancy } from '@placard/domain/internal/discrepancy'
import { INVALID_KIND_TEXTS, METRICS } from '@placard/domain/report'
import { fileTexts } from './file-texts.js'

/** Cell of a table; numbers are counts, or percents with their kind. */
export type TableCell = string | number | null | { percent: number }

/** Table of the file of a check. */
export interface DiscrepancyTable {
  name: string
  head: readonly string[]
  rows: readonly (readonly TableCell[])[]
}

const { quartiles } = fileTexts('en')
const QUARTILES: Partial<Record<PartnerMetric, string>> = {
  firstQuartiles: quartiles.firstQuartiles.name,
  midpoints: quartiles.midpoints.name,
  thirdQuartiles: quartiles.thirdQuartiles.name,
}

const metricName = (metric: PartnerMetric): string =>
  QUARTILES[metric] ?? (metric in METRICS ? METRICS[metric as keyof typeof METRICS].name : metric)

const percentCell = (value: number | null): TableCell => (value === null ? null : { percent: value })

const withinText = (isWithin: boolean | null) => (isWithin === null ? null : isWithin ? 'Yes' : 'No')

/** Returns the name of a key of the file: creative, id, placement and size, as far as it has them. */
const keyText = (key: string): string => {
  try {
    return (JSON.parse(key) as string[]).filter(Boolean).join(' · ')
  } catch {
    return key
  }
}

/** Summary: what was compared, when, by whom, and the totals. */
function summaryTable(campaign: string, discrepancy: Discrepancy): DiscrepancyTable {
  const { check, reading, fileName, createdBy, comparedAt } = discrepancy
  const { range, zone, comparison } = check
  const facts: TableCell[][] = [
    ['Campaign', campaign],
    ['File', fileName],
    ['Platform', reading.platform],
    ['Report', reading.reportName],
    ['First day', range?.start ?? null],
    ['Last day', range?.end ?? null],
    ['Time zone', zone],
    ['Compared (UTC)', comparedAt.slice(0, 16).replace('T', ' ')],
    ['Compared by', createdBy?.name ?? null],
    [
      'Compared counts of ours',
      comparison && (comparison.basis === 'gross' ? 'With invalid traffic' : 'Without invalid traffic'),
    ],
    ['Tolerance (%)', percentCell(comparison?.tolerance ?? null)],
    ['Lines of the file outside the range', comparison?.linesOutside ?? null],
    ['Lines of the file that are not ours', comparison?.linesExcluded ?? null],
    ...check.reasons.map((reason) => ['Reason', reason]),
    ...reading.questions.map(({ question }) => ['Open question', question]),
    ...reading.warnings.map((warning) => ['Warning', warning]),
  ]
  return { name: 'Summary', head: ['Subject', 'Value'], rows: facts }
}

const COUNT_TITLES = ['ours', 'theirs', 'difference', 'difference (%)', 'within tolerance', 'ours net', 'ours gross']

const countCells = (count: ComparedCount | undefined): TableCell[] =>
  count
    ? [
        ...[count.ours, count.theirs, count.difference, percentCell(count.percent), withinText(count.isWithin)],
        ...[count.ourNet, count.ourGross],
      ]
    : COUNT_TITLES.map(() => null)

/** Groups side by side: a column for each count of each metric, and our invalid impressions by reason. */
function groupTable(
  name: string,
  titles: readonly string[],
  {
    groups,
    metrics,
    cells,
  }: {
    groups: readonly ComparedGroup[]
    metrics: readonly PartnerMetric[]
    cells: (group: ComparedGroup) => TableCell[]
  },
): DiscrepancyTable {
  const sides = { both: 'Both', ours: 'Ours', theirs: 'Theirs' }
  const counts = metrics.flatMap((metric) => COUNT_TITLES.map((title) => `${metricName(metric)}: ${title}`))
  const reasons = INVALID_KINDS.map((kind) => `Invalid: ${INVALID_KIND_TEXTS[kind]}`)
  return {
    name,
    head: [...titles, 'Side', 'Lines', ...counts, ...reasons],
    rows: groups.map((group) => [
      ...cells(group),
      ...[sides[group.side], group.lines],
      ...metrics.flatMap((metric) => countCells(group.counts[metric])),
      ...INVALID_KINDS.map((kind) => (group.invalid.impressions[kind] ?? 0) + (group.invalid.clicks[kind] ?? 0)),
    ]),
  }
}

/** Returns the tables of a check's file. */
export function discrepancyTables(campaign: string, discrepancy: Discrepancy): DiscrepancyTable[] {
  const { check, reading, creatives } = discrepancy
  const { comparison, causes, matches } = check
  const nameByID = new Map(creatives.map(({ id, name }) => [id, name]))
  const findName = (id: string | null) => (id === null ? null : (nameByID.get(id) ?? id))
  const { metrics = [] } = comparison ?? {}
  const compared = comparison
    ? [
        groupTable('Total', ['Total'], { groups: [comparison.total], metrics, cells: () => ['Total'] }),
        groupTable('Days', ['Day'], { groups: comparison.days, metrics, cells: ({ id }) => [id] }),
        groupTable('Creatives', ['Creative', 'Creative ID'], {
          groups: comparison.creatives,
          metrics,
          cells: ({ id }) => (nameByID.has(id) ? [nameByID.get(id) ?? '', id] : [keyText(id), null]),
        }),
        groupTable('Sizes', ['Size'], { groups: comparison.sizes, metrics, cells: ({ id }) => [id] }),
      ]
    : []
  return [
    summaryTable(campaign, discrepancy),
    ...compared,
    {
      name: 'Causes',
      head: ['Cause', 'Explanation', 'Share of the difference (%)', 'Impressions', 'Clicks'],
      rows: causes.map(({ kind, evidence, share, explained }) => [
        ...[kind, evidence, percentCell(share * 100), explained.impressions ?? null, explained.clicks ?? null],
      ]),
    },
    {
      name: 'Matches',
      head: [
        'Creative of the file',
        'ID in the file',
        'Placement',
        'Size',
        'Our creative',
        'Our creative ID',
        'Matched by',
      ],
      rows: matches.map(({ partner, creativeID, by }) => [
        ...[partner.creative, partner.creativeID, partner.placement, partner.size],
        ...[findName(creativeID), creativeID, by ?? 'Not matched'],
      ]),
    },
    {
      name: 'Not in the file',
      head: ['Our creative', 'Our creative ID'],
      rows: check.unmatchedCreatives.map((id) => [findName(id), id]),
    },
    {
      name: 'Decisions',
      head: ['Subject', 'Value', 'Reason'],
      rows: reading.decisions.map(({ kind, value, reason }) => [kind, value, reason]),
    },
  ]
}
