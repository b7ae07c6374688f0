/** What was before, what is now, and what was taken back. */
export interface EditHistory<Values> {
  past: readonly Values[]
  now: Values
  future: readonly Values[]
}

/** How many steps can be taken back. */
export const MAX_STEPS = 100

export const beginHistory = <Values>(now: Values): EditHistory<Values> => ({ past: [], now, future: [] })

/** Another value. `merged` makes it part of the step before: one drag of a slider is one step, however long it is. */
export function addStep<Values>(
  { past, now, future }: EditHistory<Values>,
  next: Values,
  merged: boolean,
): EditHistory<Values> {
  if (merged && past.length > 0) return { past, now: next, future: future.length > 0 ? [] : future }
  return { past: [...past, now].slice(-MAX_STEPS), now: next, future: [] }
}

/** The step before; the same history when there is none. */
export function undoStep<Values>(history: EditHistory<Values>): EditHistory<Values> {
  const before = history.past.at(-1)
  if (before === undefined) return history
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future] }
}

/** The step that was taken back last; the same history when there is none. */
export function redoStep<Values>(history: EditHistory<Values>): EditHistory<Values> {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.now], now: next, future }
}
