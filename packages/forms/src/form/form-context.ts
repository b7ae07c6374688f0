import { createContext, type ReactNode, useContext } from 'react'
import type { ControllerRenderProps } from 'react-hook-form'

/** The id that the names of a form's controls begin with. */
export const FormIdContext = createContext('')

/** Whether nothing can be changed in the form; a disabled fieldset does not reach controls that are no native ones. */
export const FormLockedContext = createContext(false)

/** Where the fields of a form get their values from, and tell changes to. */
export interface FieldSource {
  /** Whether the form was sent before. */
  isSubmitted: boolean
  /** A hook: the value of a field, its events, and what is wrong with it. */
  useField: (name: string) => { field: Omit<ControllerRenderProps, 'disabled'>; error: unknown }
}

/** What the form around hands to its fields. */
export const FieldSourceContext = createContext<FieldSource | undefined>(undefined)

/** What the form around hands to its fields. Throws outside of a form. */
export function useFieldSource(): FieldSource {
  const source = useContext(FieldSourceContext)
  if (!source) throw new Error('A field stands in a form.')
  return source
}

/** The id of the control of a field; the error summary links to it. */
export const controlId = (formId: string, name: string): string => `${formId}-${name}`

/** What every field of a form takes. */
export interface FormFieldProps {
  /** The value's path in the schema, such as `name` or `data.start`. */
  name: string
  /** The visible name. */
  label: ReactNode
  /** Help that stays visible. */
  hint?: ReactNode
  /** Marks the field as needed. @default false */
  required?: boolean
  /** Adds "(optional)" to the label. @default false */
  optional?: boolean
  /** Keeps the label for assistive technology only. @default false */
  hideLabel?: boolean
  /** Puts the label beside the control where there is room for both. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal'
  /** Says that the value is being checked, in words such as "Checking the address". */
  pending?: string | undefined
  /** Characters that are wanted at most: shows a counter. */
  limit?: number | undefined
}

/** The words of a field's error, or of the first wrong part of its value where that is a list or an object. */
function wordsOf(error: unknown): string | undefined {
  if (typeof error === 'string') return error
  if (typeof error !== 'object' || error === null || error instanceof Element) return undefined
  if ('message' in error && typeof error.message === 'string') return error.message
  return Object.values(error)
    .map(wordsOf)
    .find((words) => words !== undefined)
}

/** What ties one control to the form around it. */
export type FormControl = ReturnType<typeof useFormField>

/** Ties one control to the form around it: value, events, ref and id for the control, and the words of its error. */
export function useFormField(name: string) {
  const formId = useContext(FormIdContext)
  const locked = useContext(FormLockedContext)
  const { field, error } = useFieldSource().useField(name)
  return { field, id: controlId(formId, name), error: wordsOf(error), locked }
}
