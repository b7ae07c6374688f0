import {
  GLOBAL_LAYOUT,
  IN_BANNER_VIDEO,
  type Layout,
  type LayoutOptionValues,
  layoutOptionsSchemaOf,
  shownLayoutOptions,
} from '@placard/domain'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useFormContext } from 'react-hook-form'
import { Form, type FormProps } from '../form/form.js'
import { LayoutControls } from './layout-controls.js'

export { LayoutControls, type LayoutControlsProps } from './layout-controls.js'

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

/** Form for all options of a layout, generated from the layout catalog. */
export function LayoutOptionsForm({
  layout = IN_BANNER_VIDEO,
  defaultValues,
  onChange,
  onCommit,
  fallback = 'Couldn’t save the layout.',
  ...props
}: LayoutOptionsFormProps) {
  const schema = useMemo(() => layoutOptionsSchemaOf(GLOBAL_LAYOUT, layout), [layout])
  const begun = useMemo(() => shownLayoutOptions(defaultValues ?? {}, GLOBAL_LAYOUT, layout), [defaultValues, layout])
  return (
    <Form
      aria-label={layout.name}
      failureTitle="Not saved"
      {...props}
      schema={schema}
      defaultValues={begun}
      fallback={fallback}
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
  return <LayoutControls layout={layout} onCommit={() => onCommit?.({ ...getValues() })} />
}
