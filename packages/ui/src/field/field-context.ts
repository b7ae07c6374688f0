import { createContext, useContext, useLayoutEffect } from 'react'

/** State that a Field provides to its control. */
export interface FieldState {
  /** Id of the control, for the label's `for`. */
  controlId: string
  /** Id of the label. */
  labelId: string
  /** Id of the hint. */
  hintId: string
  /** Id of the error. */
  errorId: string
  /** Ids of the texts that describe the control, if any. */
  describedBy: string | undefined
  /** True if the field shows an error. */
  invalid: boolean
  /** True if the field is required. */
  required: boolean
  /** Lets a control use its own id for the label. */
  claimId: (id: string | undefined) => void
}

export const FieldContext = createContext<FieldState | null>(null)

/** Returns the surrounding Field, or null. */
export const useField = (): FieldState | null => useContext(FieldContext)

/** Props that name and describe a control. */
export interface FieldControlProps {
  /** Id of the control. */
  id?: string | undefined
  /** Ids of the texts that describe the control. */
  'aria-describedby'?: string | undefined
  /** True if the value is invalid. */
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
  /** True if a value is required. */
  'aria-required'?: boolean | 'true' | 'false' | undefined
}

/** Adds id, description, error and required state of the surrounding Field to the props of a control. */
export function useFieldControl<Props extends FieldControlProps>(props: Props): Props & FieldControlProps {
  const field = useField()
  const claimId = field?.claimId
  useLayoutEffect(() => {
    claimId?.(props.id)
  }, [claimId, props.id])
  if (!field) return props
  return {
    ...props,
    id: props.id ?? field.controlId,
    'aria-describedby': [props['aria-describedby'], field.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': props['aria-invalid'] ?? (field.invalid || undefined),
    'aria-required': props['aria-required'] ?? (field.required || undefined),
  }
}

/** Name props of a control without a native label (a listbox, a slider, a group). */
export interface NameProps {
  /** Accessible name. */
  'aria-label'?: string | undefined
  /** Id of the element with the name. */
  'aria-labelledby'?: string | undefined
}

/** Returns the name of such a control: its own, or else the label of the surrounding Field. */
export function useFieldName(props: NameProps): NameProps {
  const labelId = useField()?.labelId
  if (props['aria-label']) return { 'aria-label': props['aria-label'] }
  return { 'aria-labelledby': props['aria-labelledby'] ?? labelId }
}
