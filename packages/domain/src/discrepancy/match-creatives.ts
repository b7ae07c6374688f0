import { hasCreative, listPartnerKeys, type PartnerKey } from './creative-key.js'
import { createNameSearch, foldName } from './creative-names.js'
import type { OurCreative } from './our-report.js'

/** How the creative of a key was found, the surest first. */
export const MATCHED_BY = ['corrected', 'remembered', 'id', 'liveID', 'name', 'similarName', 'size'] as const
export type MatchedBy = (typeof MATCHED_BY)[number]

/** Creative of ours that a key of a partner's file belongs to. */
export interface CreativeMatch {
  /** Text of the key (`partnerKeyText`). */
  key: string
  partner: PartnerKey
  /** Our creative; null if none was found, or if a user chose that it is none of ours. */
  creativeID: string | null
  /** How it was found; null if it was not. */
  by: MatchedBy | null
  /** Creatives to choose from where several fit equally, 5 at most. */
  candidates: readonly string[]
}

/** Matches of all keys of a file. */
export interface CreativeMatches {
  matches: readonly CreativeMatch[]
  /** Keys without a creative that nobody excluded. */
  unmatchedKeys: readonly string[]
  /** Ids of our creatives that no key belongs to. */
  unmatchedCreatives: readonly string[]
}

/** Choices of users by the text of a key: a creative's id, or null for "is not ours". */
export type CreativeChoices = ReadonlyMap<string, string | null>

export interface MatchOptions {
  /** Choices for this file, which override all others. */
  corrections?: CreativeChoices
  /** Choices for earlier files of the same platform. */
  remembered?: CreativeChoices
}

type Found = Pick<CreativeMatch, 'creativeID' | 'by' | 'candidates'>

const MAX_CANDIDATES = 5
const NOT_FOUND: Found = { creativeID: null, by: null, candidates: [] }
const found = (creativeID: string, by: MatchedBy): Found => ({ creativeID, by, candidates: [] })

/** Sizes of pixels and of creatives that fill their place. */
const NO_SIZES = new Set(['', '0x0', '1x1'])

/** Shorter ids are not searched in names, where a number could be anything. */
const MIN_ID_LENGTH = 8

/** Least similarity of a name. */
const MIN_SCORE = 0.75
/** Least distance to the next similar name. */
const MIN_LEAD = 0.15

const unique = (creatives: Iterable<OurCreative>) => [...new Set(creatives)]

/** Compares a partner's size with ours; the size of a video is that of its file at one and of the player at the other. */
function compareSizes(size: string, creative: OurCreative): 'same' | 'unknown' | 'different' {
  if (NO_SIZES.has(size) || NO_SIZES.has(creative.size)) return 'unknown'
  if (size === creative.size) return 'same'
  return creative.type === 'Banner' ? 'different' : 'unknown'
}

/** Returns the only creative, or the only one with the same size; else all as candidates. */
function chooseOne(creatives: readonly OurCreative[], size: string, by: MatchedBy): Found {
  const fitting = creatives.filter((creative) => compareSizes(size, creative) !== 'different')
  const same = fitting.filter((creative) => compareSizes(size, creative) === 'same')
  const [first, second] = same.length > 0 ? same : fitting
  if (first && !second) return found(first.id, by)
  return { ...NOT_FOUND, candidates: creatives.slice(0, MAX_CANDIDATES).map(({ id }) => id) }
}

/** Adds a value to the list of a key. */
function addTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

const ID_PARTS = /[A-Za-z0-9]+/g

/** Creates a search for our ids as whole words of a text. */
function createIDSearch(creatives: readonly OurCreative[]): (text: string) => OurCreative[] {
  const idsByFirstPart = new Map<string, { id: string; creative: OurCreative }[]>()
  for (const creative of creatives) {
    for (const id of [creative.id, ...creative.liveIDs]) {
      const [part] = id.match(ID_PARTS) ?? []
      if (part !== undefined && id.length >= MIN_ID_LENGTH && id.startsWith(part))
        addTo(idsByFirstPart, part, { id, creative })
    }
  }
  return (text) => {
    const creativesInText: OurCreative[] = []
    for (const { 0: part, index } of text.matchAll(ID_PARTS)) {
      for (const { id, creative } of idsByFirstPart.get(part) ?? []) {
        const next = text.charAt(index + id.length)
        if (text.startsWith(id, index) && !/[A-Za-z0-9]/.test(next)) creativesInText.push(creative)
      }
    }
    return unique(creativesInText)
  }
}

/** Creates the search by id, live id and name, which sees one key at a time. */
function createSearch(creatives: readonly OurCreative[]): (key: PartnerKey) => Found {
  const creativeByID = new Map<string, OurCreative>()
  for (const creative of creatives) for (const id of [creative.id, ...creative.liveIDs]) creativeByID.set(id, creative)
  const creativesByName = new Map<string, OurCreative[]>()
  for (const creative of creatives) addTo(creativesByName, foldName(creative.name), creative)
  const findIDs = createIDSearch(creatives)

  return ({ creative, creativeID, placement, size }) => {
    const byID = creativeByID.get(creativeID.trim())
    if (byID) return found(byID.id, 'id')
    for (const name of [creative, placement]) {
      const creativesInName = findIDs(name)
      const [first, second] = creativesInName
      if (second) return { ...NOT_FOUND, candidates: creativesInName.slice(0, MAX_CANDIDATES).map(({ id }) => id) }
      if (first) return found(first.id, 'liveID')
    }
    for (const name of [creative, placement]) {
      const sameName = creativesByName.get(foldName(name))
      if (name !== '' && sameName) return chooseOne(sameName, size, 'name')
    }
    return NOT_FOUND
  }
}

interface SimilarMatch {
  creativeID: string
  score: number
  isContained: boolean
}

/** Creates the search by similar names, with a cache because placements repeat the names of creatives. */
function createSimilarSearch(creatives: readonly OurCreative[]): (key: PartnerKey) => SimilarMatch | string[] {
  const search = createNameSearch(creatives)
  const cache = new Map<string, SimilarMatch | string[]>()
  const find = (name: string, size: string): SimilarMatch | string[] => {
    const similar = search(name, size).filter(
      ({ creative, score }) => score >= MIN_SCORE - MIN_LEAD && compareSizes(size, creative) !== 'different',
    )
    const sameSize = similar.filter(({ creative }) => compareSizes(size, creative) === 'same')
    const [first, second] = sameSize.length > 0 ? sameSize : similar
    if (!first || first.score < MIN_SCORE) return []
    if (second && first.score - second.score < MIN_LEAD)
      return similar.slice(0, MAX_CANDIDATES).map(({ creative }) => creative.id)
    return { creativeID: first.creative.id, score: first.score, isContained: first.isContained }
  }
  return ({ creative, placement, size }) => {
    const name = creative || placement
    const key = `${size} ${name}`
    const match = cache.get(key) ?? find(name, size)
    cache.set(key, match)
    return match
  }
}

/**
 * Finds creatives by similar names for keys without one. Two names that are similar to one creative of ours match only
 * if both contain its whole name, because they may be versions of which we have one.
 */
function matchSimilarNames(keys: ReadonlyMap<string, PartnerKey>, creatives: readonly OurCreative[]) {
  const search = createSimilarSearch(creatives)
  const results = new Map<string, Found>()
  const namesByCreative = new Map<string, Map<string, SimilarMatch>>()
  const keysByName = new Map<string, string[]>()
  for (const [key, partner] of keys) {
    const match = search(partner)
    if (Array.isArray(match)) {
      if (match.length > 0) results.set(key, { ...NOT_FOUND, candidates: match })
      continue
    }
    const name = foldName(partner.creative || partner.placement)
    const names = namesByCreative.get(match.creativeID) ?? new Map<string, SimilarMatch>()
    namesByCreative.set(match.creativeID, names.set(name, match))
    addTo(keysByName, `${match.creativeID} ${name}`, key)
  }
  for (const [creativeID, names] of namesByCreative) {
    for (const [name, { isContained }] of names) {
      const isSure = isContained || names.size === 1
      const result = isSure ? found(creativeID, 'similarName') : { ...NOT_FOUND, candidates: [creativeID] }
      for (const key of keysByName.get(`${creativeID} ${name}`) ?? []) results.set(key, result)
    }
  }
  return results
}

/** Finds creatives by size where only one key and only one creative without a match have it. */
function matchSizes(keys: ReadonlyMap<string, PartnerKey>, creatives: readonly OurCreative[], taken: Set<string>) {
  const keysBySize = new Map<string, string[]>()
  for (const [key, { size }] of keys) addTo(keysBySize, size, key)
  const creativesBySize = new Map<string, OurCreative[]>()
  for (const creative of creatives) addTo(creativesBySize, creative.size, creative)
  const results = new Map<string, Found>()
  for (const [size, [key, otherKey]] of keysBySize) {
    const [creative, otherCreative] = creativesBySize.get(size) ?? []
    if (key === undefined || otherKey !== undefined || !creative || otherCreative) continue
    if (!NO_SIZES.has(size) && !taken.has(creative.id)) results.set(key, found(creative.id, 'size'))
  }
  return results
}

/**
 * Suggests our creative for each key of a partner's file: by a user's choice, an id, a live id in a name, the same
 * name, a similar name of the same size, or the size alone. Ambiguous keys are left without one.
 */
export function matchCreatives(
  rows: Iterable<PartnerKey>,
  creatives: readonly OurCreative[],
  { corrections = new Map(), remembered = new Map() }: MatchOptions = {},
): CreativeMatches {
  const keys = listPartnerKeys(rows)
  const ids = new Set(creatives.map(({ id }) => id))
  const search = createSearch(creatives)
  const results = new Map<string, Found>()
  for (const [key, partner] of keys) {
    const choices = [['corrected', corrections.get(key)] as const, ['remembered', remembered.get(key)] as const]
    // A remembered creative can belong to another campaign, or be deleted.
    const [by, creativeID] = choices.find(([, id]) => id === null || (id !== undefined && ids.has(id))) ?? []
    results.set(
      key,
      by === undefined || creativeID === undefined ? search(partner) : { creativeID, by, candidates: [] },
    )
  }

  const withoutMatch = () =>
    new Map([...keys].filter(([key]) => results.get(key)?.by === null && results.get(key)?.candidates.length === 0))
  const namedKeys = new Map([...withoutMatch()].filter(([, key]) => hasCreative(key)))
  for (const [key, result] of matchSimilarNames(namedKeys, creatives)) results.set(key, result)
  const taken = () => new Set([...results.values()].flatMap(({ creativeID }) => creativeID ?? []))
  const missing = withoutMatch()
  for (const [key, result] of matchSizes(keys, creatives, taken())) if (missing.has(key)) results.set(key, result)

  const matches = [...keys].map(([key, partner]) => ({ key, partner, ...(results.get(key) ?? NOT_FOUND) }))
  const matched = taken()
  return {
    matches,
    unmatchedKeys: matches.filter(({ by }) => by === null).map(({ key }) => key),
    unmatchedCreatives: creatives.filter(({ id }) => !matched.has(id)).map(({ id }) => id),
  }
}
