import type { Problem } from '@placard/domain'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { type FieldSource, FieldSourceContext } from './form-context.js'
import { FormFrame, type FormFrameProps } from './form-frame.js'
import { useOutcome } from './use-outcome.js'

export interface LightFormProps<Values extends object> extends FormFrameProps {
  /** Returns the problems of the values, in document order. */
  check: (values: Values) => Problem[]
  /** Initial values. */
  defaultValues: Values
  /** Gets the values once nothing is wrong with them; what it throws is shown at the fields and above them, and the values stay. */
  onSubmit: (values: Values) => Promise<void> | void
  /** Error message for failures without one. */
  fallback: string
  /** Stands in the alert of a failure: a way out of it. */
  failureAction?: (failure: unknown) => ReactNode
}

const heldBy = (change: unknown): unknown => {
  const target = typeof change === 'object' && change !== null && 'target' in change ? change.target : undefined
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.value : change
}

/**
 * A form of a few plain fields that behaves as `Form` does, for a screen that should be there at once: it brings
 * neither react-hook-form nor zod. No lists of rows, no editing.
 */
export function LightForm<Values extends object>({
  check,
  defaultValues,
  onSubmit,
  fallback,
  ...props
}: LightFormProps<Values>) {
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(defaultValues)
  // Several fields may change before the next drawing, as password managers do it.
  const latest = useRef(values)
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const [sent, setSent] = useState(false)
  const [isSubmitting, setSubmitting] = useState(false)
  const isSending = useRef(false)
  const setError = (path: string, message: string | undefined) => setErrors((last) => ({ ...last, [path]: message }))
  const { outcome, finish, fail } = useOutcome({ id, element, setError, fallback })

  const change = (name: string, value: unknown) => {
    latest.current = { ...latest.current, [name]: value }
    setValues(latest.current)
    if (sent) setError(name, check(latest.current).find(({ path }) => path === name)?.message)
  }
  const send = async () => {
    setErrors({})
    const problems = check(latest.current)
    if (problems.length > 0) return finish(problems)
    setSubmitting(true)
    try {
      await onSubmit(latest.current)
      finish([], { savedAt: Date.now() })
    } catch (failure) {
      fail(failure)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (isSending.current) return
    isSending.current = true
    void send().finally(() => {
      isSending.current = false
      setSubmitting(false)
      setSent(true)
    })
  }
  const source: FieldSource = {
    isSubmitted: sent,
    useField: (name) => ({
      field: {
        name,
        value: values[name as keyof Values],
        onChange: (next) => change(name, heldBy(next)),
        onBlur: () => {},
        ref: () => {},
      },
      error: errors[name],
    }),
  }
  const isDirty = Object.entries(values).some(([name, value]) => value !== defaultValues[name as keyof Values])

  return (
    <FieldSourceContext value={source}>
      <FormFrame
        bar="inline"
        {...props}
        {...{ id, element, outcome, isDirty, isSubmitting }}
        isMended={(path) => errors[path] === undefined}
        onSubmit={submit}
      />
    </FieldSourceContext>
  )
}
