import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
  IconButton,
  type IconButtonProps,
  useAfterClose,
  useLabels,
} from '@placard/ui'
import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { partsLabels } from '../parts-labels.js'

export interface ActionsMenuProps extends Pick<IconButtonProps, 'size' | 'variant'> {
  /** Name of the entity, for the accessible name of the button. */
  name: string
  /**
   * Menu items. An action that moves focus is passed to `afterClose`, which runs it once the menu has restored focus.
   */
  children: (afterClose: ReturnType<typeof useAfterClose>['afterClose']) => ReactNode
}

/** Actions menu of one entity, in a list or in the header of its page. */
export function ActionsMenu({ name, children, size = 'sm', variant = 'ghost' }: ActionsMenuProps) {
  const labels = useLabels('parts', partsLabels)
  const { afterClose, onCloseAutoFocus } = useAfterClose()
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton size={size} variant={variant} label={labels.actionsForName(name)}>
          <Ellipsis aria-hidden />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" onCloseAutoFocus={onCloseAutoFocus}>
        {children(afterClose)}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
