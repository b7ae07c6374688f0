/** What is chosen, where a range starts, and where the keys are. */
export interface Selection {
  readonly selected: ReadonlySet<string>
  readonly anchor: string | null
  readonly cursor: string | null
}

export type SelectionStep =
  /** The keys go elsewhere, nothing is chosen. */
  | { type: 'move'; id: string }
  /** This one and no other. */
  | { type: 'only'; id: string }
  /** In or out, the others as they are. */
  | { type: 'toggle'; id: string }
  /** From the anchor to here, instead of what was chosen or, with `add`, besides it. */
  | { type: 'extend'; id: string; add?: boolean }
  | { type: 'all' }
  | { type: 'clear' }

export const nothing: Selection = { selected: new Set(), anchor: null, cursor: null }

function range(ids: readonly string[], from: string, to: string): string[] {
  const [a, b] = [ids.indexOf(from), ids.indexOf(to)]
  if (b === -1) return []
  return a === -1 ? [to] : ids.slice(Math.min(a, b), Math.max(a, b) + 1)
}

/** One step of choosing in a list that is in the order of `ids`, as file managers of the desktop do it. */
export function select(was: Selection, ids: readonly string[], step: SelectionStep): Selection {
  switch (step.type) {
    case 'move':
      return { ...was, anchor: step.id, cursor: step.id }
    case 'only':
      return { selected: new Set([step.id]), anchor: step.id, cursor: step.id }
    case 'toggle': {
      const selected = new Set(was.selected)
      if (!selected.delete(step.id)) selected.add(step.id)
      return { selected, anchor: step.id, cursor: step.id }
    }
    case 'extend': {
      const anchor = was.anchor !== null && ids.includes(was.anchor) ? was.anchor : (was.cursor ?? ids[0] ?? step.id)
      const reached = range(ids, anchor, step.id)
      return { selected: new Set(step.add ? [...was.selected, ...reached] : reached), anchor, cursor: step.id }
    }
    case 'all':
      return { ...was, selected: new Set(ids) }
    case 'clear':
      return { ...was, selected: new Set() }
  }
}
