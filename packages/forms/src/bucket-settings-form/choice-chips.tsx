import type { BucketFields } from '@placard/domain'
import { Chip, ChipGroup } from '@placard/ui'
import { Check } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'

interface Choice {
  value: string
  label: string
}

export interface ChoiceChipsProps {
  /** The field that a press fills in. */
  name: keyof BucketFields
  /** What they are, for assistive technology. */
  label: string
  /** What can be chosen at once. */
  choices: readonly Choice[]
  /** Takes one away for good; without it none can be. */
  onForget?: ((value: string) => void) | undefined
}

/** Values that a press puts into a text field; any other can be typed there. */
export function ChoiceChips({ name, label, choices, onForget }: ChoiceChipsProps) {
  const { getFieldState, setFocus, setValue } = useFormContext<BucketFields>()
  const current = useWatch<BucketFields, typeof name>({ name })
  const choose = (value: string) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: getFieldState(name).invalid })
  const forget = (value: string) => {
    onForget?.(value)
    // With the last one the group goes as well.
    if (choices.length === 1) setFocus(name)
  }
  return (
    <ChipGroup label={label} className="max-h-36 overflow-y-auto">
      {choices.map((choice) => (
        <Chip
          key={choice.value}
          size="sm"
          label={choice.label}
          icon={choice.value === current ? <Check aria-hidden /> : undefined}
          onPress={() => choose(choice.value)}
          {...(onForget && { onRemove: () => forget(choice.value), labels: { remove: `Forget ${choice.label}` } })}
        />
      ))}
    </ChipGroup>
  )
}
