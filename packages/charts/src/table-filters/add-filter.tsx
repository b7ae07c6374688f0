import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
  MenuGroup,
  MenuItem,
  useAfterClose,
} from '@placard/ui'
import { ListFilterPlus } from 'lucide-react'
import { inSections } from '../in-sections.js'
import type { LayoutColumn } from '../table-layout/table-layout.js'

interface AddFilterProps {
  columns: readonly LayoutColumn[]
  onPick: (id: string) => void
}

/** Renders a menu of the columns that can be filtered. */
export function AddFilter({ columns, onPick }: AddFilterProps) {
  // Focus the editor only after the menu has released focus.
  const { afterClose, onCloseAutoFocus } = useAfterClose()
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="sm" variant="ghost" data-part="add-filter">
          <ListFilterPlus aria-hidden /> Add filter
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent aria-label="Column to filter by" onCloseAutoFocus={onCloseAutoFocus}>
        {inSections(columns).map(([section, some]) => (
          <MenuGroup key={section} label={section || undefined}>
            {some.map(({ id, header }) => (
              <MenuItem key={id} onSelect={() => afterClose(() => onPick(id))}>
                {header}
              </MenuItem>
            ))}
          </MenuGroup>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
