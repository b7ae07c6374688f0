/** One part of a whole. */
export interface DonutPart {
  /** Names it in state. */
  id: string
  /** The name that people read. */
  name: string
  /** How much of the whole it is; `null` is no data. */
  value: number | null
  /** Its fixed place among the colours and markers of a report. @default its rank */
  slot?: number
}

/** A part as it is drawn. */
export interface DonutSlice {
  /** Names it among the slices. */
  id: string
  /** The name that people read. */
  name: string
  /** More than zero. */
  value: number
  /** Its share in tenths of a percent; those of all slices make 1000. */
  tenths: number
  /** Its colour and marker; undefined for the sum of the others. */
  slot?: number
}

const MOST_PARTS = 5
const WHOLE = 1000

/** What a part counts for: no data and negative values count for nothing. */
const weight = (value: number | null): number => Math.max(0, value ?? 0)

/** The whole of all parts. */
export const donutTotal = (parts: readonly DonutPart[]): number =>
  parts.reduce((sum, { value }) => sum + weight(value), 0)

/**
 * Shares in tenths of a percent that make exactly 100 %: each rounded down, and what is missing goes, a tenth each, to
 * those that lost most by it. All zero where there is no whole.
 */
export function shareTenths(values: readonly (number | null)[]): number[] {
  const total = values.reduce<number>((sum, value) => sum + weight(value), 0)
  if (!(total > 0)) return values.map(() => 0)
  const exact = values.map((value) => (weight(value) / total) * WHOLE)
  const tenths = exact.map((share) => Math.floor(share + 1e-9))
  const missing = WHOLE - tenths.reduce((sum, share) => sum + share, 0)
  const lost = exact
    .map((share, index) => ({ index, loss: share - (tenths[index] ?? 0) }))
    .sort((a, b) => b.loss - a.loss)
  for (const { index } of lost.slice(0, missing)) tenths[index] = (tenths[index] ?? 0) + 1
  return tenths
}

/** The slices from the largest on: five and "Other (k)" at most, and a sixth instead of an Other of one. */
export function donutSlices(parts: readonly DonutPart[]): DonutSlice[] {
  const tenths = shareTenths(parts.map(({ value }) => value))
  const ranked = parts
    .map(({ id, name, value, slot }, index) => ({ id, name, value: weight(value), slot, tenths: tenths[index] ?? 0 }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
    .map((slice, rank): DonutSlice => ({ ...slice, slot: slice.slot ?? rank }))
  if (ranked.length <= MOST_PARTS + 1) return ranked
  const rest = ranked.slice(MOST_PARTS)
  return [
    ...ranked.slice(0, MOST_PARTS),
    {
      id: 'other',
      name: `Other (${rest.length})`,
      value: rest.reduce((sum, { value }) => sum + value, 0),
      tenths: rest.reduce((sum, slice) => sum + slice.tenths, 0),
    },
  ]
}

/** A share that is more than nothing is never written as nothing. */
export const shareText = (tenths: number): string => (tenths === 0 ? '<0.1%' : `${(tenths / 10).toFixed(1)}%`)
