import {
  createLayoutDefaults,
  createLayoutOptionsSchema,
  GLOBAL_LAYOUT,
  IN_BANNER_VIDEO,
  type Layout,
  type LayoutOption,
  type LayoutOptionValues,
} from '@placard/domain/creative'
import {
  hiddenOptions,
  layoutChoiceText,
  layoutGroups,
  layoutOptionHint,
  shownLayoutOptions,
} from '@placard/domain/internal/creative'
import { Button, Disclosure, FieldError, FieldSet, Switch, useLabels } from '@placard/ui'
import { RotateCcw } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Form, type FormProps, useFormField } from '../../engine/form/form.js'
import { ColorField } from '../../fields/color-field/color-field.js'
import { RadioGroupField } from '../../fields/radio-group-field/radio-group-field.js'
import { SelectField } from '../../fields/select-field/select-field.js'
import { SliderField } from '../../fields/slider-field/slider-field.js'
import { TextField } from '../../fields/text-field/text-field.js'
import { UrlField } from '../../fields/url-field/url-field.js'
import { useTranslate } from '../../use-translate.js'

const defaultLabels = {
  saveFailed: 'Couldn’t save the layout.',
  notSaved: 'Not saved',
  atDefaults: 'All options at their defaults',
  changed: (count: number, all: number) => `${count} of ${all} options changed`,
  resetAll: 'Reset all',
  buttonImages: 'Button images',
  layoutImages: 'the layout’s own',
  replaced: (count: number, all: number) => `${count} of ${all} replaced`,
  imageHint: 'Left empty, the layout shows its own.',
  units: { s: 'seconds', '%': 'percent', px: 'pixels' },
}

/** Texts of the layout options form. */
export type LayoutOptionsFormLabels = typeof defaultLabels

export interface LayoutOptionsFormProps
  extends Omit<
    FormProps<LayoutOptionValues, LayoutOptionValues>,
    'schema' | 'defaultValues' | 'fallback' | 'children' | 'onChange'
  > {
  /** Layout whose options are edited, in addition to those of every banner. @default IN_BANNER_VIDEO */
  layout?: Layout
  /** Stored options; missing ones get their defaults. @default {} */
  defaultValues?: LayoutOptionValues
  /** Called with the current options on every change, also while dragging, for a preview. They may be invalid. */
  onChange?: (values: LayoutOptionValues) => void
  /**
   * Called with the options when a change is committed (slider released, option selected, input blurred), for undo
   * steps.
   */
  onCommit?: (values: LayoutOptionValues) => void
  /** Error message for failures without one. @default 'Couldn’t save the layout.' */
  fallback?: string
}

/**
 * Form for all options of a layout, generated from the layout catalog.
 * @experimental Props may change in a minor version.
 */
export function LayoutOptionsForm({
  layout = IN_BANNER_VIDEO,
  defaultValues,
  onChange,
  onCommit,
  fallback,
  ...props
}: LayoutOptionsFormProps) {
  const labels = useLabels('layoutOptionsForm', defaultLabels)
  const translate = useTranslate()
  const schema = useMemo(() => createLayoutOptionsSchema(GLOBAL_LAYOUT, layout), [layout])
  const begun = useMemo(() => shownLayoutOptions(defaultValues ?? {}, GLOBAL_LAYOUT, layout), [defaultValues, layout])
  return (
    <Form
      aria-label={translate(layout.name)}
      failureTitle={labels.notSaved}
      {...props}
      schema={schema}
      defaultValues={begun}
      fallback={fallback ?? labels.saveFailed}
    >
      <Told layout={layout} onChange={onChange} onCommit={onCommit} />
    </Form>
  )
}

function Told({
  layout,
  onChange,
  onCommit,
}: Pick<LayoutOptionsFormProps, 'onChange' | 'onCommit'> & { layout: Layout }) {
  const { getValues, subscribe } = useFormContext<LayoutOptionValues>()
  const tell = useEffectEvent((values: LayoutOptionValues) => onChange?.({ ...values }))
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => tell(values) }), [subscribe])
  return <LayoutControls layouts={[GLOBAL_LAYOUT, layout]} onCommit={() => onCommit?.({ ...getValues() })} />
}

export interface LayoutControlsProps {
  /** Layouts whose options are shown, such as those of `layoutsWithOptions`. */
  layouts: readonly Layout[]
  /** Path of the options in the form, such as `layoutOptions`. @default the form's root */
  name?: string
  /** Called when a change is committed: slider released, option selected, input blurred, or all reset. */
  onCommit?: () => void
}

const quiet = () => undefined

/**
 * Fields for all options of layouts in groups, for your own form; generated from the layout catalog.
 * @experimental Props may change in a minor version.
 */
export function LayoutControls({ layouts, name, onCommit = quiet }: LayoutControlsProps) {
  const translate = useTranslate()
  const path = (key: string) => (name === undefined ? key : `${name}.${key}`)
  const hidden = hiddenOptions(...layouts)
  return (
    <div className="@container flex min-w-0 flex-col gap-6">
      <Changed layouts={layouts} path={path} onCommit={onCommit} />
      {layoutGroups(...layouts).map((group) => (
        <FieldSet key={group.name} legend={translate(group.name)} variant="section">
          <div className="grid grid-cols-1 gap-x-8 gap-y-4 @2xl:grid-cols-2">
            {group.options.map((option) => (
              <LayoutOptionField key={option.key} option={option} name={path(option.key)} onCommit={onCommit} />
            ))}
          </div>
        </FieldSet>
      ))}
      {hidden.length > 0 && <ButtonImages options={hidden} path={path} onCommit={onCommit} />}
    </div>
  )
}

interface ChangedProps {
  layouts: readonly Layout[]
  path: (key: string) => string
  onCommit: () => void
}

/** Number of changed options, with a button that resets all. */
function Changed({ layouts, path, onCommit }: ChangedProps) {
  const labels = useLabels('layoutOptionsForm', defaultLabels)
  const { setValue, formState } = useFormContext()
  const defaults = Object.entries(createLayoutDefaults(...layouts))
  const values = useWatch({ name: defaults.map(([key]) => path(key)) })
  const changed = defaults.filter(([, value], index) => values[index] !== value)
  const reset = () => {
    for (const [key, value] of changed)
      setValue(path(key), value, { shouldDirty: true, shouldValidate: formState.isSubmitted })
    onCommit()
  }
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
      <p role="status" className="text-dense text-ink-muted tabular-nums">
        {changed.length === 0 ? labels.atDefaults : labels.changed(changed.length, defaults.length)}
      </p>
      <Button
        variant="ghost"
        size="sm"
        aria-disabled={changed.length === 0 || undefined}
        onClick={() => changed.length > 0 && reset()}
        className="aria-disabled:text-ink-disabled"
      >
        <RotateCcw aria-hidden />
        {labels.resetAll}
      </Button>
    </div>
  )
}

interface ButtonImagesProps {
  options: readonly LayoutOption[]
  path: (key: string) => string
  onCommit: () => void
}

/** Collapsed fields for images that replace the player's buttons. Expand automatically to show an error. */
function ButtonImages({ options, path, onCommit }: ButtonImagesProps) {
  const labels = useLabels('layoutOptionsForm', defaultLabels)
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const { submitCount, errors } = useFormState()
  const values = useWatch({ name: options.map(({ key }) => path(key)) })
  const chosen = values.filter((value) => value !== '').length
  const isWrong = options.some(({ key }) => get(errors, path(key)) !== undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each submit expands it again.
  useEffect(() => {
    if (isWrong) setOpen(true)
  }, [isWrong, submitCount])
  // A collapsed field cannot take focus, so it is expanded first.
  const focusLone = useEffectEvent(() => {
    if (isWrong && Object.keys(errors).length === 1)
      root.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  })
  useEffect(() => {
    if (open) focusLone()
  }, [open])
  return (
    <Disclosure
      ref={root}
      keepMounted
      title={labels.buttonImages}
      hint={chosen === 0 ? labels.layoutImages : labels.replaced(chosen, options.length)}
      open={open}
      onOpenChange={setOpen}
    >
      <div className="grid grid-cols-1 gap-x-8 gap-y-4 pt-2 @2xl:grid-cols-2">
        {options.map((option) => (
          <LayoutOptionField key={option.key} option={option} name={path(option.key)} onCommit={onCommit} />
        ))}
      </div>
    </Disclosure>
  )
}

interface LayoutOptionFieldProps {
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
function LayoutOptionField({ option, name, onCommit }: LayoutOptionFieldProps) {
  const labels = useLabels('layoutOptionsForm', defaultLabels)
  const translate = useTranslate()
  const hint = option.hint ?? layoutOptionHint(option.key)
  const field = { name, label: translate(option.label), hint: hint && translate(hint) }
  if (option.kind === 'slider') {
    const { min, max, step, unit } = option
    return (
      <SliderField
        {...field}
        {...{ min, max, step, unit }}
        unitLabel={labels.units[unit]}
        resetValue={option.default}
        clamp
        onValueCommit={onCommit}
      />
    )
  }
  if (option.kind === 'image') return <UrlField {...field} hint={labels.imageHint} picture onBlur={onCommit} />
  if (option.kind === 'color') return <ColorField {...field} onValueChange={onCommit} />
  if (option.kind === 'text') return <TextField {...field} maxLength={option.maxLength} onBlur={onCommit} />
  if (isYesOrNo(option.choices)) return <YesNoField {...field} onCommit={onCommit} />
  const options = option.choices.map((value) => ({ value, label: translate(layoutChoiceText(value)) }))
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
