import { ApiError, errorText, type Problem } from '@placard/domain'
import { type RefObject, useState } from 'react'
import { controlId } from './form-context.js'
import { placeProblems } from './place-problems.js'

/** Outcome of the last submit. */
export interface Outcome {
  attempt: number
  /** Problems at fields, if two or more; a single one focuses its field. */
  summary: Problem[]
  /** Messages without a field, one per line. */
  lines: string[]
  /** Error thrown by the submit. */
  failure?: unknown
  /** Time of the last success in ms since 1970. */
  savedAt?: number
}

/** Focuses the control of a field, if it exists. */
export const focusControl = (form: HTMLFormElement | null, id: string): void =>
  form?.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus()

/** Returns the names of a form's fields in document order. */
function namesOf(form: HTMLFormElement | null, id: string): string[] {
  const prefix = controlId(id, '')
  const ids = Array.from(form?.querySelectorAll(`[id^="${CSS.escape(prefix)}"]`) ?? [], (control) => control.id)
  return ids.map((each) => each.slice(prefix.length))
}

interface Options {
  id: string
  element: RefObject<HTMLFormElement | null>
  /** Sets the error message of a field. */
  setError: (path: string, message: string) => void
  /** Error message for failures without one. */
  fallback: string
}

/** Stores the outcome of the last submit and places its problems. */
export function useOutcome({ id, element, setError, fallback }: Options) {
  const [outcome, setOutcome] = useState<Outcome>({ attempt: 0, summary: [], lines: [] })

  const finish = (problems: Problem[], rest: { text?: string; failure?: unknown; savedAt?: number } = {}) => {
    const { atFields, elsewhere } = placeProblems(problems, namesOf(element.current, id))
    for (const { path, message } of atFields) setError(path, message)
    const lines = rest.text?.split('\n') ?? elsewhere.map(({ message }) => message)
    setOutcome(({ attempt }) => ({
      attempt: attempt + 1,
      summary: atFields.length > 1 ? atFields : [],
      lines,
      failure: rest.failure,
      ...(rest.savedAt !== undefined && { savedAt: rest.savedAt }),
    }))
    const [only, ...more] = atFields
    if (only && more.length === 0) focusControl(element.current, controlId(id, only.path))
  }
  const fail = (failure: unknown) => {
    const problems = failure instanceof ApiError ? failure.problems : []
    if (problems.length > 0) finish(problems, { failure })
    else finish([], { text: errorText(failure, fallback), failure })
  }
  const clear = () => setOutcome((last) => ({ ...last, summary: [], lines: [], failure: undefined }))
  return { outcome, finish, fail, clear }
}
