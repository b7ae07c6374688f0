import {
  CREATIVE_TYPES,
  type Creative,
  type CreativeInput,
  type CreativeType,
  creativeInputSchema,
} from '@placard/domain/creative'
import { CREATIVE_TYPE_DESCRIPTIONS, clickMacroText } from '@placard/domain/internal/creative'
import { PLATFORM_NAMES, type PlatformName } from '@placard/domain/tags'
import { useLabels } from '@placard/ui'
import { CodeXml, Film, RectangleHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ConflictActions } from '../../engine/conflict-actions.js'
import { Form, type FormProps } from '../../engine/form/form.js'
import { RadioGroupField } from '../../fields/radio-group-field/radio-group-field.js'
import { SelectField } from '../../fields/select-field/select-field.js'
import { SwitchField } from '../../fields/switch-field/switch-field.js'
import { TextField } from '../../fields/text-field/text-field.js'
import { useTranslate } from '../../use-translate.js'
import { creativeFormLabels } from './creative-form-labels.js'
import { SizeFields } from './size-fields.js'

export interface CreativeFormProps
  extends Omit<
    FormProps<CreativeChoices, CreativeChoices>,
    'schema' | 'defaultValues' | 'fallback' | 'failureAction' | 'children'
  > {
  /** Initial values. @default a new banner of 300 × 250 */
  defaultValues?: CreativeChoices
  /** Error message for failures without one. @default 'Couldn’t save the creative.' */
  fallback?: string
  /** Called after a version conflict when the user takes the saved version, which the form then shows. */
  onTakeCurrent?: (current: Creative) => void
  /**
   * Called after a version conflict when the user keeps their input; use the version number of `current` for the next
   * save.
   */
  onKeepMine?: (current: Creative) => void
  /** Focuses the first field on mount. @default false */
  autoFocus?: boolean
}

/** Form to create or edit a creative: name, type, size and platform. */
export function CreativeForm({
  defaultValues,
  fallback,
  onTakeCurrent,
  onKeepMine,
  autoFocus = false,
  ...props
}: CreativeFormProps) {
  const labels = useLabels('creativeForm', creativeFormLabels)
  const [taken, setTaken] = useState<{ values: CreativeChoices; times: number }>()
  const [begun] = useState(newCreativeChoices)
  return (
    <Form
      key={taken?.times ?? 0}
      aria-label={labels.creative}
      failureTitle={labels.notSaved}
      {...props}
      schema={creativeChoicesSchema}
      defaultValues={taken?.values ?? defaultValues ?? begun}
      fallback={fallback ?? labels.saveFailed}
      failureAction={(failure) => (
        <ConflictActions<Creative>
          failure={failure}
          onKeepMine={onKeepMine}
          onTakeCurrent={
            onTakeCurrent &&
            ((current) => {
              setTaken({ values: pickCreativeChoices(current), times: (taken?.times ?? 0) + 1 })
              onTakeCurrent(current)
            })
          }
        />
      )}
    >
      <CreativeFields autoFocus={autoFocus || taken !== undefined} />
    </Form>
  )
}

/** Schema of the basic values of a creative; trackers, settings and layout have their own forms. */
export const creativeChoicesSchema = creativeInputSchema.pick({
  name: true,
  type: true,
  width: true,
  height: true,
  fluid: true,
  platform: true,
})
export type CreativeChoices = Pick<CreativeInput, 'name' | 'type' | 'width' | 'height' | 'fluid' | 'platform'>

/** Returns the initial values of a new creative. */
export const newCreativeChoices = (): CreativeChoices => creativeChoicesSchema.parse({})

/** Returns the form values of a creative. */
export const pickCreativeChoices = ({
  name,
  type,
  width,
  height,
  fluid,
  platform,
}: CreativeChoices): CreativeChoices => ({
  name,
  type,
  width,
  height,
  fluid,
  platform,
})

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
  const translate = useTranslate()
  const labels = useLabels('creativeForm', creativeFormLabels)
  const [type, fluid] = useWatch({ name: ['type', 'fluid'] })
  const isBanner = type === 'Banner'
  return (
    <>
      <TextField
        name="name"
        label={labels.name}
        required
        autoFocus={autoFocus}
        autoComplete="off"
        // The name of a new creative is a placeholder, which typing replaces.
        onFocus={(event) => event.target.value === newCreativeChoices().name && event.target.select()}
      />
      <div className="@container">
        <RadioGroupField
          name="type"
          label={labels.type}
          hint={translate(CREATIVE_TYPE_DESCRIPTIONS[type as CreativeType])}
          variant="card"
          direction="horizontal"
          options={TYPES}
          // Three tiles in a row down to 320 px, so that none is alone on a line.
          className="grid-cols-1 gap-2 @[14rem]:grid-cols-3 @[26rem]:gap-3 [&_[data-slot=radio]]:@max-[26rem]:p-2"
        />
      </div>
      <SizeFields fluid={isBanner && fluid === true} />
      {isBanner && <SwitchField name="fluid" label={labels.fluid} hint={labels.fluidHint} />}
      <PlatformField />
    </>
  )
}

const OPTIONS = PLATFORM_NAMES.map((value) => ({ value, label: value }))

/** Field for the platform of a creative's tags, with its click macro. */
function PlatformField() {
  const labels = useLabels('creativeForm', creativeFormLabels)
  const translate = useTranslate()
  const { macro, text } = clickMacroText(useWatch({ name: 'platform' }) as PlatformName)
  return (
    <SelectField
      name="platform"
      label={labels.platform}
      options={OPTIONS}
      hint={
        <>
          {macro && labels.clickMacro}
          {macro && (
            <code dir="ltr" className="wrap-anywhere font-mono text-ink-muted">
              {macro}
            </code>
          )}{' '}
          {translate(text)}
        </>
      }
    />
  )
}
