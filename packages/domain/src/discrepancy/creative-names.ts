import { foldText } from '../text/fold-text.js'
import type { OurCreative } from './our-report.js'

/** Longer names are cut, so that a file cannot make them expensive. */
const MAX_NAME_LENGTH = 500

/** Number of creatives that are compared with a name, unless a single word has more. */
const MAX_CANDIDATES = 50

/** Splits a name into folded words: '_', '-', spaces and other punctuation separate them. */
const splitName = (name: string): string[] =>
  foldText(name.slice(0, MAX_NAME_LENGTH))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Returns a name without case, accents and punctuation. */
export const foldName = (name: string): string => splitName(name).join(' ')

/** Splits a name also at capital letters within words, such as 'SummerSale', and drops its size. */
function listTerms(name: string, size: string): Set<string> {
  const words = new Set(splitName(name.slice(0, MAX_NAME_LENGTH).replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')))
  words.delete(size)
  return words
}

/** Creative whose name is similar. */
interface SimilarName {
  creative: OurCreative
  /** Similarity from 0 to 1. */
  score: number
  /** True if every word of our name is in the other one. */
  isContained: boolean
}

/**
 * Creates a search for the creatives with a similar name, the most similar first. Words weigh more the fewer
 * creatives have them; words that no creative has are ignored, because partners add the names of sites and formats.
 */
export function createNameSearch(
  creatives: readonly OurCreative[],
): (name: string, size: string) => readonly SimilarName[] {
  const indexes = new Map<string, number[]>()
  const wordsByCreative = creatives.map(({ name, size }) => listTerms(name, size))
  for (const [index, words] of wordsByCreative.entries()) {
    for (const word of words) {
      const list = indexes.get(word)
      if (list) list.push(index)
      else indexes.set(word, [index])
    }
  }
  const weights = new Map([...indexes].map(([word, { length }]) => [word, Math.log(1 + creatives.length / length)]))
  const sumWeights = (words: Iterable<string>) => [...words].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0)
  const ourWeights = wordsByCreative.map(sumWeights)

  /** Returns the creatives that share the rarest words, because comparing all that share a common word is slow. */
  function findCandidates(words: ReadonlySet<string>): number[] {
    const lists = [...words].flatMap((word) => [indexes.get(word) ?? []]).filter(({ length }) => length > 0)
    const candidates = new Set<number>()
    for (const list of lists.sort((a, b) => a.length - b.length)) {
      if (candidates.size > 0 && candidates.size + list.length > MAX_CANDIDATES) break
      for (const index of list) candidates.add(index)
    }
    return [...candidates]
  }

  return (name, size) => {
    const words = listTerms(name, size)
    const theirWeight = sumWeights(words)
    return findCandidates(words)
      .flatMap((index): SimilarName[] => {
        const [creative, own] = [creatives[index], wordsByCreative[index]]
        if (!creative || !own) return []
        const shared = [...own].filter((word) => words.has(word))
        const score = (2 * sumWeights(shared)) / (theirWeight + (ourWeights[index] ?? 0))
        return [{ creative, score, isContained: shared.length === own.size }]
      })
      .sort((a, b) => b.score - a.score)
  }
}
