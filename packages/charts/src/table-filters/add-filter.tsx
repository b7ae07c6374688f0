import { Button, DropdownMenu, DropdownMenuContent, DropdownMenuTrigger, MenuGroup, MenuItem } from '@placard/ui'
import { ListFilterPlus } from 'lucide-react'
import { useRef } from 'react'
import { inSections } from '../in-sections.js'
import type { LayoutColumn } from '../table-layout/table-layout.js'

interface AddFilterProps {
  columns: readonly LayoutColumn[]
  onPick: (id: string) => void
}

/** Picks the column that a new filter is for. */
export function AddFilter({ columns, onPick }: AddFilterProps) {
  const picked = useRef<string | undefined>(undefined)
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="sm" variant="ghost" data-part="add-filter">
          <ListFilterPlus aria-hidden /> Add filter
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent
        aria-label="Column to filter by"
        onCloseAutoFocus={(event) => {
          const { current } = picked
          picked.current = undefined
          if (current === undefined) return
          // The editor takes the focus as soon as the menu has let go of it.
          event.preventDefault()
          onPick(current)
        }}
      >
        {inSections(columns).map(([section, some]) => (
          <MenuGroup key={section} label={section || undefined}>
            {some.map(({ id, header }) => (
              <MenuItem
                key={id}
                onSelect={() => {
                  picked.current = id
                }}
              >
                {header}
              </MenuItem>
            ))}
          </MenuGroup>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
