import type { CreativeSummary } from '@placard/domain'
import { clipped, truncateForCell } from './xlsx/xlsx-xml.js'

/** The longest name of a pivot's item. */
const MAX_LABEL_LENGTH = 255

const labelOf = (name: string, ending: string) =>
  clipped(truncateForCell(name), MAX_LABEL_LENGTH - ending.length) + ending
/** What a pivot takes for the same item. */
const keyOf = (label: string) => label.trim().toLowerCase()

/** Those whose label a pivot could not tell from another one's, or from none. */
function confused(labels: ReadonlyMap<string, string>): string[] {
  const uses = new Map<string, number>([['', 1]])
  for (const label of labels.values()) uses.set(keyOf(label), (uses.get(keyOf(label)) ?? 0) + 1)
  return [...labels].flatMap(([id, label]) => ((uses.get(keyOf(label)) ?? 0) > 1 ? [id] : []))
}

/**
 * What a pivot calls each creative: its name, and its id as well where the name is empty or is another one's too, as a
 * pivot would add up the two. A pivot's items are short and do not tell "Sale" from "SALE".
 */
export function creativeLabels(creatives: readonly CreativeSummary[]): ReadonlyMap<string, string> {
  const labels = new Map(creatives.map(({ id, name }) => [id, labelOf(name, '')]))
  const names = new Map(creatives.map(({ id, name }) => [id, name]))
  const marked = new Set<string>()
  const unmarked = () => confused(labels).filter((id) => !marked.has(id))
  // Again, since a name may be what another one has just become.
  for (let ids = unmarked(); ids.length > 0; ids = unmarked())
    for (const id of ids) {
      marked.add(id)
      labels.set(id, labelOf(names.get(id) ?? '', ` (${id})`))
    }
  return labels
}
