/** Past, present and undone values. */
export interface EditHistory<Values> {
  past: readonly Values[]
  now: Values
  future: readonly Values[]
}

/** Maximum number of undo steps. */
export const MAX_STEPS = 100

export const beginHistory = <Values>(now: Values): EditHistory<Values> => ({ past: [], now, future: [] })

/** Adds a value. `merged` merges it into the previous step, so that a slider drag is one step. */
export function addStep<Values>(
  { past, now, future }: EditHistory<Values>,
  next: Values,
  merged: boolean,
): EditHistory<Values> {
  if (merged && past.length > 0) return { past, now: next, future: future.length > 0 ? [] : future }
  return { past: [...past, now].slice(-MAX_STEPS), now: next, future: [] }
}

/** Undoes one step; returns the same history if there is none. */
export function undoStep<Values>(history: EditHistory<Values>): EditHistory<Values> {
  const before = history.past.at(-1)
  if (before === undefined) return history
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future] }
}

/** Redoes one step; returns the same history if there is none. */
export function redoStep<Values>(history: EditHistory<Values>): EditHistory<Values> {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.now], now: next, future }
}
