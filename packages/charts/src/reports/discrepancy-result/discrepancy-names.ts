import { formatDay } from '@placard/domain/dates'
import type { ComparedGroup } from '@placard/domain/discrepancy'
import type { ReportTexts } from '@placard/domain/report'
import type { DiscrepancyResultLabels } from './discrepancy-result-labels.js'

/** Creative of ours with the name that it had when it was compared. */
export interface NamedCreative {
  id: string
  name: string
  size: string
}

/** Kind of the groups of a comparison. */
export type GroupKind = 'days' | 'creatives' | 'sizes'

export interface NameOptions {
  creatives: readonly NamedCreative[]
  labels: DiscrepancyResultLabels
  texts: ReportTexts
}

/** Returns the columns of a key of the file: name, id, placement and size. */
function readKey(key: string): string[] {
  try {
    const columns: unknown = JSON.parse(key)
    if (Array.isArray(columns)) return columns.map(String)
  } catch {
    // The key is the id of a creative without a name.
  }
  return [key]
}

/** Returns a function that names the groups of a comparison: days, our creatives, the file's creatives without a match, and sizes. */
export function createGroupNames({ creatives, labels, texts }: NameOptions) {
  const nameByID = new Map(creatives.map(({ id, name }) => [id, name]))
  return (kind: GroupKind, { id }: ComparedGroup): string => {
    if (kind === 'days') return formatDay(id, {}, texts)
    if (kind === 'sizes') return id || labels.noSize
    const name = nameByID.get(id)
    if (name !== undefined) return name
    // Creatives of the file have the key of their columns.
    const [creative, creativeID, placement, size] = readKey(id)
    return creative || placement || creativeID || size || labels.noName
  }
}
