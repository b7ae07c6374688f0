import { type CauseParams, MIN_EVENTS } from './cause-candidate.js'
import type { CauseOptions } from './cause-data.js'
import { shortName } from './cause-explanations.js'
import { hasCreative, partnerKeyText } from './creative-key.js'
import { dayIndex, listDayHours, readCount } from './our-report.js'
import { PARTNER_METRICS, type PartnerMetric } from './partner-report.js'

type Counts = Partial<Record<PartnerMetric, number>>

/** Creative or size that only one side has. */
interface MissingPart {
  kind: 'creativeMissing' | 'sizeMissing'
  params: CauseParams
  counts: Readonly<Counts>
}

/** Least part of a side's total that is worth a cause. */
const MIN_SHARE = 0.005
/** Largest ratio of two counts that can be those of one creative under two names. */
const MAX_RATIO = 1.5

interface Part {
  id: string
  name: string
  size: string
  counts: Counts
}

function addCounts(sums: Counts, counts: Readonly<Counts>): void {
  for (const metric of PARTNER_METRICS) {
    const count = counts[metric]
    if (count !== undefined) sums[metric] = (sums[metric] ?? 0) + count
  }
}

/** Sums our compared counts of the range by creative. */
function sumOurs({ ours, range, zone, basis, metrics, leftOut }: CauseOptions): Map<string, Part> {
  const { bounds } = listDayHours(range.start, range.end, zone)
  const parts = new Map<string, Part>()
  for (const { id, name, size } of ours.creatives) if (!leftOut?.has(id)) parts.set(id, { id, name, size, counts: {} })
  for (const hour of ours.hours) {
    const part = parts.get(hour.creativeID)
    if (!part || dayIndex(bounds, hour.hour) < 0) continue
    for (const metric of metrics)
      part.counts[metric] = (part.counts[metric] ?? 0) + readCount(hour, metric, basis === 'gross')
  }
  return parts
}

/** Sums the file's counts of the range: by key without a creative, and of all. */
function sumTheirs({ rows, matches, range }: CauseOptions) {
  const unmatched = new Set(matches.unmatchedKeys)
  const parts = new Map<string, Part>()
  const total: Counts = {}
  for (const row of rows) {
    if (row.day !== null && (row.day < range.start || row.day > range.end)) continue
    addCounts(total, row.counts)
    const key = partnerKeyText(row)
    if (!unmatched.has(key)) continue
    const name = row.creative || row.creativeID || row.placement
    const id = JSON.stringify([name, row.size])
    const part = parts.get(id) ?? { id: key, name, size: row.size, counts: {} }
    parts.set(id, part)
    addCounts(part.counts, row.counts)
  }
  return { parts: [...parts.values()], total }
}

/** Returns the parts without those that can be a part of the other side under another name. */
function dropRenamed(parts: readonly Part[], others: readonly Part[], metric: PartnerMetric): Part[] {
  return parts.filter(
    ({ size, counts }) =>
      !others.some((other) => {
        const [a = 0, b = 0] = [counts[metric], other.counts[metric]]
        const isSameSize = size === '' || other.size === '' || size === other.size
        return isSameSize && Math.max(a, b) <= MAX_RATIO * Math.min(a, b)
      }),
  )
}

/** Side that has the parts, and what the other side has. */
interface Side {
  side: 'ours' | 'theirs'
  metric: PartnerMetric
  /** Sizes of the other side. */
  otherSizes: ReadonlySet<string>
  /** Total of this side. */
  total: number
}

/** Returns the parts that are worth a cause; all creatives of a size as one where the other side lacks the size. */
function describeParts(parts: readonly Part[], { side, metric, otherSizes, total }: Side): MissingPart[] {
  const isWorth = ({ [metric]: count = 0 }: Counts) => count >= MIN_EVENTS && count >= MIN_SHARE * total
  const readAmount = ({ [metric]: amount = 0 }: Counts) => ({ amount, metric })
  const partsBySize = new Map<string, Part[]>()
  for (const part of parts) partsBySize.set(part.size, [...(partsBySize.get(part.size) ?? []), part])
  return [...partsBySize].flatMap(([size, ofSize]): MissingPart[] => {
    const isWholeSize = size !== '' && !otherSizes.has(size)
    if (isWholeSize && (ofSize.length > 1 || ofSize.every(({ name }) => name === ''))) {
      const counts: Counts = {}
      for (const part of ofSize) addCounts(counts, part.counts)
      return isWorth(counts) ? [{ kind: 'sizeMissing', params: { side, size, ...readAmount(counts) }, counts }] : []
    }
    return ofSize.flatMap(({ id, name, counts }): MissingPart[] => {
      if (name === '' || !isWorth(counts)) return []
      return [{ kind: 'creativeMissing', params: { side, id, name: shortName(name), ...readAmount(counts) }, counts }]
    })
  })
}

/**
 * Finds creatives and sizes that only one side has. Each has so many events that the other side cannot have missed
 * them by chance. If nothing is matched, names differ and say nothing.
 */
export function findMissingParts(options: CauseOptions): MissingPart[] {
  const { rows, matches, metrics, ours } = options
  const metric = metrics.includes('impressions') ? 'impressions' : metrics.includes('clicks') ? 'clicks' : undefined
  if (!metric || !matches.matches.some(({ creativeID }) => creativeID !== null)) return []
  const ourParts = sumOurs(options)
  const { parts: theirParts, total: theirTotal } = sumTheirs(options)
  const ourTotal = [...ourParts.values()].reduce((sum, { counts }) => sum + (counts[metric] ?? 0), 0)
  const ambiguous = new Set(matches.matches.flatMap(({ candidates }) => candidates))
  const hasNames = rows.some(hasCreative)
  const theirSizes = new Set(rows.map(({ size }) => size))
  const ourSizes = new Set(ours.creatives.map(({ size }) => size))
  const unmatchedOurs = matches.unmatchedCreatives
    .flatMap((id) => ourParts.get(id) ?? [])
    .filter(({ id }) => !ambiguous.has(id))
    // Without names, only a size that the file doesn't have is missing.
    .filter(({ size }) => hasNames || !theirSizes.has(size))
    .map((part) => (hasNames ? part : { ...part, name: '' }))
  const withCandidates = new Set(
    matches.matches.filter(({ candidates }) => candidates.length > 0).map(({ key }) => key),
  )
  const unmatchedTheirs = theirParts.filter(
    ({ id, size, name }) => !withCandidates.has(id) && (name !== '' || !ourSizes.has(size)),
  )
  return [
    ...describeParts(dropRenamed(unmatchedOurs, theirParts, metric), {
      side: 'ours',
      metric,
      otherSizes: theirSizes,
      total: ourTotal,
    }),
    ...describeParts(dropRenamed(unmatchedTheirs, unmatchedOurs, metric), {
      side: 'theirs',
      metric,
      otherSizes: ourSizes,
      total: theirTotal[metric] ?? 0,
    }),
  ]
}
