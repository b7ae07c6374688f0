import { createContext, type ReactNode, useContext } from 'react'
import { useController } from 'react-hook-form'

/** The id that the names of a form's controls begin with. */
export const FormIdContext = createContext('')

/** The id of the control of a field; the error summary links to it. */
export const controlId = (formId: string, name: string): string => `${formId}-${name}`

/** What every field of a form takes. */
export interface FormFieldProps {
  /** The value's name in the schema. */
  name: string
  /** The visible name. */
  label: ReactNode
  /** Help that stays visible. */
  hint?: ReactNode
  /** Marks the field as needed. @default false */
  required?: boolean
  /** Adds "(optional)" to the label. @default false */
  optional?: boolean
}

/** The words of a field's error, or of the first wrong part of its value where that is a list. */
function wordsOf(error: unknown): string | undefined {
  if (Array.isArray(error)) return wordsOf(error.find(Boolean))
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : undefined
}

/** Ties one control to the form around it: value, events, ref and id for the control, and the words of its error. */
export function useFormField(name: string) {
  const formId = useContext(FormIdContext)
  const { field, fieldState } = useController({ name })
  return { field, id: controlId(formId, name), error: wordsOf(fieldState.error) }
}
