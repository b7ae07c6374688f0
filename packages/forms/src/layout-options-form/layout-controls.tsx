import { GLOBAL_LAYOUT, hiddenOptions, type Layout, layoutDefaultsOf, layoutGroups } from '@placard/domain'
import { Button, FieldSet } from '@placard/ui'
import { RotateCcw } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { ButtonImages } from './button-images.js'
import { LayoutOptionField } from './layout-option-field.js'

export interface LayoutControlsProps {
  /** The layout whose options are shown, with those that hold for every banner. */
  layout: Layout
  /** Where the options stand in the form, such as `layoutOptions`; left out, they are the form's own values. */
  name?: string
  /** Told when a change is over: a thumb was let go, a word was chosen, a box was left, all was reset. */
  onCommit?: () => void
}

const quiet = () => undefined

/** A control for each option of a layout, in groups, for a form of your own; the catalogue says which and within which bounds. */
export function LayoutControls({ layout, name, onCommit = quiet }: LayoutControlsProps) {
  const layouts = [GLOBAL_LAYOUT, layout]
  const path = (key: string) => (name === undefined ? key : `${name}.${key}`)
  const hidden = hiddenOptions(...layouts)
  return (
    <div className="@container flex min-w-0 flex-col gap-6">
      <Changed layouts={layouts} path={path} onCommit={onCommit} />
      {layoutGroups(...layouts).map((group) => (
        <FieldSet key={group.name} legend={group.name} variant="section">
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

/** How many options are not what they are by themselves, and the way back for all of them. */
function Changed({ layouts, path, onCommit }: ChangedProps) {
  const { setValue, formState } = useFormContext()
  const defaults = Object.entries(layoutDefaultsOf(...layouts))
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
        {changed.length === 0
          ? 'All options at their defaults'
          : `${changed.length} of ${defaults.length} options changed`}
      </p>
      <Button
        variant="ghost"
        size="sm"
        aria-disabled={changed.length === 0 || undefined}
        onClick={() => changed.length > 0 && reset()}
        className="aria-disabled:text-ink-disabled"
      >
        <RotateCcw aria-hidden />
        Reset all
      </Button>
    </div>
  )
}
