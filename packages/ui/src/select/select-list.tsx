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
import { useCallback } from 'react'
import { assignRef } from '../assign-ref.js'
import { classNames } from '../class-names.js'
import { controlVariants } from '../input/input.variants.js'
import { useOverlayContainer } from '../overlay-container.js'
import type { SelectProps } from './select-props.js'

// Radix keeps '' for "nothing chosen", while an option such as "All" may well have it as its value.
const EMPTY = '\u2060'
const inside = (value: string) => (value === '' ? EMPTY : value)
const outside = (value: string) => (value === EMPTY ? '' : value)

const scrollButton = 'flex h-6 items-center justify-center text-ink-subtle'

/** The list of our own design, for mouse and keyboard. */
export function SelectList({
  value,
  onValueChange,
  options,
  placeholder,
  size,
  name,
  disabled,
  className,
  ref,
  ...props
}: SelectProps) {
  const container = useOverlayContainer()
  const trigger = useCallback((element: HTMLElement | null) => assignRef(ref, element), [ref])
  const known = options.find((option) => option.value === value)
  return (
    <Root
      value={known ? inside(known.value) : ''}
      onValueChange={(next) => onValueChange?.(outside(next))}
      disabled={disabled}
    >
      <Trigger
        data-slot="select"
        {...props}
        ref={trigger}
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
      {name && <input type="hidden" name={name} value={known?.value ?? ''} disabled={disabled} />}
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
                className="flex min-h-8 cursor-pointer select-none items-center gap-2 rounded-badge px-2 py-1.5 text-dense outline-none data-disabled:cursor-not-allowed data-highlighted:bg-active data-[state=checked]:font-medium data-disabled:text-ink-disabled forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:-outline-offset-2"
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
