import {
  Content,
  Icon,
  Item,
  ItemIndicator,
  ItemText,
  Portal,
  Root,
  ScrollDownButton,
  ScrollUpButton,
  Trigger,
  Value,
  Viewport,
} from '@radix-ui/react-select'
import { Check, ChevronDown, ChevronUp } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.js'
import { useFieldControl } from '../field/field.js'
import { controlVariants } from '../input/input.variants.js'
import { useOverlayContainer } from '../overlay-container.js'

export interface SelectOption {
  /** What is handed to `onValueChange`. */
  value: string
  /** What is read and shown. */
  label: string
  /** Shown, but not to be chosen. @default false */
  disabled?: boolean
}

export interface SelectProps extends Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'children' | 'dir'> {
  /** The chosen option; an unknown or empty value shows the placeholder. */
  value?: string | null
  /** Gets the value of the option that was chosen. */
  onValueChange?: (value: string) => void
  /** What there is to choose from. */
  options: readonly SelectOption[]
  /** What stands there while nothing is chosen. @default 'Choose…' */
  placeholder?: string
  /** Height of the box. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Marks the value as wrong; a Field does it by its `error`. @default false */
  invalid?: boolean
}

// Radix keeps '' for "nothing chosen", while an option such as "All" may well have it as its value.
const EMPTY = '\u2060'
const inside = (value: string) => (value === '' ? EMPTY : value)
const outside = (value: string) => (value === EMPTY ? '' : value)

const scrollButton = 'flex h-6 items-center justify-center text-ink-subtle'

/** Chooses one of a few known options; from about fifteen on, a Combobox is quicker. */
export function Select({
  value,
  onValueChange,
  options,
  placeholder = 'Choose…',
  size,
  invalid = false,
  name,
  className,
  ...props
}: SelectProps) {
  const control = useFieldControl({ ...props, 'aria-invalid': invalid || props['aria-invalid'] })
  const container = useOverlayContainer()
  const known = options.some((option) => option.value === value)
  return (
    <Root
      value={known && value != null ? inside(value) : ''}
      onValueChange={(next) => onValueChange?.(outside(next))}
      disabled={control.disabled}
      name={name}
    >
      <Trigger
        data-slot="select"
        {...control}
        className={classNames(
          controlVariants({ size }),
          'cursor-pointer justify-between text-left data-placeholder:text-ink-subtle [&>span]:min-w-0 [&>span]:truncate',
          className,
        )}
      >
        <Value placeholder={placeholder} />
        <Icon asChild>
          <ChevronDown aria-hidden className="-mr-0.5 size-4 shrink-0 text-ink-subtle" />
        </Icon>
      </Trigger>
      <Portal container={container}>
        <Content
          data-slot="select-content"
          position="popper"
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) max-w-[min(24rem,calc(100vw-1rem))] overflow-hidden rounded-card border border-line bg-raised text-ink shadow-popover"
        >
          <ScrollUpButton className={scrollButton}>
            <ChevronUp aria-hidden className="size-4" />
          </ScrollUpButton>
          <Viewport className="p-1">
            {options.map((option) => (
              <Item
                key={option.value}
                value={inside(option.value)}
                disabled={option.disabled}
                className="flex min-h-8 cursor-pointer select-none items-center gap-2 rounded-badge px-2 py-1.5 text-dense outline-none data-disabled:cursor-not-allowed data-highlighted:bg-active data-disabled:text-ink-disabled data-[state=checked]:font-medium coarse:min-h-11 coarse:text-touch forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:-outline-offset-2"
              >
                <span className="min-w-0 flex-1">
                  <ItemText>{option.label}</ItemText>
                </span>
                <span className="flex size-4 shrink-0">
                  <ItemIndicator>
                    <Check aria-hidden className="size-4 text-brand-ink" />
                  </ItemIndicator>
                </span>
              </Item>
            ))}
          </Viewport>
          <ScrollDownButton className={scrollButton}>
            <ChevronDown aria-hidden className="size-4" />
          </ScrollDownButton>
        </Content>
      </Portal>
    </Root>
  )
}
