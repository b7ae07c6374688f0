import { placeAround, type TimeSteps } from './chart-steps.js'

/** Something that happened, said at its step. */
export interface ChartAnnotation {
  /** The step at which it stands, or any day or UTC moment in one. */
  step: string
  /** What happened, in a few words: "Creative published". */
  label: string
}

/** What happened, by the place of its step; what lies outside of the chart is left out. */
export function notesByStep(
  annotations: readonly ChartAnnotation[],
  steps: TimeSteps,
  tzCode: string,
): ReadonlyMap<number, string[]> {
  const notes = new Map<number, string[]>()
  for (const { step, label } of annotations) {
    const place = placeAround(steps, step, tzCode)
    if (place !== undefined) notes.set(place, [...(notes.get(place) ?? []), label])
  }
  return new Map([...notes].sort(([a], [b]) => a - b))
}

/** The next note after a step, or before it; round and round. */
export function nextNote(
  notes: ReadonlyMap<number, string[]>,
  from: number | undefined,
  direction: 1 | -1,
): number | undefined {
  const places = [...notes.keys()]
  if (direction === 1) return places.find((place) => place > (from ?? -1)) ?? places[0]
  return places.findLast((place) => place < (from ?? Infinity)) ?? places.at(-1)
}
