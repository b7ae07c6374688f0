import {
  type CreativeSetting,
  type CreativeSettingsChoices,
  type CreativeSummary,
  changedOptions,
  creativeSettingsChoicesSchema,
  GLOBAL_LAYOUT,
  type Layout,
  type LayoutOptionValues,
  layoutOptionText,
  SETTING_LABELS,
  settingsChoices,
  settingsFromChoices,
} from '@placard/domain'
import { FieldSet, Select } from '@placard/ui'
import { type ReactNode, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { Form, FormField, type FormProps } from '../form/form.js'
import { SwitchField } from '../switch-field/switch-field.js'
import { withDraftProblems } from '../with-draft-problems.js'

export interface CreativeSettingsFormProps
  extends Omit<
      FormProps<CreativeSettingsChoices, CreativeSettingsChoices>,
      'schema' | 'defaultValues' | 'fallback' | 'children' | 'onSubmit'
    >,
    CreativeSettingsFieldsProps {
  /** Stored settings; each of the five keys at most once. */
  settings: readonly CreativeSetting[]
  /** Called with the settings to store. Errors thrown are shown at the fields and above them. */
  onSubmit: (settings: CreativeSetting[]) => Promise<void> | void
  /** Error message for failures without one. @default 'Couldn’t save the settings.' */
  fallback?: string
}

/**
 * Form for the five settings of a creative, with the stored layout.
 * @experimental Props may change in a minor version.
 */
export function CreativeSettingsForm({
  settings,
  onSubmit,
  creatives,
  layout,
  layoutAction,
  fallback = 'Couldn’t save the settings.',
  ...props
}: CreativeSettingsFormProps) {
  const begun = useMemo(() => settingsChoices(settings), [settings])
  return (
    <Form
      aria-label="Creative settings"
      failureTitle="Not saved"
      {...props}
      schema={creativeSettingsChoicesSchema}
      defaultValues={begun}
      fallback={fallback}
      onSubmit={async (choices) => {
        const stored = settingsFromChoices(choices)
        try {
          await onSubmit(stored)
        } catch (failure) {
          throw withDraftProblems(failure, stored)
        }
      }}
    >
      <CreativeSettingsFields creatives={creatives} layout={layout} layoutAction={layoutAction} />
    </Form>
  )
}

export interface CreativeSettingsFieldsProps {
  /** Other creatives of the campaign, offered as fallback. */
  creatives: readonly Pick<CreativeSummary, 'id' | 'name' | 'type' | 'size'>[]
  /** Layout of the creative; undefined without a layout. */
  layout?: Layout | undefined
  /** Link or button to the layout options. */
  layoutAction?: ReactNode
}

const NONE = 'none'

/**
 * Fields of CreativeSettingsForm, for your own form whose schema includes `creativeSettingsChoicesSchema`.
 * @experimental Props may change in a minor version.
 */
export function CreativeSettingsFields({ creatives, layout, layoutAction }: CreativeSettingsFieldsProps) {
  const [dealIDRequired, fallback, options] = useWatch<CreativeSettingsChoices>({
    name: ['dealIDRequired', 'fallbackCreative', 'layoutOptions'],
  }) as [boolean, string, LayoutOptionValues]
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <FieldSet legend="Delivery" variant="section">
        <SwitchField name="euCreative" {...SETTING_LABELS.euCreative} />
        <SwitchField name="inAppSupport" {...SETTING_LABELS.inAppSupport} />
        <SwitchField name="dealIDRequired" {...SETTING_LABELS.dealIDRequired} />
        {dealIDRequired && <FallbackField creatives={creatives} fallback={fallback} />}
      </FieldSet>
      <FieldSet legend="Layout options" variant="section">
        <LayoutSummary layout={layout} options={options} />
        {layout && layoutAction}
      </FieldSet>
    </div>
  )
}

function FallbackField({ creatives, fallback }: Pick<CreativeSettingsFieldsProps, 'creatives'> & { fallback: string }) {
  const isGone = fallback !== '' && !creatives.some(({ id }) => id === fallback)
  const options = creatives.map(({ id, name, type, size }) => ({
    value: id,
    label: name,
    description: `${type} · ${size}`,
  }))
  return (
    <div className="ps-11">
      <FormField name="fallbackCreative" label="Fallback creative" hint={hintOf(creatives.length, fallback)}>
        {({ field, id, locked }) => (
          <Select
            ref={field.ref}
            id={id}
            value={fallback || NONE}
            onValueChange={(value) => field.onChange(value === NONE ? '' : value)}
            onBlur={field.onBlur}
            disabled={locked}
            options={[
              { value: NONE, label: 'None' },
              ...(isGone ? [{ value: fallback, label: 'A creative that is no longer in this campaign' }] : []),
              ...options,
            ]}
          />
        )}
      </FormField>
    </div>
  )
}

function hintOf(others: number, fallback: string) {
  if (others === 0) return 'This campaign has no other creative yet.'
  return fallback === ''
    ? 'Without one, tags show this creative with and without a deal.'
    : 'Shown to viewers without a deal, once it is published.'
}

function LayoutSummary({ layout, options }: { layout: Layout | undefined; options: LayoutOptionValues }) {
  if (!layout) return <p className="text-dense text-ink-muted">This creative has no layout.</p>
  const changed = new Set(changedOptions(options))
  const lines = [...GLOBAL_LAYOUT.options, ...layout.options].filter(({ key }) => changed.has(key))
  return (
    <div className="flex flex-col gap-2 text-dense">
      <p className="text-ink-muted">
        {layout.name}, {lines.length === 0 ? 'all options at their defaults.' : 'changed from the defaults:'}
      </p>
      {lines.length > 0 && (
        <ul className="flex flex-col gap-1 text-ink tabular-nums">
          {lines.map((option) => (
            <li key={option.key}>{layoutOptionText(option, options)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
