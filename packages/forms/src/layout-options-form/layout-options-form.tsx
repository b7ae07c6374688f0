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
  /** The layout whose options are set, with those that hold for every banner. @default IN_BANNER_VIDEO */
  layout?: Layout
  /** The options as they are stored; what is missing gets its default. @default {} */
  defaultValues?: LayoutOptionValues
  /** Gets the options as they stand with each change, while a thumb is dragged too: for a preview. They may be wrong yet. */
  onChange?: (values: LayoutOptionValues) => void
  /** Gets the options once a change is over: a thumb was let go, a word was chosen, a box was left. For steps back. */
  onCommit?: (values: LayoutOptionValues) => void
  /** Error message for failures without one. @default 'The layout could not be saved.' */
  fallback?: string
}

/** Every option of a layout, made from the catalogue: its bounds, its defaults, its words. */
export function LayoutOptionsForm({
  layout = IN_BANNER_VIDEO,
  defaultValues,
  onChange,
  onCommit,
  fallback = 'The layout could not be saved.',
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
