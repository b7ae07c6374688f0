import {
  type CreativeSetting,
  type CreativeSettingsChoices,
  type CreativeSummary,
  type CreativeType,
  GLOBAL_LAYOUT,
  type Layout,
  type LayoutOption,
  type LayoutOptionValues,
} from '@placard/domain/creative'
import {
  canReplace,
  changedOptions,
  creativeSettingsChoicesSchema,
  layoutOptionText,
  SETTING_LABELS,
  settingsChoices,
  settingsFromChoices,
} from '@placard/domain/internal/creative'
import { FieldSet, Select, useLabels } from '@placard/ui'
import { type ReactNode, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { Form, FormField, type FormProps } from '../../engine/form/form.js'
import { withDraftProblems } from '../../engine/with-draft-problems.js'
import { SwitchField } from '../../fields/switch-field/switch-field.js'
import { useTranslate } from '../../use-translate.js'

const defaultLabels = {
  saveFailed: 'Couldn’t save the settings.',
  creativeSettings: 'Creative settings',
  notSaved: 'Not saved',
  layoutOptions: 'Layout options',
  fallbackCreative: 'Fallback creative',
  goneCreative: 'A creative that is no longer in this campaign',
  atDefaults: (layout: string) => `${layout}, all options at their defaults.`,
  changed: (layout: string) => `${layout}, changed from the defaults:`,
  delivery: 'Delivery',
  none: 'None',
  noOthers: 'This campaign has no other creative yet.',
  noneSuits: 'This campaign has no other creative that the same tag can show.',
  unsuited: 'Tags of this creative can’t show it. Choose another one.',
  withoutFallback: 'Without one, tags show this creative with and without a deal.',
  withFallback: 'Shown to viewers without a deal, once it is published.',
}

/** Texts of the creative settings form. */
export type CreativeSettingsFormLabels = typeof defaultLabels

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
  type,
  layouts,
  layoutAction,
  fallback,
  ...props
}: CreativeSettingsFormProps) {
  const labels = useLabels('creativeSettingsForm', defaultLabels)
  const begun = useMemo(() => settingsChoices(settings), [settings])
  return (
    <Form
      aria-label={labels.creativeSettings}
      failureTitle={labels.notSaved}
      {...props}
      schema={creativeSettingsChoicesSchema}
      defaultValues={begun}
      fallback={fallback ?? labels.saveFailed}
      onSubmit={async (choices) => {
        const stored = settingsFromChoices(choices)
        try {
          await onSubmit(stored)
        } catch (failure) {
          throw withDraftProblems(failure, { settings: stored, trackers: {} })
        }
      }}
    >
      <CreativeSettingsFields creatives={creatives} type={type} layouts={layouts} layoutAction={layoutAction} />
    </Form>
  )
}

export interface CreativeSettingsFieldsProps {
  /** Other creatives of the campaign, offered as fallback. */
  creatives: readonly Pick<CreativeSummary, 'id' | 'name' | 'type' | 'size'>[]
  /** Type of the creative: only those that its tags can show are offered. @default all are offered */
  type?: CreativeType | undefined
  /** Layouts whose options the creative follows (`layoutsWithOptions`); empty for VAST. @default [GLOBAL_LAYOUT] */
  layouts?: readonly Layout[] | undefined
  /** Link or button to the layout options. */
  layoutAction?: ReactNode
}

const NONE = 'none'

const ONLY_GLOBAL = [GLOBAL_LAYOUT]

/**
 * Fields of CreativeSettingsForm, for your own form whose schema includes `creativeSettingsChoicesSchema`.
 * @experimental Props may change in a minor version.
 */
export function CreativeSettingsFields({
  creatives,
  type,
  layouts = ONLY_GLOBAL,
  layoutAction,
}: CreativeSettingsFieldsProps) {
  const labels = useLabels('creativeSettingsForm', defaultLabels)
  const translate = useTranslate()
  const settingTexts = (name: keyof typeof SETTING_LABELS) => ({
    label: translate(SETTING_LABELS[name].label),
    hint: translate(SETTING_LABELS[name].hint),
  })
  const hasLayout = layouts.some((layout) => layout !== GLOBAL_LAYOUT)
  const [dealIDRequired, fallback, options] = useWatch<CreativeSettingsChoices>({
    name: ['dealIDRequired', 'fallbackCreative', 'layoutOptions'],
  }) as [boolean, string, LayoutOptionValues]
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <FieldSet legend={labels.delivery} variant="section">
        <SwitchField name="euCreative" {...settingTexts('euCreative')} />
        <SwitchField name="inAppSupport" {...settingTexts('inAppSupport')} />
        <SwitchField name="dealIDRequired" {...settingTexts('dealIDRequired')} />
        {dealIDRequired && <FallbackField creatives={creatives} type={type} fallback={fallback} />}
      </FieldSet>
      {hasLayout && (
        <FieldSet legend={labels.layoutOptions} variant="section">
          <LayoutSummary layouts={layouts} options={options} />
          {layoutAction}
        </FieldSet>
      )}
    </div>
  )
}

interface FallbackFieldProps extends Pick<CreativeSettingsFieldsProps, 'creatives' | 'type'> {
  fallback: string
}

function FallbackField({ creatives, type: own, fallback }: FallbackFieldProps) {
  const labels = useLabels('creativeSettingsForm', defaultLabels)
  const isGone = fallback !== '' && !creatives.some(({ id }) => id === fallback)
  const suited = creatives.filter(({ type }) => own === undefined || canReplace(type, own))
  const isUnsuited = !isGone && fallback !== '' && !suited.some(({ id }) => id === fallback)
  const options = creatives
    .filter((one) => one.id === fallback || suited.includes(one))
    .map(({ id, name, type, size }) => ({ value: id, label: name, description: `${type} · ${size}` }))
  const emptyHint = creatives.length === 0 ? labels.noOthers : labels.noneSuits
  return (
    <div className="ps-11">
      <FormField
        name="fallbackCreative"
        label={labels.fallbackCreative}
        hint={
          isUnsuited
            ? labels.unsuited
            : suited.length === 0
              ? emptyHint
              : fallback === ''
                ? labels.withoutFallback
                : labels.withFallback
        }
      >
        {({ field, id, locked }) => (
          <Select
            ref={field.ref}
            id={id}
            value={fallback || NONE}
            onValueChange={(value) => field.onChange(value === NONE ? '' : value)}
            onBlur={field.onBlur}
            disabled={locked}
            options={[
              { value: NONE, label: labels.none },
              ...(isGone ? [{ value: fallback, label: labels.goneCreative }] : []),
              ...options,
            ]}
          />
        )}
      </FormField>
    </div>
  )
}

function LayoutSummary({ layouts, options }: { layouts: readonly Layout[]; options: LayoutOptionValues }) {
  const labels = useLabels('creativeSettingsForm', defaultLabels)
  const translate = useTranslate()
  const optionText = (option: LayoutOption) => {
    const [label = '', ...value] = layoutOptionText(option, options).split(': ')
    return `${translate(label)}: ${translate(value.join(': '))}`
  }
  const layout = layouts.find((each) => each !== GLOBAL_LAYOUT)
  if (!layout) return null
  const changed = new Set(changedOptions(options))
  const lines = layouts.flatMap((each) => each.options).filter(({ key }) => changed.has(key))
  return (
    <div className="flex flex-col gap-2 text-dense">
      <p className="text-ink-muted">
        {(lines.length === 0 ? labels.atDefaults : labels.changed)(translate(layout.name))}
      </p>
      {lines.length > 0 && (
        <ul className="flex flex-col gap-1 text-ink tabular-nums">
          {lines.map((option) => (
            <li key={option.key}>{optionText(option)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
