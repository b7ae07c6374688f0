import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { cva, type VariantProps } from 'class-variance-authority'
import { X } from 'lucide-react'
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type MouseEventHandler,
  type ReactNode,
  useEffect,
  useRef,
} from 'react'
import { classNames } from '../class-names.js'
import { useLabels } from '../use-labels.js'

const chipVariants = cva(
  'inline-flex max-w-full select-none items-center rounded-badge border font-medium text-ink [&_svg]:size-3.5 [&_svg]:shrink-0',
  {
    variants: {
      /** Height. @default 'md' */
      size: { sm: 'h-6 text-caption coarse:h-8', md: 'h-7 text-dense coarse:h-9' },
      state: {
        idle: 'border-line bg-sunken',
        marked:
          'border-brand-line bg-selected outline-2 outline-ring -outline-offset-1 forced-colors:outline-[Highlight]',
        disabled: 'border-line-subtle bg-sunken text-ink-subtle',
      },
    },
    defaultVariants: { size: 'md' },
  },
)

const part =
  'inline-flex h-full items-center transition-colors duration-100 enabled:cursor-pointer enabled:hover:bg-active focus-visible:-outline-offset-2 disabled:cursor-not-allowed'

/** Texts of a Chip. */
export interface ChipLabels {
  /** Name of the remove button. @default 'Remove ' and the label */
  remove: string
}

const defaultLabels = { remove: (label: string) => `Remove ${label}` }

export interface ChipProps
  extends Omit<ComponentProps<'span'>, 'children'>,
    Pick<VariantProps<typeof chipVariants>, 'size'> {
  /** Name of the selected item; not truncated if there is space. */
  label: string
  /** Decorative icon or avatar before the label. */
  icon?: ReactNode
  /** Removes the chip; adds a remove button, which also handles Delete and Backspace. */
  onRemove?: () => void
  /** Overrides of the texts. */
  labels?: Partial<ChipLabels>
  /** Makes the label a button that opens the item. */
  onPress?: MouseEventHandler<HTMLButtonElement>
  /** Highlights the chip that the next Backspace in the input beside it removes. @default false */
  marked?: boolean
  /** Shown, but cannot be changed. @default false */
  disabled?: boolean
}

/** Removable item, such as a filter or a selected option of a MultiSelect. */
export function Chip({
  label,
  icon,
  onRemove,
  labels,
  onPress,
  marked = false,
  disabled = false,
  size = 'md',
  className,
  ...props
}: ChipProps) {
  const texts = useLabels('chip', defaultLabels)
  const state = disabled ? 'disabled' : marked ? 'marked' : 'idle'
  const edge = size === 'sm' ? 'px-1.5' : 'px-2'
  const content = (
    <>
      {icon}
      <span className="truncate" title={label}>
        {label}
      </span>
    </>
  )
  const inner = classNames('min-w-0 gap-1.5 rounded-badge', edge, onRemove && 'pe-1')
  const removeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return
    event.preventDefault()
    event.currentTarget.closest('button')?.click()
  }
  return (
    <span
      data-slot="chip"
      data-state={state}
      {...props}
      className={classNames(chipVariants({ size, state }), className)}
    >
      {onPress ? (
        <button type="button" disabled={disabled} onClick={onPress} className={classNames(part, inner)}>
          {content}
        </button>
      ) : (
        <span className={classNames('inline-flex items-center', inner)}>{content}</span>
      )}
      {onRemove && (
        <button
          type="button"
          data-slot="chip-remove"
          aria-label={labels?.remove ?? texts.remove(label)}
          disabled={disabled}
          onClick={onRemove}
          onKeyDown={removeByKey}
          className={classNames(
            part,
            'aspect-square min-w-6 shrink-0 justify-center rounded-badge text-ink-muted print:hidden enabled:hover:text-ink disabled:text-ink-disabled',
          )}
        >
          <X aria-hidden />
        </button>
      )}
    </span>
  )
}

const REMOVE = '[data-slot="chip-remove"]:not(:disabled)'

export interface ChipGroupProps extends ComponentProps<'div'> {
  /** Name of the group for assistive technology: "Filters". */
  label: string
  /** Action after the last chip: "Clear all". */
  action?: ReactNode
}

/** Group of chips. After one is removed, focus moves to the chip in its place. */
export function ChipGroup({ label, action, className, children, ref, onClickCapture, ...props }: ChipGroupProps) {
  const root = useRef<HTMLDivElement>(null)
  const rootRef = useComposedRefs(root, ref)
  const removed = useRef<{ index: number; button: Element } | null>(null)

  const remember = (event: MouseEvent<HTMLDivElement>) => {
    onClickCapture?.(event)
    const button = event.target instanceof Element ? event.target.closest(REMOVE) : null
    if (button && root.current)
      removed.current = { index: [...root.current.querySelectorAll(REMOVE)].indexOf(button), button }
  }

  useEffect(() => {
    const was = removed.current
    if (!was || was.button.isConnected) return
    removed.current = null
    if (document.activeElement !== document.body) return
    const left = root.current?.querySelectorAll<HTMLElement>(REMOVE)
    const next = left?.[Math.min(was.index, left.length - 1)] ?? root.current
    next?.focus()
  })

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are things that were chosen
    <div
      data-slot="chip-group"
      role="group"
      aria-label={label}
      tabIndex={-1}
      {...props}
      ref={rootRef}
      onClickCapture={remember}
      className={classNames('flex min-w-0 flex-wrap items-center gap-2 rounded-badge', className)}
    >
      {children}
      {action}
    </div>
  )
}
