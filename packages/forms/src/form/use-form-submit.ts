import { zodResolver } from '@hookform/resolvers/zod'
import { inputMessage, readInput, validationError } from '@placard/domain'
import { type FormEvent, type RefObject, useRef } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type * as z from 'zod'
import { controlId } from './form-context.js'
import { useOutcome } from './use-outcome.js'

interface Options<Input extends FieldValues, Output> {
  id: string
  element: RefObject<HTMLFormElement | null>
  schema: z.ZodType<Output, Input>
  defaultValues: DefaultValues<Input>
  onSubmit: (values: Output) => Promise<void> | void
  fallback: string
  /** The submitted values become the initial values. */
  editing: boolean
}

/** Resets to the saved values and keeps input since the submit. */
function beginWith<Input extends FieldValues, Output>(form: UseFormReturn<Input, unknown, Output>, saved: Input) {
  const now = structuredClone(form.getValues())
  form.reset(saved)
  for (const key of Object.keys(now) as FieldPath<Input>[]) {
    if (JSON.stringify(now[key]) !== JSON.stringify(saved[key])) form.setValue(key, now[key], { shouldDirty: true })
  }
}

/** Submits a form: validates it, calls `onSubmit`, and places the problems of both. */
export function useFormSubmit<Input extends FieldValues, Output>(options: Options<Input, Output>) {
  const { id, element, schema, defaultValues, onSubmit, fallback, editing } = options
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver<Input, unknown, Output>(schema, { error: inputMessage }),
    defaultValues,
    shouldFocusError: false,
  })
  const sending = useRef(false)
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
    void send().finally(() => {
      sending.current = false
    })
  }
  const discard = () => {
    form.reset()
    clear()
    // Keep focus in the field, because the submit button becomes inactive.
    element.current?.querySelector<HTMLElement>(`[id^="${CSS.escape(controlId(id, ''))}"]`)?.focus()
  }
  return { form, outcome, submit, discard }
}
