import { type FieldValues, useWatch } from 'react-hook-form'

/** Returns the current values of the form around a component, which renders again with each change. */
export const useFormValues = <Values extends FieldValues>(): Values => useWatch<Values>() as Values
