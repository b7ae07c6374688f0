import type * as DropdownPrimitive from '@radix-ui/react-dropdown-menu'
import { Slottable } from '@radix-ui/react-slot'
import { type ComponentProps, createContext, type ElementType, type ReactNode, useContext, useId } from 'react'
import { classNames } from '../class-names.js'
import { menuItemVariants } from './menu.variants.js'

/** Components that every kind of menu has. */
type MenuParts = Pick<
  typeof DropdownPrimitive,
  | 'Item'
  | 'CheckboxItem'
  | 'RadioGroup'
  | 'RadioItem'
  | 'ItemIndicator'
  | 'Group'
  | 'Label'
  | 'Separator'
  | 'Sub'
  | 'SubTrigger'
  | 'SubContent'
  | 'Portal'
>

/** Primitives of the surrounding menu, so that the same items work in either kind. */
export const MenuPartsContext = createContext<MenuParts | null>(null)

export function useMenuParts(part: string): MenuParts {
  const parts = useContext(MenuPartsContext)
  if (!parts) throw new Error(`${part} needs a menu around it: put it into a DropdownMenu or a ContextMenu.`)
  return parts
}

export interface MenuGroupProps extends ComponentProps<typeof DropdownPrimitive.Group> {
  /** Heading above the items, which also names the group. */
  label?: ReactNode
}

/** Group of menu items with a heading. */
export function MenuGroup({ label, ...props }: MenuGroupProps) {
  const { Group } = useMenuParts('MenuGroup')
  return <LabelledGroup as={Group} data-slot="menu-group" label={label} {...props} />
}

interface LabelledGroupProps {
  as: ElementType
  label: ReactNode
  children?: ReactNode
}

/** Group of either kind with its heading. */
export function LabelledGroup({ as: Group, label, children, ...props }: LabelledGroupProps & Record<string, unknown>) {
  const { Label } = useMenuParts('MenuGroup')
  const id = useId()
  if (label === undefined) return <Group {...props}>{children}</Group>
  return (
    <Group aria-labelledby={id} {...props}>
      <Label id={id} className="px-2 pt-2 pb-1 text-caption text-ink-muted">
        {label}
      </Label>
      {children}
    </Group>
  )
}

export interface MenuSeparatorProps extends ComponentProps<typeof DropdownPrimitive.Separator> {}

/** Line between groups of items. */
export function MenuSeparator({ className, ...props }: MenuSeparatorProps) {
  const { Separator } = useMenuParts('MenuSeparator')
  return (
    <Separator
      data-slot="menu-separator"
      {...props}
      className={classNames('-mx-1 my-1 h-px bg-line-subtle', className)}
    />
  )
}

export interface MenuItemProps extends ComponentProps<typeof DropdownPrimitive.Item> {
  /** Decorative icon before the label. */
  icon?: ReactNode
  /** `danger` for deletion. @default 'neutral' */
  tone?: 'neutral' | 'danger'
  /** Shortcut or note at the end: a description, not part of the item's name. */
  hint?: ReactNode
  /** Reason why the item is disabled; it stays focusable, so that everyone can read it. */
  disabledReason?: string
}

/** Action of a DropdownMenu or ContextMenu; use `asChild` with a link for navigation. */
export function MenuItem({ icon, tone, hint, disabledReason, className, children, ...props }: MenuItemProps) {
  const { Item } = useMenuParts('MenuItem')
  const id = useId()
  const held = disabledReason !== undefined && {
    'aria-disabled': true,
    onSelect: (event: Event) => event.preventDefault(),
  }
  return (
    <Item
      data-slot="menu-item"
      {...props}
      {...held}
      aria-describedby={describedBy(
        props['aria-describedby'],
        held && createReasonId(id),
        hint !== undefined && createHintId(id),
      )}
      className={classNames(menuItemVariants({ tone }), className)}
    >
      {icon}
      {held ? (
        <span className="min-w-0 flex-1">
          <span className="block">{children}</span>
          <span id={createReasonId(id)} aria-hidden className="block text-pretty text-caption text-ink-subtle">
            {disabledReason}
          </span>
        </span>
      ) : (
        <Slottable>{children}</Slottable>
      )}
      <MenuHint of={id}>{hint}</MenuHint>
    </Item>
  )
}

const createReasonId = (id: string) => `${id}reason`

/** Id of the hint of an item. */
export const createHintId = (id: string): string => `${id}hint`

/** Joins the ids of an item's descriptions. */
export const describedBy = (...ids: (string | false | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined

/** Secondary text at the end of a menu item. aria-hidden, because a menu item is named by its whole content. */
export function MenuHint({ of, children }: { of: string; children: ReactNode }) {
  if (children === undefined) return null
  return (
    <span
      id={createHintId(of)}
      aria-hidden
      className="ms-auto shrink-0 whitespace-nowrap ps-4 text-caption text-ink-subtle forced-colors:text-inherit"
    >
      {children}
    </span>
  )
}
