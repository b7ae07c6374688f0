import type { ReactNode } from 'react'
import { describePart } from '../testing/describe-part.js'
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from './dropdown-menu.js'

const open = (children: ReactNode) => (
  <DropdownMenu open modal={false}>
    <DropdownMenuTrigger>More</DropdownMenuTrigger>
    <DropdownMenuContent>{children}</DropdownMenuContent>
  </DropdownMenu>
)

describePart('DropdownMenuTrigger', (probe) => (
  <DropdownMenu>
    <DropdownMenuTrigger {...probe}>More</DropdownMenuTrigger>
  </DropdownMenu>
))
describePart('DropdownMenuContent', (probe) => (
  <DropdownMenu open modal={false}>
    <DropdownMenuTrigger>More</DropdownMenuTrigger>
    <DropdownMenuContent {...probe}>
      <DropdownMenuItem>Rename</DropdownMenuItem>
    </DropdownMenuContent>
  </DropdownMenu>
))
describePart('DropdownMenuItem', (probe) =>
  open(
    <DropdownMenuItem tone="danger" hint="Del" {...probe}>
      Delete
    </DropdownMenuItem>,
  ),
)
describePart('DropdownMenuCheckboxItem', (probe) =>
  open(
    <DropdownMenuCheckboxItem checked {...probe}>
      CTR
    </DropdownMenuCheckboxItem>,
  ),
)
describePart('DropdownMenuRadioGroup', (probe) =>
  open(
    <DropdownMenuRadioGroup aria-label="Chart" value="clicks" {...probe}>
      <DropdownMenuRadioItem value="clicks">Clicks</DropdownMenuRadioItem>
    </DropdownMenuRadioGroup>,
  ),
)
describePart('DropdownMenuRadioItem', (probe) =>
  open(
    <DropdownMenuRadioGroup aria-label="Chart" value="clicks">
      <DropdownMenuRadioItem value="clicks" {...probe}>
        Clicks
      </DropdownMenuRadioItem>
    </DropdownMenuRadioGroup>,
  ),
)
describePart('DropdownMenuLabel', (probe) =>
  open(
    <>
      <DropdownMenuLabel {...probe}>Columns</DropdownMenuLabel>
      <DropdownMenuItem>CTR</DropdownMenuItem>
    </>,
  ),
)
describePart('DropdownMenuSeparator', (probe) =>
  open(
    <>
      <DropdownMenuItem>Rename</DropdownMenuItem>
      <DropdownMenuSeparator {...probe} />
      <DropdownMenuItem>Delete</DropdownMenuItem>
    </>,
  ),
)
