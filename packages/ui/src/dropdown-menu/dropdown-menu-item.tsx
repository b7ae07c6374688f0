import * as MenuPrimitive from '@radix-ui/react-dropdown-menu'
import { Slottable } from '@radix-ui/react-slot'
import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.js'
import { menuItemVariants } from './dropdown-menu.variants.js'

export interface DropdownMenuItemProps extends ComponentProps<typeof MenuPrimitive.Item> {
  /** A decorative icon before the words. */
  icon?: ReactNode
  /** `danger` for what deletes. @default 'neutral' */
  tone?: 'neutral' | 'danger'
  /** A shortcut or a short note at the end. */
  hint?: ReactNode
}

/** One action; `asChild` around a link for going somewhere. */
export function DropdownMenuItem({ icon, tone, hint, className, children, ...props }: DropdownMenuItemProps) {
  return (
    <MenuPrimitive.Item
      data-slot="dropdown-menu-item"
      {...props}
      className={classNames(menuItemVariants({ tone }), className)}
    >
      {icon}
      <Slottable>{children}</Slottable>
      {hint !== undefined && (
        <span className="ms-auto shrink-0 whitespace-nowrap ps-4 text-caption text-ink-subtle">{hint}</span>
      )}
    </MenuPrimitive.Item>
  )
}

export interface DropdownMenuCheckboxItemProps extends ComponentProps<typeof MenuPrimitive.CheckboxItem> {}

/** A setting that is on or off; `onSelect` with `preventDefault` keeps the menu open. */
export function DropdownMenuCheckboxItem({ className, children, ...props }: DropdownMenuCheckboxItemProps) {
  return (
    <MenuPrimitive.CheckboxItem
      data-slot="dropdown-menu-checkbox-item"
      {...props}
      className={classNames(menuItemVariants({ inset: true }), className)}
    >
      <Indicator />
      {children}
    </MenuPrimitive.CheckboxItem>
  )
}

export interface DropdownMenuRadioGroupProps extends ComponentProps<typeof MenuPrimitive.RadioGroup> {}

/** Choices of which one holds; give it an `aria-label`. */
export function DropdownMenuRadioGroup(props: DropdownMenuRadioGroupProps) {
  return <MenuPrimitive.RadioGroup data-slot="dropdown-menu-radio-group" {...props} />
}

export interface DropdownMenuRadioItemProps extends ComponentProps<typeof MenuPrimitive.RadioItem> {}

/** One of the choices. */
export function DropdownMenuRadioItem({ className, children, ...props }: DropdownMenuRadioItemProps) {
  return (
    <MenuPrimitive.RadioItem
      data-slot="dropdown-menu-radio-item"
      {...props}
      className={classNames(menuItemVariants({ inset: true }), className)}
    >
      <Indicator />
      {children}
    </MenuPrimitive.RadioItem>
  )
}

function Indicator() {
  return (
    <MenuPrimitive.ItemIndicator className="absolute start-2 inline-flex">
      <Check aria-hidden className="size-4 text-brand-ink" />
    </MenuPrimitive.ItemIndicator>
  )
}
