import { type LayoutOption, layoutChoiceText, layoutOptionHint } from '@placard/domain'
import { FieldError, Switch } from '@placard/ui'
import type { ReactNode } from 'react'
import { useFormField } from '../form/form.js'
import { RadioGroupField } from '../radio-group-field/radio-group-field.js'
import { SelectField } from '../select-field/select-field.js'
import { SliderField } from '../slider-field/slider-field.js'
import { UrlField } from '../url-field/url-field.js'

export interface LayoutOptionFieldProps {
  /** Option definition from the layout catalog. */
  option: LayoutOption
  /** Path of the value in the form. */
  name: string
  /** Called when a change is committed: slider released, option selected, or input blurred. */
  onCommit: () => void
}

const isYesOrNo = (choices: readonly string[]) => choices.join() === 'yes,no'
const MOST_IN_SIGHT = 3

/** Field for one layout option. */
export function LayoutOptionField({ option, name, onCommit }: LayoutOptionFieldProps) {
  const field = { name, label: option.label, hint: layoutOptionHint(option.key) }
  if (option.kind === 'slider') {
    const { min, max, step, unit } = option
    return (
      <SliderField
        {...field}
        {...{ min, max, step, unit }}
        unitLabel={{ s: 'seconds', '%': 'percent', px: 'pixels' }[unit]}
        resetValue={option.default}
        onValueCommit={onCommit}
      />
    )
  }
  if (option.kind === 'image')
    return <UrlField {...field} hint="Left empty, the layout shows its own." picture onBlur={onCommit} />
  if (isYesOrNo(option.choices)) return <YesNoField {...field} onCommit={onCommit} />
  const options = option.choices.map((value) => ({ value, label: layoutChoiceText(value) }))
  if (options.length <= MOST_IN_SIGHT)
    return <RadioGroupField {...field} direction="horizontal" options={options} onValueChange={onCommit} />
  return <SelectField {...field} options={options} onValueChange={onCommit} />
}

interface YesNoFieldProps {
  /** Path of the value in the form; the value is 'yes' or 'no'. */
  name: string
  /** Visible label. */
  label: ReactNode
  /** Help text. */
  hint?: ReactNode
  /** Called after each change. */
  onCommit: () => void
}

/** Switch whose value is stored as 'yes' or 'no'. */
function YesNoField({ name, label, hint, onCommit }: YesNoFieldProps) {
  const { field, id, error, locked } = useFormField(name)
  const errorId = `${id}:error`
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <Switch
        ref={field.ref}
        id={id}
        label={label}
        description={hint}
        checked={field.value === 'yes'}
        disabled={locked}
        invalid={error !== undefined}
        aria-describedby={error && errorId}
        onBlur={field.onBlur}
        onCheckedChange={(checked) => {
          field.onChange(checked ? 'yes' : 'no')
          onCommit()
        }}
      />
      {error && (
        <FieldError id={errorId} className="ps-11">
          {error}
        </FieldError>
      )}
    </div>
  )
}
