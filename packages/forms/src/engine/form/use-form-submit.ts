import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError, errorText, type Problem, validationError } from '@placard/domain/api'
import { inputMessage, readInput } from '@placard/domain/internal/api'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type * as z from 'zod'
import { controlId } from './form-context.js'
import { placeProblems } from './place-problems.js'

/** Problem at a field. */
export interface FieldProblem extends Problem {
  /** Label of the field, if another field has the same message. */
  label?: string
}

/** Outcome of the last submission. */
export interface Outcome {
  attempt: number
  /** Problems at fields, if there are at least two; a single one is focused instead. */
  summary: FieldProblem[]
  /** Messages that belong to no field, one per line. */
  lines: string[]
  /** Thrown value, if the submission failed. */
  failure?: unknown
  /** Time of a successful submission, in ms since 1970. */
  savedAt?: number
}

/** Focuses the control of a field, if it is in the form. */
export const focusControl = (form: HTMLFormElement | null, id: string): void =>
  form?.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus()

/** The names of a form's fields, in the order of the page. */
function listNames(form: HTMLFormElement | null, id: string): string[] {
  const prefix = controlId(id, '')
  const ids = Array.from(form?.querySelectorAll(`[id^="${CSS.escape(prefix)}"]`) ?? [], (control) => control.id)
  return ids.map((each) => each.slice(prefix.length))
}

/** Returns the problems, with the labels of fields whose messages are the same. */
function withLabels(problems: Problem[], form: HTMLFormElement | null, id: string): FieldProblem[] {
  const findLabel = (path: string) => {
    const control = form?.querySelector<HTMLInputElement>(`#${CSS.escape(controlId(id, path))}`)
    return (control?.getAttribute('aria-label') ?? control?.labels?.[0]?.textContent ?? '').trim()
  }
  const isAlone = ({ message }: Problem) => problems.filter((other) => other.message === message).length === 1
  return problems.map((problem) => {
    const label = isAlone(problem) ? '' : findLabel(problem.path)
    return label ? { ...problem, label } : problem
  })
}

interface OutcomeOptions {
  id: string
  element: RefObject<HTMLFormElement | null>
  /** Shows a message at a field. */
  setError: (path: string, message: string) => void
  /** Message for a failure without a text of its own. */
  fallback: string
}

/** Stores the outcome of the last submission and assigns each problem to its field or to the alert. */
function useOutcome({ id, element, setError, fallback }: OutcomeOptions) {
  const [outcome, setOutcome] = useState<Outcome>({ attempt: 0, summary: [], lines: [] })

  const finish = (problems: Problem[], rest: { text?: string; failure?: unknown; savedAt?: number } = {}) => {
    const { atFields, elsewhere } = placeProblems(problems, listNames(element.current, id))
    for (const { path, message } of atFields) setError(path, message)
    const lines = rest.text?.split('\n') ?? elsewhere.map(({ message }) => message)
    setOutcome(({ attempt }) => ({
      attempt: attempt + 1,
      summary: atFields.length > 1 ? withLabels(atFields, element.current, id) : [],
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

interface Options<Input extends FieldValues, Output> {
  id: string
  element: RefObject<HTMLFormElement | null>
  schema: z.ZodType<Output, Input>
  defaultValues: DefaultValues<Input>
  onSubmit: (values: Output) => Promise<void> | void
  onSubmitted: ((submitter: HTMLElement | null) => void) | undefined
  fallback: string
  /** Makes the submitted values the new defaults. */
  editing: boolean
}

/** Makes the saved values the new defaults and keeps edits made since the submission. */
function beginWith<Input extends FieldValues, Output>(form: UseFormReturn<Input, unknown, Output>, saved: Input) {
  const now = structuredClone(form.getValues())
  form.reset(saved)
  for (const key of Object.keys(now) as FieldPath<Input>[]) {
    if (JSON.stringify(now[key]) !== JSON.stringify(saved[key])) form.setValue(key, now[key], { shouldDirty: true })
  }
}

/** Submits a form: validates it by its schema, calls `onSubmit`, and assigns the problems of either to their fields. */
export function useFormSubmit<Input extends FieldValues, Output>(options: Options<Input, Output>) {
  const { id, element, schema, defaultValues, onSubmit, onSubmitted, fallback, editing } = options
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver<Input, unknown, Output>(schema, { error: inputMessage }),
    defaultValues,
    shouldFocusError: false,
  })
  const sending = useRef(false)
  const submitter = useRef<HTMLElement>(null)
  const { outcome, finish, fail, clear } = useOutcome({
    id,
    element,
    fallback,
    setError: (path, message) => form.setError(path as FieldPath<Input>, { type: 'refused', message }),
  })

  const send = form.handleSubmit(
    async (values) => {
      const sent = structuredClone(form.getValues())
      try {
        await onSubmit(values)
        if (editing) beginWith(form, sent)
        finish([], { savedAt: Date.now() })
        onSubmitted?.(submitter.current)
      } catch (failure) {
        fail(failure)
      }
    },
    () => {
      const { error } = readInput(schema, form.getValues())
      finish(error ? validationError(error, form.getValues()).problems : [])
    },
  )

  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (sending.current) return
    sending.current = true
    submitter.current = (event.nativeEvent as SubmitEvent).submitter
    void send().finally(() => {
      sending.current = false
    })
  }
  const discard = () => {
    form.reset()
    clear()
    // The discard button disappears, so focus moves to the first field.
    element.current?.querySelector<HTMLElement>(`[id^="${CSS.escape(controlId(id, ''))}"]`)?.focus()
  }
  return { form, outcome, submit, discard }
}
