import { createContext, useContext, useLayoutEffect } from 'react'

/** State that a Field provides to its control. */
export interface FieldState {
  /** Id of the control; the label points at it. */
  controlId: string
  /** Id of the label. */
  labelId: string
  /** Id of the hint. */
  hintId: string
  /** Id of the error. */
  errorId: string
  /** Ids of the texts that describe the control, when there are any. */
  describedBy: string | undefined
  /** Whether the field shows an error. */
  invalid: boolean
  /** Whether the field has to be filled in. */
  required: boolean
  /** Lets a control keep an id of its own; the label follows. */
  claimId: (id: string | undefined) => void
}

export const FieldContext = createContext<FieldState | null>(null)

/** The surrounding Field, or null. */
export const useField = (): FieldState | null => useContext(FieldContext)

/** The props through which a control is named and described. */
export interface FieldControlProps {
  /** Id of the control. */
  id?: string | undefined
  /** Ids of the texts that describe the control. */
  'aria-describedby'?: string | undefined
  /** Whether the value is wrong. */
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
  /** Whether a value is needed. */
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

/** The names that a control without a native label (a listbox, a slider, a group) takes from its props or its Field. */
export interface NameProps {
  /** The name itself. */
  'aria-label'?: string | undefined
  /** Id of the element that holds the name. */
  'aria-labelledby'?: string | undefined
}

/** The name of such a control: its own, or else the label of the surrounding Field. */
export function useFieldName(props: NameProps): NameProps {
  const labelId = useField()?.labelId
  if (props['aria-label']) return { 'aria-label': props['aria-label'] }
  return { 'aria-labelledby': props['aria-labelledby'] ?? labelId }
}
