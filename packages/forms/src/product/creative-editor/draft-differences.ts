const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the paths of the smallest differing parts of two states; lists are compared as a whole. */
export function differences(before: unknown, after: unknown, path: string[] = []): [path: string, value: unknown][] {
  if (isSame(before, after)) return []
  if (!isRecord(before) || !isRecord(after)) return [[path.join('.'), after]]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) => differences(before[key], after[key], [...path, key]))
}

/** Field that somebody else has changed, with both values. */
export interface FieldConflict {
  path: string
  mine: unknown
  theirs: unknown
}

/** Result of comparing two versions with the one both began with. */
export interface DraftComparison {
  /** Fields that both have changed, to different values. */
  conflicts: FieldConflict[]
  /** Fields that only the other person has changed. */
  theirChanges: FieldConflict[]
}

/** Compares one's own values and somebody else's with those both began with. */
export function compareDrafts(base: unknown, mine: unknown, theirs: unknown): DraftComparison {
  const paths = (changes: [path: string, value: unknown][]) => new Set(changes.map(([path]) => path))
  const [changedByMe, changedByThem] = [paths(differences(base, mine)), paths(differences(base, theirs))]
  const own = new Map(differences(theirs, mine))
  const both = differences(mine, theirs)
    .filter(([path]) => changedByThem.has(path))
    .map(([path, value]): FieldConflict => ({ path, mine: own.get(path), theirs: value }))
  return {
    conflicts: both.filter(({ path }) => changedByMe.has(path)),
    theirChanges: both.filter(({ path }) => !changedByMe.has(path)),
  }
}
