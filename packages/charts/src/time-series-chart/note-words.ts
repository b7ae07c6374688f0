import { type ChartFacts, cutWords } from './chart-words.js'

export interface NoteWordsOptions {
  /** What the chart is about. */
  facts: ChartFacts
  /** How many series are not drawn. */
  left: number
  /** What the dashed line is. */
  compares?: string | false
}

/** What else has to be known to read a chart: what is dashed, dotted, and left out. */
export function noteWords({ facts, left, compares }: NoteWordsOptions): string | undefined {
  const { buckets, partialStep } = facts
  const last = buckets.length - 1
  const [first, end] = [cutWords(buckets.at(0) ?? ''), last > 0 ? cutWords(buckets.at(last) ?? '') : '']
  const words = [
    compares && `Dashed grey: ${compares}.`,
    partialStep !== undefined && 'The last, dotted step is still being counted.',
    first && end && `Dotted: the first week has ${first}, the last ${end}.`,
    first && !end && `Dotted: the first week has ${first}.`,
    end && !first && `Dotted: the last week has ${end}.`,
    left > 0 && `${left} more ${left === 1 ? 'line is' : 'lines are'} only in the table.`,
  ]
  return words.filter(Boolean).join(' ') || undefined
}
