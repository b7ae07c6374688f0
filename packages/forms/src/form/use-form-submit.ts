import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError, errorText, type Problem, validationError } from '@placard/domain'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form'
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
}

/** What came of the last attempt to send the form. */
interface Outcome {
  attempt: number
  /** Two or more problems at fields; one alone takes the focus itself. */
  summary: Problem[]
  /** What belongs to no field, a line each. */
  lines: string[]
}

/** Sends a form: checks it by its schema, then hands it on, and puts every problem of either where it belongs. */
export function useFormSubmit<Input extends FieldValues, Output>(options: Options<Input, Output>) {
  const { id, element, schema, defaultValues, onSubmit, fallback } = options
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver<Input, unknown, Output>(schema),
    defaultValues,
    shouldFocusError: false,
  })
  const sending = useRef(false)
  const [outcome, setOutcome] = useState<Outcome>({ attempt: 0, summary: [], lines: [] })

  const finish = (problems: Problem[], text?: string) => {
    const ids = Array.from(element.current?.elements ?? [], (control) => control.id)
    const names = ids.flatMap((each) => (each.startsWith(`${id}-`) ? each.slice(controlId(id, '').length) : []))
    const { atFields, elsewhere } = placeProblems(problems, names)
    for (const { path, message } of atFields) form.setError(path as FieldPath<Input>, { type: 'refused', message })
    const lines = text?.split('\n') ?? elsewhere.map(({ message }) => message)
    setOutcome(({ attempt }) => ({ attempt: attempt + 1, summary: atFields.length > 1 ? atFields : [], lines }))
    const [only, ...more] = atFields
    if (only && more.length === 0) form.setFocus(only.path as FieldPath<Input>)
  }

  const send = form.handleSubmit(
    async (values) => {
      try {
        await onSubmit(values)
        finish([])
      } catch (failure) {
        const problems = failure instanceof ApiError ? failure.problems : []
        if (problems.length > 0) finish(problems)
        else finish([], errorText(failure, fallback))
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
  return { form, outcome, submit }
}
