import type { BucketFields } from '@placard/domain'
import { Chip, ChipGroup } from '@placard/ui'
import { Check } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'

interface Choice {
  value: string
  label: string
}

export interface ChoiceChipsProps {
  /** Field that a chip fills in. */
  name: keyof BucketFields
  /** Accessible name of the group. */
  label: string
  /** Suggested values. */
  choices: readonly Choice[]
  /** Removes a value permanently; without it, values cannot be removed. */
  onForget?: ((value: string) => void) | undefined
}

/** Chips that fill a text field with suggested values. */
export function ChoiceChips({ name, label, choices, onForget }: ChoiceChipsProps) {
  const { getFieldState, setFocus, setValue } = useFormContext<BucketFields>()
  const current = useWatch<BucketFields, typeof name>({ name })
  const choose = (value: string) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: getFieldState(name).invalid })
  const forget = (value: string) => {
    onForget?.(value)
    // The group disappears with its last chip.
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
