import { createContext, type ReactNode, useContext } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslate } from '../../use-translate.js'

/** Prefix of the ids of a form's controls. */
export const FormIdContext = createContext('')

/** True while the form is locked: a disabled fieldset does not disable controls that are not native. */
export const FormLockedContext = createContext(false)

/** Id of a field's control; the error summary links to it. */
export const controlId = (formId: string, name: string): string => `${formId}-${name}`

/** Returns a function that gives the id of a field's control by its path, to move focus to it. */
export function useControlId(): (path: string) => string {
  const formId = useContext(FormIdContext)
  return (path) => controlId(formId, path)
}

/** Props of every form field. */
export interface FormFieldProps {
  /** Path of the value in the schema, such as `name` or `data.start`. */
  name: string
  /** Visible label. */
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

/** Message of a field's error, or of the first invalid part of its value if that is a list or an object. */
function readMessage(error: unknown): string | undefined {
  if (typeof error === 'string') return error
  if (typeof error !== 'object' || error === null || error instanceof Element) return undefined
  if ('message' in error && typeof error.message === 'string') return error.message
  return Object.values(error)
    .map(readMessage)
    .find((message) => message !== undefined)
}

/** Value, events, id and error message of a form control. */
export type FormControl = ReturnType<typeof useFormField>

/** Connects a control to the form around it. Throws outside of a form. */
export function useFormField(name: string) {
  const formId = useContext(FormIdContext)
  const locked = useContext(FormLockedContext)
  if (!useFormContext()) throw new Error(`The field "${name}" needs a form around it: put it into a Form.`)
  const { field, fieldState } = useController({ name })
  const translate = useTranslate()
  const error = readMessage(fieldState.error)
  return { field, id: controlId(formId, name), error: error && translate(error), locked }
}
