import { type LayoutOption, layoutChoiceText, layoutOptionHint } from '@placard/domain'
import { RadioGroupField } from '../radio-group-field/radio-group-field.js'
import { SelectField } from '../select-field/select-field.js'
import { SliderField } from '../slider-field/slider-field.js'
import { UrlField } from '../url-field/url-field.js'
import { YesNoField } from './yes-no-field.js'

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
