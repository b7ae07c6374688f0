import { CREATIVE_TYPE_WORDS, CREATIVE_TYPES } from '@placard/domain'
import { CodeXml, Film, RectangleHorizontal } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { RadioGroupField } from '../radio-group-field/radio-group-field.js'
import { SwitchField } from '../switch-field/switch-field.js'
import { TextField } from '../text-field/text-field.js'
import { PlatformField } from './platform-field.js'
import { SizeFields } from './size-fields.js'

const ICONS = { Banner: RectangleHorizontal, VAST: Film, VPAID: CodeXml }

const TYPES = CREATIVE_TYPES.map((value) => {
  const Icon = ICONS[value]
  return { value, label: value, description: CREATIVE_TYPE_WORDS[value], icon: <Icon aria-hidden /> }
})

export interface CreativeFieldsProps {
  /** Takes the focus at once. @default false */
  autoFocus?: boolean
}

/** The fields of CreativeForm, for a form of your own whose schema has those of `creativeChoicesSchema`. */
export function CreativeFields({ autoFocus = false }: CreativeFieldsProps) {
  const [type, fluid] = useWatch({ name: ['type', 'fluid'] })
  const isBanner = type === 'Banner'
  return (
    <>
      <TextField name="name" label="Name" required autoFocus={autoFocus} autoComplete="off" />
      {/* All three beside each other or below each other: never one alone in a row. */}
      <div className="@container">
        <RadioGroupField
          name="type"
          label="Type"
          variant="card"
          direction="horizontal"
          options={TYPES}
          className="grid-cols-1 @[37rem]:grid-cols-3"
        />
      </div>
      <SizeFields fluid={isBanner && fluid === true} />
      {isBanner && (
        <SwitchField name="fluid" label="Fluid" hint="Fills the place it is shown in, whatever size that has." />
      )}
      <PlatformField />
    </>
  )
}
