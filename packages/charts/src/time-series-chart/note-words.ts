import { bucketWords, type ChartFacts, cutWords } from './chart-words.js'

export interface NoteWordsOptions {
  /** What the chart is about. */
  facts: ChartFacts
  /** How many series are not drawn. */
  left: number
  /** What the dashed line is. */
  compares?: string | false
}

/** Returns what else has to be known to read a chart: what is dashed, incomplete, or left out. */
export function noteWords({ facts, left, compares }: NoteWordsOptions): string | undefined {
  const { buckets, tzCode, partialStep } = facts
  const last = buckets.length - 1
  const [first, end] = [cutWords(buckets.at(0) ?? ''), last > 0 ? cutWords(buckets.at(last) ?? '') : '']
  const words = [
    compares && `Dashed grey: ${compares}.`,
    partialStep !== undefined && `Open marker: ${bucketWords(buckets.at(partialStep) ?? '', tzCode)}, in progress.`,
    first && end && `Open markers: the first week has ${first}, the last ${end}.`,
    first && !end && `Open marker: the first week has ${first}.`,
    end && !first && `Open marker: the last week has ${end}.`,
    left > 0 && `${left} more ${left === 1 ? 'line is' : 'lines are'} only in the table.`,
  ]
  return words.filter(Boolean).join(' ') || undefined
}
