// Of names alone, so that the light form brings nothing of what the other stands on.
export { Form, type FormProps } from './checked-form.js'
export { ErrorSummary, type ErrorSummaryProps } from './error-summary.js'
export { type FormControl, type FormFieldProps, useFieldSource, useFormField } from './form-context.js'
export { FormField, type FormFieldFrameProps, splitFieldProps, textControl, valueControl } from './form-field.js'
export type { FormFrameProps } from './form-frame.js'
export { LightForm, type LightFormProps } from './light-form.js'
