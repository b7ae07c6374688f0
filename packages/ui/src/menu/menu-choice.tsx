import type * as DropdownPrimitive from '@radix-ui/react-dropdown-menu'
import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.js'
import { menuItemVariants } from './menu.variants.js'
import { createHintId, describedBy, LabelledGroup, MenuHint, useMenuParts } from './menu-item.js'

export interface MenuCheckboxItemProps extends ComponentProps<typeof DropdownPrimitive.CheckboxItem> {
  /** Note at the end: a description, not part of the item's name. */
  hint?: ReactNode
  /** Keeps the menu open after selection, for lists with several checked items. @default false */
  keepOpen?: boolean
}

/** Checkbox item of a menu. */
export function MenuCheckboxItem({
  hint,
  keepOpen = false,
  onSelect,
  className,
  children,
  ...props
}: MenuCheckboxItemProps) {
  const { CheckboxItem } = useMenuParts('MenuCheckboxItem')
  const id = useId()
  return (
    <CheckboxItem
      data-slot="menu-checkbox-item"
      {...props}
      aria-describedby={describedBy(props['aria-describedby'], hint !== undefined && createHintId(id))}
      onSelect={(event) => {
        onSelect?.(event)
        if (keepOpen) event.preventDefault()
      }}
      className={classNames(menuItemVariants({ inset: true }), className)}
    >
      <Indicator />
      {children}
      <MenuHint of={id}>{hint}</MenuHint>
    </CheckboxItem>
  )
}

export interface MenuRadioGroupProps extends ComponentProps<typeof DropdownPrimitive.RadioGroup> {
  /** Heading above the items; without one set an `aria-label`. */
  label?: ReactNode
}

/** Radio items of a menu. */
export function MenuRadioGroup({ label, ...props }: MenuRadioGroupProps) {
  const { RadioGroup } = useMenuParts('MenuRadioGroup')
  return <LabelledGroup as={RadioGroup} data-slot="menu-radio-group" label={label} {...props} />
}

export interface MenuRadioItemProps extends ComponentProps<typeof DropdownPrimitive.RadioItem> {
  /** Note at the end: a description, not part of the item's name. */
  hint?: ReactNode
}

/** Radio item of a MenuRadioGroup. */
export function MenuRadioItem({ hint, className, children, ...props }: MenuRadioItemProps) {
  const { RadioItem } = useMenuParts('MenuRadioItem')
  const id = useId()
  return (
    <RadioItem
      data-slot="menu-radio-item"
      {...props}
      aria-describedby={describedBy(props['aria-describedby'], hint !== undefined && createHintId(id))}
      className={classNames(menuItemVariants({ inset: true }), className)}
    >
      <Indicator />
      {children}
      <MenuHint of={id}>{hint}</MenuHint>
    </RadioItem>
  )
}

function Indicator() {
  const { ItemIndicator } = useMenuParts('MenuCheckboxItem')
  return (
    <ItemIndicator className="absolute start-2 inline-flex">
      <Check aria-hidden className="size-4 text-brand-ink forced-colors:text-inherit" />
    </ItemIndicator>
  )
}
