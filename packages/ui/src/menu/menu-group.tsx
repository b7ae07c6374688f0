import type * as DropdownPrimitive from '@radix-ui/react-dropdown-menu'
import { type ComponentProps, type ElementType, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.js'
import { useMenuParts } from '../menu-parts.js'

export interface MenuGroupProps extends ComponentProps<typeof DropdownPrimitive.Group> {
  /** The heading over the items, which also names the group. */
  label?: ReactNode
}

/** Items of a menu that belong together, under one heading. */
export function MenuGroup({ label, ...props }: MenuGroupProps) {
  const { Group } = useMenuParts('MenuGroup')
  return <LabelledGroup as={Group} data-slot="menu-group" label={label} {...props} />
}

interface LabelledGroupProps {
  as: ElementType
  label: ReactNode
  children?: ReactNode
}

/** A group of either kind with its heading. */
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

/** A line between groups of items. */
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
