export { Checkbox, type CheckboxProps } from './checkbox-control.js'
export { CheckboxGroup, type CheckboxGroupProps, type CheckboxOption } from './checkbox-group.js'
