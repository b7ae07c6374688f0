import {
  GLOBAL_LAYOUT,
  hiddenOptions,
  type Layout,
  type LayoutOption,
  layoutDefaultsOf,
  layoutGroups,
} from '@placard/domain'
import { Button, Disclosure, FieldSet } from '@placard/ui'
import { RotateCcw } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { LayoutOptionField } from './layout-option-field.js'

export interface LayoutControlsProps {
  /** Layout whose options are shown, in addition to those of every banner. */
  layout: Layout
  /** Path of the options in the form, such as `layoutOptions`. @default the form's root */
  name?: string
  /** Called when a change is committed: slider released, option selected, input blurred, or all reset. */
  onCommit?: () => void
}

const quiet = () => undefined

/** Fields for all options of a layout in groups, for your own form; generated from the layout catalog. */
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

/** Number of changed options, with a button that resets all. */
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

interface ButtonImagesProps {
  options: readonly LayoutOption[]
  path: (key: string) => string
  onCommit: () => void
}

/** Collapsed fields for images that replace the player's buttons. Expand automatically to show an error. */
function ButtonImages({ options, path, onCommit }: ButtonImagesProps) {
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
      title="Button images"
      hint={chosen === 0 ? 'the layout’s own' : `${chosen} of ${options.length} replaced`}
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
