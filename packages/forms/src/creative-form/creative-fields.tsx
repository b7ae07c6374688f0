import { CREATIVE_TYPE_DESCRIPTIONS, CREATIVE_TYPES, type CreativeType } from '@placard/domain'
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
  const label = (
    <span key={value} className="flex items-center gap-2">
      <Icon aria-hidden className="size-4 shrink-0 text-ink-muted @max-[26rem]:hidden" /> {value}
    </span>
  )
  return { value, label }
})

export interface CreativeFieldsProps {
  /** Focuses the first field on mount. @default false */
  autoFocus?: boolean
}

/** Fields of CreativeForm, for your own form whose schema includes `creativeChoicesSchema`. */
export function CreativeFields({ autoFocus = false }: CreativeFieldsProps) {
  const [type, fluid] = useWatch({ name: ['type', 'fluid'] })
  const isBanner = type === 'Banner'
  return (
    <>
      <TextField name="name" label="Name" required autoFocus={autoFocus} autoComplete="off" />
      <div className="@container">
        <RadioGroupField
          name="type"
          label="Type"
          hint={CREATIVE_TYPE_DESCRIPTIONS[type as CreativeType]}
          variant="card"
          direction="horizontal"
          options={TYPES}
          // Three tiles in a row down to 320 px, so that none is alone on a line.
          className="grid-cols-1 gap-2 @[14rem]:grid-cols-3 @[26rem]:gap-3 [&_[data-slot=radio]]:@max-[26rem]:p-2"
        />
      </div>
      <SizeFields fluid={isBanner && fluid === true} />
      {isBanner && <SwitchField name="fluid" label="Fluid" hint="Stretches to fill its container." />}
      <PlatformField />
    </>
  )
}
