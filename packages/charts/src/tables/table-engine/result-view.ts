import type { ColumnStore, TableQuery } from '../table-query/table-query.js'
import type { QueryResult, ResultLevel } from './query-result.js'
import type { ResultView } from './table-types.js'

type Expanded = TableQuery['expanded']

/** Expanded groups as a tree by label. */
interface ExpandedGroup {
  open: boolean
  inside: Map<string, ExpandedGroup>
}

/** Builds the tree of expanded groups from their keys. */
function expandedTree(keys: readonly string[]): ExpandedGroup {
  const root: ExpandedGroup = { open: true, inside: new Map() }
  for (const key of keys) {
    let at = root
    for (const label of parseLabels(key)) {
      const next = at.inside.get(label) ?? { open: false, inside: new Map() }
      at.inside.set(label, next)
      at = next
    }
    at.open = true
  }
  return root
}

/** Parses the labels of a key; none for an invalid key. */
function parseLabels(key: string): string[] {
  try {
    const labels: unknown = JSON.parse(key)
    return Array.isArray(labels) ? labels.map(String) : []
  } catch {
    return []
  }
}

/** Returns the last index whose start is not beyond `wanted`, by binary search. */
function indexBefore(starts: Uint32Array, wanted: number, from: number, to: number): number {
  while (to - from > 1) {
    const middle = (from + to) >>> 1
    if ((starts[middle] as number) <= wanted) from = middle
    else to = middle
  }
  return from
}

const figures = (values: Iterable<readonly [string, number]>): Record<string, number | null> =>
  Object.fromEntries(Array.from(values, ([id, value]) => [id, Number.isNaN(value) ? null : value]))

/** Views a result as lines. Lines are found by sums over groups, so there is no list of them. */
export function createView(result: QueryResult, { columns }: ColumnStore, expanded: Expanded = []): ResultView {
  const { levels, order, found } = result
  const labels = levels.map(({ column }) => {
    const data = columns[column]
    return data && 'labels' in data ? data.labels : []
  })
  const label = (depth: number, group: number) => labels[depth]?.[levels[depth]?.codes[group] as number] ?? ''
  const open = levels.map(({ codes }) => new Uint8Array(codes.length).fill(expanded === 'all' ? 1 : 0))
  const mark = ({ inside }: ExpandedGroup, depth: number, from: number, to: number) => {
    const { children } = levels[depth] ?? {}
    const marks = open[depth]
    if (!children || !marks || inside.size === 0) return
    for (let group = from; group < to; group++) {
      const opened = inside.get(label(depth, group))
      if (!opened) continue
      if (opened.open) marks[group] = 1
      mark(opened, depth + 1, children[group] as number, children[group + 1] as number)
    }
  }
  if (expanded !== 'all') mark(expandedTree(expanded), 0, 0, levels[0]?.codes.length ?? 0)

  // Index of the first line of each group among all groups of its level.
  const lines: Uint32Array[] = []
  for (let depth = levels.length - 1; depth >= 0; depth--) {
    const { children } = levels[depth] as ResultLevel
    const [below, marks] = [lines[depth + 1], open[depth] as Uint8Array]
    const starts = new Uint32Array(marks.length + 1)
    for (let group = 0; group < marks.length; group++) {
      const [from, to] = [children[group] as number, children[group + 1] as number]
      const inside = below ? (below[to] as number) - (below[from] as number) : to - from
      starts[group + 1] = (starts[group] as number) + 1 + (marks[group] ? inside : 0)
    }
    lines[depth] = starts
  }

  const rowAt = (place: number) => (order ? (order[place] as number) : place)
  const groupAt = (depth: number, group: number, parents: readonly string[]) => {
    const { column, starts, values } = levels[depth] as ResultLevel
    const [first, end] = [starts[group] as number, starts[group + 1] as number]
    const own = label(depth, group)
    return {
      kind: 'group' as const,
      key: JSON.stringify([...parents, own]),
      column,
      label: own,
      depth,
      count: end - first,
      first,
      expanded: open[depth]?.[group] === 1,
      values: figures(Array.from(values, ([id, all]) => [id, all[group] as number] as const)),
    }
  }
  const length = lines[0]?.at(-1) ?? found
  return {
    length,
    found,
    totals: figures(result.totals),
    rowAt,
    entryAt: (index) => {
      if (!(index >= 0 && index < length)) throw new RangeError(`There is no line ${index}.`)
      const parents: string[] = []
      let [line, from, to] = [index, 0, levels[0]?.codes.length ?? 0]
      for (const [depth, starts] of lines.entries()) {
        const base = starts[from] as number
        const group = indexBefore(starts, base + line, from, to)
        line -= (starts[group] as number) - base
        if (line === 0) return groupAt(depth, group, parents)
        line -= 1
        parents.push(label(depth, group))
        const { children } = levels[depth] as ResultLevel
        from = children[group] as number
        to = children[group + 1] as number
      }
      return { kind: 'row', row: rowAt(from + line), depth: levels.length }
    },
  }
}
