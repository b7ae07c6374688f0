import { Thumb, Root as Track } from '@radix-ui/react-switch'
import { LoaderCircle } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.js'
import { useFieldControl } from '../field/field.js'
import { ToggleLabel } from '../toggle-label.js'
import { useLabels } from '../use-labels.js'

const switchLabels = {
  /** Announced while loading. @default 'Saving' */
  loading: 'Saving',
}

/** Texts of a Switch. */
export type SwitchLabels = typeof switchLabels

export interface SwitchProps extends Omit<ComponentProps<typeof Track>, 'asChild' | 'children'> {
  /** Label beside the switch, also clickable; without it set an `aria-label`. */
  label?: ReactNode
  /** Description below the label: the effect of turning it on. */
  description?: ReactNode
  /** Shows that the last change is being saved: stays focusable and ignores clicks. @default false */
  loading?: boolean
  /** Overrides of the texts. */
  labels?: Partial<SwitchLabels>
  /** Marks the choice as invalid; a Field sets it from its `error`. @default false */
  invalid?: boolean
  /** True if it is on. */
  checked?: boolean
  /** Called with the new state. */
  onCheckedChange?: (checked: boolean) => void
}

/** Turns a setting on or off immediately. With a label, `className` is applied to the row around both. `aria-disabled` disables it but keeps it focusable, for a tooltip that says why. */
export function Switch({
  label,
  description,
  loading = false,
  labels,
  invalid = false,
  className,
  ...props
}: SwitchProps) {
  const texts = useLabels('switch', switchLabels, labels)
  const ownId = useId()
  const descriptionId = `${ownId}description`
  const { 'aria-describedby': describedBy, ...control } = useFieldControl({
    ...props,
    'aria-invalid': invalid || props['aria-invalid'],
  })
  const id = control.id ?? ownId
  const hasLabel = label != null
  const isHeld = !loading && (control['aria-disabled'] === true || control['aria-disabled'] === 'true')
  const track = (
    <Track
      {...(hasLabel ? {} : { 'data-slot': 'switch' })}
      {...control}
      id={id}
      aria-describedby={[description && descriptionId, describedBy].filter(Boolean).join(' ') || undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading ? true : control['aria-disabled']}
      // Not `disabled`, because it would lose focus while saving.
      onClick={loading || isHeld ? (event) => event.preventDefault() : control.onClick}
      data-disabled={isHeld || control.disabled ? '' : undefined}
      className={classNames(
        'group relative flex h-5 w-9 shrink-0 cursor-pointer items-center rounded-full border border-line-control bg-surface px-0.5 transition-colors duration-100',
        'after:absolute after:-inset-x-1 after:-inset-y-0.5 coarse:after:-inset-y-3',
        'hover:border-ink-subtle aria-invalid:border-danger',
        'aria-checked:border-brand aria-checked:bg-brand aria-checked:hover:border-brand-hover aria-checked:hover:bg-brand-hover',
        'data-disabled:cursor-not-allowed data-disabled:border-line data-disabled:bg-sunken data-disabled:aria-checked:border-line data-disabled:aria-checked:bg-active',
        'aria-busy:cursor-progress forced-colors:aria-checked:bg-[Highlight] forced-colors:data-disabled:border-[GrayText]',
        !hasLabel && className,
      )}
    >
      <Thumb className="block size-3.5 rounded-full bg-line-control transition-transform duration-100 ease-out group-aria-checked:translate-x-4 rtl:group-aria-checked:-translate-x-4 group-aria-checked:bg-on-brand group-data-disabled:bg-ink-disabled group-data-disabled:group-aria-checked:bg-ink-disabled forced-colors:bg-[CanvasText] forced-colors:group-aria-checked:bg-[HighlightText] forced-colors:group-data-disabled:bg-[GrayText] forced-colors:group-data-disabled:group-aria-checked:bg-[GrayText]">
        {loading && (
          <LoaderCircle
            aria-hidden
            className="m-px size-3 animate-spin text-surface group-aria-checked:text-brand"
            strokeWidth={3}
          />
        )}
      </Thumb>
    </Track>
  )
  const status = (
    <span aria-live="polite" className="sr-only">
      {loading && texts.loading}
    </span>
  )
  if (!hasLabel)
    return (
      <>
        {track}
        {status}
      </>
    )
  return (
    <span
      data-slot="switch"
      data-disabled={isHeld || control.disabled ? '' : undefined}
      className={classNames('inline-flex w-fit max-w-full items-start gap-2', className)}
    >
      {track}
      <ToggleLabel htmlFor={id} disabled={isHeld || control.disabled} {...{ label, description, descriptionId }} />
      {status}
    </span>
  )
}
