import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError, errorText, type Problem, validationError } from '@placard/domain'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type * as z from 'zod'
import { controlId } from './form-context.js'
import { placeProblems } from './place-problems.js'

interface Options<Input extends FieldValues, Output> {
  id: string
  element: RefObject<HTMLFormElement | null>
  schema: z.ZodType<Output, Input>
  defaultValues: DefaultValues<Input>
  onSubmit: (values: Output) => Promise<void> | void
  fallback: string
  /** What was sent is what the form begins with from now on. */
  editing: boolean
}

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

/** Begins again with what was saved, and keeps what was typed since it was sent. */
function beginWith<Input extends FieldValues, Output>(form: UseFormReturn<Input, unknown, Output>, saved: Input) {
  const now = structuredClone(form.getValues())
  form.reset(saved)
  for (const key of Object.keys(now) as FieldPath<Input>[]) {
    if (JSON.stringify(now[key]) !== JSON.stringify(saved[key])) form.setValue(key, now[key], { shouldDirty: true })
  }
}

/** Sends a form: checks it by its schema, then hands it on, and puts every problem of either where it belongs. */
export function useFormSubmit<Input extends FieldValues, Output>(options: Options<Input, Output>) {
  const { id, element, schema, defaultValues, onSubmit, fallback, editing } = options
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver<Input, unknown, Output>(schema),
    defaultValues,
    shouldFocusError: false,
  })
  const sending = useRef(false)
  const [outcome, setOutcome] = useState<Outcome>({ attempt: 0, summary: [], lines: [] })

  const finish = (problems: Problem[], rest: { text?: string; failure?: unknown; savedAt?: number } = {}) => {
    const { atFields, elsewhere } = placeProblems(problems, namesOf(element.current, id))
    for (const { path, message } of atFields) form.setError(path as FieldPath<Input>, { type: 'refused', message })
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

  const send = form.handleSubmit(
    async (values) => {
      const sent = structuredClone(form.getValues())
      try {
        await onSubmit(values)
        if (editing) beginWith(form, sent)
        finish([], { savedAt: Date.now() })
      } catch (failure) {
        const problems = failure instanceof ApiError ? failure.problems : []
        if (problems.length > 0) finish(problems, { failure })
        else finish([], { text: errorText(failure, fallback), failure })
      }
    },
    () => {
      const { error } = schema.safeParse(form.getValues())
      finish(error ? validationError(error, form.getValues()).problems : [])
    },
  )

  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (sending.current) return
    sending.current = true
    void send().finally(() => {
      sending.current = false
    })
  }
  const discard = () => {
    form.reset()
    setOutcome((last) => ({ ...last, summary: [], lines: [], failure: undefined }))
    // The button that was pressed has nothing left to do; what can be typed has.
    element.current?.querySelector<HTMLElement>(`[id^="${CSS.escape(controlId(id, ''))}"]`)?.focus()
  }
  return { form, outcome, submit, discard }
}
