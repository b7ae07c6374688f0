import type * as DropdownPrimitive from '@radix-ui/react-dropdown-menu'
import { createContext, useContext } from 'react'

/** The pieces that every kind of menu has. */
export type MenuParts = Pick<
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

/** The menu around tells its items what they are made of: the same items then work in either kind. */
export const MenuPartsContext = createContext<MenuParts | null>(null)

export function useMenuParts(part: string): MenuParts {
  const parts = useContext(MenuPartsContext)
  if (!parts) throw new Error(`${part} needs a menu around it: put it into a DropdownMenu or a ContextMenu.`)
  return parts
}
