import { ApiError, errorText, type Problem } from '@placard/domain'
import { type RefObject, useState } from 'react'
import { controlId } from './form-context.js'
import { placeProblems } from './place-problems.js'

/** What came of the last attempt to send the form. */
export interface Outcome {
  attempt: number
  /** Two or more problems at fields; one alone takes the focus itself. */
  summary: Problem[]
  /** What belongs to no field, a line each. */
  lines: string[]
  /** What was thrown, where anything was. */
  failure?: unknown
  /** When it went well, in ms since 1970; undefined where it did not. */
  savedAt?: number
}

/** Goes to the control of a field, if it is in the form. */
export const focusControl = (form: HTMLFormElement | null, id: string): void =>
  form?.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus()

/** The names of a form's fields, in the order of the page. */
function namesOf(form: HTMLFormElement | null, id: string): string[] {
  const prefix = controlId(id, '')
  const ids = Array.from(form?.querySelectorAll(`[id^="${CSS.escape(prefix)}"]`) ?? [], (control) => control.id)
  return ids.map((each) => each.slice(prefix.length))
}

interface Options {
  id: string
  element: RefObject<HTMLFormElement | null>
  /** Puts words at a field. */
  setError: (path: string, message: string) => void
  /** Error message for failures without one. */
  fallback: string
}

/** Keeps what came of the last attempt to send a form, and puts every problem where it belongs. */
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
