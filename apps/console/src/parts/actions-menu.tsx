import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
  IconButton,
  type IconButtonProps,
  useAfterClose,
} from '@placard/ui'
import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'

export interface ActionsMenuProps extends Pick<IconButtonProps, 'size' | 'variant'> {
  /** What the thing is called. */
  name: string
  /** Its items; what moves the focus goes through `afterClose`, which waits until the menu has given it back. */
  children: (afterClose: ReturnType<typeof useAfterClose>['afterClose']) => ReactNode
}

/** Menu of the actions of one thing, in a list or in the header of its page. */
export function ActionsMenu({ name, children, size = 'sm', variant = 'ghost' }: ActionsMenuProps) {
  const { afterClose, onCloseAutoFocus } = useAfterClose()
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton size={size} variant={variant} label={`Actions for ${name}`}>
          <Ellipsis aria-hidden />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" onCloseAutoFocus={onCloseAutoFocus}>
        {children(afterClose)}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
