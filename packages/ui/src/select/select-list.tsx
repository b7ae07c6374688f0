import { useComposedRefs } from '@radix-ui/react-compose-refs'
import {
  Content,
  Group,
  Icon,
  Item,
  ItemIndicator,
  ItemText,
  Label,
  Portal,
  Root,
  ScrollDownButton,
  ScrollUpButton,
  Trigger,
  Value,
  Viewport,
} from '@radix-ui/react-select'
import { Check, ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '../class-names.js'
import { controlVariants } from '../control.variants.js'
import { useOverlayContainer } from '../overlay-container.js'
import { Spinner } from '../spinner/spinner.js'
import { getStyleNonce } from '../style-nonce.js'
import { findOption, isGroup, type SelectListProps, type SelectOption } from './select-props.js'

// Radix reserves '' for "no selection", but an option such as "All" may have it as its value.
const EMPTY = '\u2060'
const inside = (value: string) => (value === '' ? EMPTY : value)
const outside = (value: string) => (value === EMPTY ? '' : value)

const scrollButton = 'flex h-6 items-center justify-center text-ink-subtle'
const iconClass = 'flex shrink-0 text-ink-muted [&_svg]:size-4'

// As high as the others, or higher for a long label, because there is no list to read it in.
const readOnlyLook = {
  sm: 'h-auto min-h-7 py-0.5 coarse:h-auto coarse:min-h-11',
  md: 'h-auto min-h-(--placard-control-height) py-1',
  lg: 'h-auto min-h-11 py-2',
}

/** Custom list for mouse and keyboard. */
export function SelectList({
  value,
  onValueChange,
  options,
  placeholder,
  loading = false,
  emptyText,
  size,
  name,
  disabled,
  readOnly = false,
  className,
  ref,
  ...props
}: SelectListProps) {
  const container = useOverlayContainer()
  const trigger = useComposedRefs<HTMLElement>(ref)
  const [open, setOpen] = useState(false)
  const currentOption = findOption(options, value)
  return (
    <Root
      open={open && !readOnly}
      onOpenChange={setOpen}
      value={currentOption ? inside(currentOption.value) : ''}
      // Typing selects without opening the list.
      onValueChange={(next) => readOnly || onValueChange?.(outside(next))}
      disabled={disabled}
    >
      <Trigger
        data-slot="select"
        aria-busy={loading || undefined}
        aria-readonly={readOnly || undefined}
        {...props}
        ref={trigger}
        className={classNames(
          controlVariants({ size }),
          readOnly && readOnlyLook[size ?? 'md'],
          'cursor-pointer justify-between text-start data-placeholder:text-ink-subtle [&>span]:min-w-0',
          readOnly ? 'cursor-default [&>span]:whitespace-normal [&>span]:wrap-anywhere' : '[&>span]:truncate',
          className,
        )}
      >
        <Value placeholder={placeholder}>
          {currentOption?.icon ? (
            <span className="flex min-w-0 items-center gap-2">
              <span className={iconClass}>{currentOption.icon}</span>
              <bdi className={readOnly ? 'min-w-0' : 'truncate'}>{currentOption.label}</bdi>
            </span>
          ) : (
            currentOption && <bdi>{currentOption.label}</bdi>
          )}
        </Value>
        {loading ? (
          <Spinner className="-me-0.5" />
        ) : (
          !readOnly && (
            <Icon asChild>
              <ChevronDown
                aria-hidden
                className="-me-0.5 size-4 shrink-0 text-ink-subtle in-disabled:text-ink-disabled"
              />
            </Icon>
          )
        )}
      </Trigger>
      {name && <input type="hidden" name={name} value={currentOption?.value ?? ''} disabled={disabled} />}
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
          <Viewport nonce={getStyleNonce()} className="p-1">
            {options.length === 0 && (
              // A disabled option, because a listbox may not contain anything else.
              <Item
                value={`${EMPTY}none`}
                disabled
                className="flex items-center gap-2 px-2 py-1.5 text-dense text-ink-muted"
              >
                {loading && <Spinner />}
                <ItemText>{emptyText}</ItemText>
              </Item>
            )}
            {options.map((entry) =>
              isGroup(entry) ? (
                <Group
                  key={entry.label}
                  className="not-first:mt-1 not-first:border-line-subtle not-first:border-t not-first:pt-1"
                >
                  <Label className="px-2 py-1.5 font-medium text-caption text-ink-subtle">{entry.label}</Label>
                  {entry.options.map((option) => (
                    <Option key={option.value} option={option} />
                  ))}
                </Group>
              ) : (
                <Option key={entry.value} option={entry} />
              ),
            )}
          </Viewport>
          <ScrollDownButton className={scrollButton}>
            <ChevronDown aria-hidden className="size-4" />
          </ScrollDownButton>
        </Content>
      </Portal>
    </Root>
  )
}

function Option({ option }: { option: SelectOption }) {
  return (
    <Item
      value={inside(option.value)}
      disabled={option.disabled}
      textValue={option.label}
      // Radix names the option by its label only; the description belongs to the name, too.
      {...(option.description && { 'aria-labelledby': undefined })}
      className="flex min-h-8 cursor-pointer select-none items-center gap-2 rounded-badge px-2 py-1.5 text-dense outline-none data-disabled:cursor-not-allowed data-highlighted:bg-active data-[state=checked]:font-medium data-disabled:text-ink-disabled forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:-outline-offset-2"
    >
      {option.icon && (
        <span className={classNames(iconClass, option.description && 'mt-0.5 self-start')}>{option.icon}</span>
      )}
      <span className="wrap-anywhere min-w-0 flex-1">
        <ItemText>
          {/* Without `bdi`, a size such as 300 × 250 swaps its numbers on pages that read from right to left. */}
          <bdi>{option.label}</bdi>
        </ItemText>
        {option.description && (
          <span className="block font-normal text-caption text-ink-subtle in-data-disabled:text-ink-disabled">
            {option.description}
          </span>
        )}
      </span>
      <span className="flex size-4 shrink-0">
        <ItemIndicator>
          <Check aria-hidden className="size-4 text-brand-ink" />
        </ItemIndicator>
      </span>
    </Item>
  )
}
