import type { CreativeSummary } from '@placard/domain/creative'
import { clipped, truncateForCell } from './xlsx/xlsx-xml.js'

/** Maximum length of a pivot item's name. */
const MAX_LABEL_LENGTH = 255

const shortenLabel = (name: string, ending: string) =>
  clipped(truncateForCell(name), MAX_LABEL_LENGTH - ending.length) + ending
/** Returns the form in which a pivot compares labels. */
const normalizeLabel = (label: string) => label.trim().toLowerCase()

/** Returns the ids whose label a pivot would confuse with another one, or with an empty one. */
function confused(labels: ReadonlyMap<string, string>): string[] {
  const uses = new Map<string, number>([['', 1]])
  for (const label of labels.values()) uses.set(normalizeLabel(label), (uses.get(normalizeLabel(label)) ?? 0) + 1)
  return [...labels].flatMap(([id, label]) => ((uses.get(normalizeLabel(label)) ?? 0) > 1 ? [id] : []))
}

/**
 * Returns the label of each creative in a pivot: its name, followed by its id if the name is empty or not unique,
 * because a pivot would merge the two. Pivot items are short and compared without case.
 */
export function creativeLabels(creatives: readonly CreativeSummary[]): ReadonlyMap<string, string> {
  const labels = new Map(creatives.map(({ id, name }) => [id, shortenLabel(name, '')]))
  const names = new Map(creatives.map(({ id, name }) => [id, name]))
  const marked = new Set<string>()
  const unmarked = () => confused(labels).filter((id) => !marked.has(id))
  // Repeated, because a label with an id may now equal another name.
  for (let ids = unmarked(); ids.length > 0; ids = unmarked())
    for (const id of ids) {
      marked.add(id)
      labels.set(id, shortenLabel(names.get(id) ?? '', ` (${id})`))
    }
  return labels
}
