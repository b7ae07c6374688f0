import { createContext, type ReactNode, useContext } from 'react'
import type { ControllerRenderProps } from 'react-hook-form'

/** Prefix of the ids of a form's controls. */
export const FormIdContext = createContext('')

/** Whether the form is read-only; a disabled fieldset does not affect custom controls. */
export const FormLockedContext = createContext(false)

/** Source of the field values and target of changes. */
export interface FieldSource {
  /** Whether the form has been submitted. */
  isSubmitted: boolean
  /** Hook that returns value, events and error of a field. */
  useField: (name: string) => { field: Omit<ControllerRenderProps, 'disabled'>; error: unknown }
}

/** Context that a form provides to its fields. */
export const FieldSourceContext = createContext<FieldSource | undefined>(undefined)

/** Returns the context of the surrounding form. Throws outside a form. */
export function useFieldSource(): FieldSource {
  const source = useContext(FieldSourceContext)
  if (!source) throw new Error('A field must be inside a Form.')
  return source
}

/** Returns the id of a field's control, which the error summary links to. */
export const controlId = (formId: string, name: string): string => `${formId}-${name}`

/** Props common to all fields. */
export interface FormFieldProps {
  /** Path of the value in the schema, such as `name` or `data.start`. */
  name: string
  /** Visible label. */
  label: ReactNode
  /** Help text below the control. */
  hint?: ReactNode
  /** Whether the field is marked as required. @default false */
  required?: boolean
  /** Whether to add "(optional)" to the label. @default false */
  optional?: boolean
  /** Whether to hide the label visually. @default false */
  hideLabel?: boolean
  /** Position of the label: above, or beside the control where space allows. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal'
  /** Status text while the value is being validated, such as "Checking the address". */
  pending?: string | undefined
  /** Recommended maximum number of characters; shows a counter. */
  limit?: number | undefined
}

/** Returns the error message of a field, or of the first invalid part of a list or object. */
function wordsOf(error: unknown): string | undefined {
  if (typeof error === 'string') return error
  if (typeof error !== 'object' || error === null || error instanceof Element) return undefined
  if ('message' in error && typeof error.message === 'string') return error.message
  return Object.values(error)
    .map(wordsOf)
    .find((words) => words !== undefined)
}

/** Connection of a control to its form. */
export type FormControl = ReturnType<typeof useFormField>

/** Connects a control to its form: value, events, ref, id and error message. */
export function useFormField(name: string) {
  const formId = useContext(FormIdContext)
  const locked = useContext(FormLockedContext)
  const { field, error } = useFieldSource().useField(name)
  return { field, id: controlId(formId, name), error: wordsOf(error), locked }
}
