// Finds regular expressions that outside text could keep busy for long, by the ReDoS checker recheck.
import { check } from 'recheck'
import { findRegexes } from './find-regexes.mjs'

/** Files whose patterns see outside text: not tests, stories and tools. */
const PRODUCT = /^(packages|apps)\/[\w-]+\/src\/(?!(.*\/)?testing\/|.*\.(test|stories|fixture)\.)/

/** Limits of the search for slow texts. They count steps instead of time, so that a result is repeatable. */
const LIMITS = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  recallTimeout: -1,
  attackLimit: 10_000_000,
  maxAttackStringSize: 20_000,
  maxIteration: 5,
}

/** Returns whether a pattern has to be checked. Only repeats are slow, and exponential only a repeated group. */
const isSuspect = (pattern, isProduct) => (isProduct ? /[*+{]/ : /\)[*+{]/).test(pattern)

/**
 * Returns a line for each pattern of `files` (`{ path, text }`, relative to the repository) that takes exponential time,
 * or polynomial time in the product without a comment "Polynomial: <reason>" beside it.
 */
export async function findSlowRegexes(files) {
  const places = new Map()
  for (const { path, text } of files) {
    const isProduct = PRODUCT.test(path)
    for (const { pattern, flags, line, reason } of findRegexes(path, text)) {
      if (!isSuspect(pattern, isProduct)) continue
      const key = JSON.stringify([pattern, flags])
      places.set(key, [...(places.get(key) ?? []), { place: `${path}:${line}`, isProduct, reason }])
    }
  }
  const problems = []
  for (const [key, uses] of places) {
    const [pattern, flags] = JSON.parse(key)
    const { status, complexity } = await check(pattern, flags, LIMITS)
    for (const { place, isProduct, reason } of uses) {
      if (status === 'unknown') problems.push(`${place}: /${pattern}/${flags} cannot be checked. Write a simpler one.`)
      if (status === 'vulnerable' && (complexity.type === 'exponential' || (isProduct && !reason)))
        problems.push(`${place}: /${pattern}/${flags} is slow: ${complexity.summary}`)
      if (status === 'safe' && reason) problems.push(`${place}: linear, remove the comment "Polynomial: ${reason}"`)
    }
  }
  return problems
}
