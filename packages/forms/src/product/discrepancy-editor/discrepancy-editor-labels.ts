import type { DroppedLines, MatchedBy, PartnerDecisionKind, PartnerRole } from '@placard/domain/discrepancy'

/** English names of the subjects of decisions. */
const kinds: Record<PartnerDecisionKind, string> = {
  encoding: 'Encoding',
  delimiter: 'Separator of cells',
  headerLine: 'Header',
  decimalMark: 'Decimal mark',
  dayOrder: 'Order of day and month',
  zone: 'Time zone of the file',
  day: 'Day',
  rangeStart: 'First day',
  rangeEnd: 'Last day',
  campaign: 'Campaign',
  placement: 'Placement',
  placementID: 'Placement ID',
  creative: 'Creative',
  creativeID: 'Creative ID',
  size: 'Size',
  width: 'Width',
  height: 'Height',
  dimension: 'Other dimension',
  cost: 'Cost',
  impressions: 'Impressions',
  clicks: 'Clicks',
  videoStarts: 'Video starts',
  firstQuartiles: '25% of the video',
  midpoints: '50% of the video',
  thirdQuartiles: '75% of the video',
  videoCompletes: 'Video completes',
  grossImpressions: 'Impressions with invalid traffic',
  grossClicks: 'Clicks with invalid traffic',
  invalidImpressions: 'Invalid impressions',
  invalidClicks: 'Invalid clicks',
}

const matchedBy: Record<MatchedBy, string> = {
  corrected: 'You chose it',
  remembered: 'Chosen for an earlier file',
  id: 'Same ID',
  liveID: 'Our live ID in its name',
  name: 'Same name',
  similarName: 'Similar name',
  size: 'The only one of this size',
}

const dropped: Record<DroppedLines['kind'], string> = {
  total: 'Total',
  footer: 'Footer',
  noDay: 'No day',
  noFigures: 'No figures',
}

/** English texts of the parts that correct a discrepancy check. */
export const discrepancyEditorLabels = {
  kinds,
  values: {
    'utf-8': 'UTF-8',
    'utf-16le': 'UTF-16',
    'utf-16be': 'UTF-16, big-endian',
    'windows-1252': 'Windows-1252',
    ',': 'Comma',
    ';': 'Semicolon',
    '\t': 'Tab',
    '.': 'Point',
    'day-first': 'Day first',
    'month-first': 'Month first',
  } as Readonly<Record<string, string>>,
  line: (line: string) => `Line ${line}`,
  questions: 'Questions about the file',
  blockingHint: 'Nothing is compared until you answer this.',
  optionalHint: 'The comparison works without an answer, but could be wrong.',
  choose: 'Choose…',
  decisions: 'How the file was read',
  undecided: 'Not decided',
  notCompared: 'Not compared',
  change: 'Change',
  changeKind: (kind: string) => `Change: ${kind}`,
  useLine: 'Use this line',
  columns: 'Columns',
  countColumns: (count: string) => `${count} in the file`,
  columnsHint: 'Each column with its meaning. Only counts and what identifies a creative are compared.',
  columnNumber: (position: string) => `Column ${position}`,
  unused: 'Not used',
  moreColumns: (count: string) => `${count} more columns aren’t listed.`,
  droppedLines: 'Lines that aren’t data',
  countLines: (count: string) => `${count} in the file`,
  noDropped: 'Every line below the header is data.',
  lines: (from: string, to: string) => (from === to ? `Line ${from}` : `Lines ${from}–${to}`),
  dropped,
  moreDropped: (count: string) => `${count} more lines aren’t listed.`,
  matches: 'Creatives',
  matchesHint: 'Each creative of the file with ours. Corrections are remembered for files of the same platform.',
  show: 'Show',
  all: 'All',
  uncertain: 'To check',
  unmatched: 'Without a match',
  noName: 'Without a name',
  matchOf: (name: string) => `Our creative for ${name}`,
  notOurs: 'None of our creatives',
  noMatch: 'No match',
  leftOutOfSums: 'Not ours',
  several: 'Several fit',
  matchedBy,
  showMore: (count: string) => `Show ${count} more`,
  nothingToShow: 'No creative of the file is in this list.',
  onlyOurs: 'Only in our report',
  onlyOursHint: 'The file has no line for these creatives. Leave out those that it isn’t about.',
  leaveOut: (name: string) => `Leave out ${name}`,
  isLeftOut: 'Leave out',
  range: 'Dates',
  ourZone: 'Time zone of our days',
  tolerance: 'Tolerance',
  toleranceHint: 'Largest difference that the contract allows, in percent of our counts.',
  basis: 'Our counts',
  basisHint: 'Net leaves out invalid traffic, gross includes it.',
  net: 'Net',
  gross: 'Gross',
  sheet: 'Sheet',
  chooseAgain: 'Choose automatically',
}

export type DiscrepancyEditorLabels = typeof discrepancyEditorLabels

/** Returns a value of a decision as text: an encoding, a sign, an order, a line or a header. */
export function formatDecisionValue(
  kind: PartnerDecisionKind,
  value: string | null,
  labels: DiscrepancyEditorLabels,
): string | undefined {
  if (value === null) return undefined
  if (kind === 'headerLine') return labels.line(value)
  const isSetting = kind === 'encoding' || kind === 'delimiter' || kind === 'decimalMark' || kind === 'dayOrder'
  return (isSetting && labels.values[value]) || value
}

/** Returns the meanings of columns as options, the unused first. */
export const listRoleOptions = (roles: readonly PartnerRole[], labels: DiscrepancyEditorLabels) => [
  { value: '', label: labels.unused },
  ...roles.map((role) => ({ value: role, label: labels.kinds[role] })),
]
