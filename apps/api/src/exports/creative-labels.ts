import type { CreativeSummary } from '@placard/domain'
import { clipped, fitText } from './xlsx/xml-text.js'

/** The longest name of a pivot's item. */
const MAX_LABEL_LENGTH = 255

const labelOf = (name: string, ending: string) => clipped(fitText(name), MAX_LABEL_LENGTH - ending.length) + ending
/** What a pivot takes for the same item. */
const keyOf = (label: string) => label.trim().toLowerCase()

/**
 * What a pivot calls each creative: its name, and its id as well where the name is empty or is another one's too, as a
 * pivot would add up the two. A pivot's items are short and do not tell "Sale" from "SALE".
 */
export function creativeLabels(creatives: readonly CreativeSummary[]): ReadonlyMap<string, string> {
  const uses = new Map<string, number>([['', 2]])
  for (const { name } of creatives) {
    const key = keyOf(labelOf(name, ''))
    uses.set(key, (uses.get(key) ?? 0) + 1)
  }
  return new Map(
    creatives.map(({ id, name }) => {
      const label = labelOf(name, '')
      return [id, (uses.get(keyOf(label)) ?? 0) > 1 ? labelOf(name, ` (${id})`) : label]
    }),
  )
}
