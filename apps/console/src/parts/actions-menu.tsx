import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger, IconButton, useAfterClose } from '@placard/ui'
import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'

export interface ActionsMenuProps {
  /** What the thing is called. */
  name: string
  /** Its items; what moves the focus goes through `afterClose`, which waits until the menu has given it back. */
  children: (afterClose: ReturnType<typeof useAfterClose>['afterClose']) => ReactNode
}

/** The small menu of what can be done with one thing of a list. */
export function ActionsMenu({ name, children }: ActionsMenuProps) {
  const { afterClose, onCloseAutoFocus } = useAfterClose()
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton size="sm" label={`Actions for ${name}`}>
          <Ellipsis aria-hidden />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" onCloseAutoFocus={onCloseAutoFocus}>
        {children(afterClose)}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
