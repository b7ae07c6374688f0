import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
  IconButton,
  MenuItem,
  MenuSeparator,
  MenuSub,
  MenuSubContent,
  MenuSubTrigger,
  useAfterClose,
  useLabels,
} from '@placard/ui'
import { Ellipsis, FolderInput, Link, Split, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { uploadSheetLabels } from './upload-sheet-labels.js'

/** Creative that a file can be moved into. */
export interface MoveTarget {
  id: string
  name: string
}

export interface SheetRowMenuProps {
  /** Name of the row or file that the actions are for. */
  name: string
  /** Creatives that the file can be moved into, requested when the menu opens. */
  findTargets: () => readonly MoveTarget[]
  /** Moves the file into a creative. */
  onMove: (rowID: string) => void
  /** Makes the file a creative of its own; without it, it is one. */
  onSeparate?: (() => void) | undefined
  /** Shows or hides the row's own landing page; without it, there is no such action. */
  onOwnLandingPage?: (() => void) | undefined
  /** True while the row has a landing page of its own. @default false */
  hasOwnLandingPage?: boolean
  /** Removes the row or file. */
  onRemove: () => void
}

/** Creatives in the submenu at most: more are not readable there. */
const MAX_TARGETS = 30

const menusNear = (element: Element | null) => [
  ...(element?.closest('[data-slot="dialog-body"]') ?? document).querySelectorAll<HTMLElement>(
    '[aria-haspopup="menu"]',
  ),
]

/** Changes the rows, and focuses the menu that is then in the place of this one. */
function keepFocus(trigger: HTMLElement | null, act: () => void): void {
  const index = trigger ? menusNear(trigger).indexOf(trigger) : -1
  const body = trigger?.closest('[data-slot="dialog-body"]')
  act()
  requestAnimationFrame(() => {
    if (trigger?.isConnected) return trigger.focus()
    const left = menusNear(body?.firstElementChild ?? null)
    const next = left[Math.min(Math.max(index, 0), left.length - 1)] ?? body?.querySelector<HTMLElement>('button')
    next?.focus()
  })
}

/** Menu of a row, or of one of its files. */
export function SheetRowMenu({ name, ...actions }: SheetRowMenuProps) {
  const labels = useLabels('uploadSheet', uploadSheetLabels)
  const { afterClose, onCloseAutoFocus } = useAfterClose()
  const trigger = useRef<HTMLButtonElement>(null)
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton ref={trigger} size="sm" label={labels.actionsOf(name)} className="coarse:size-11">
          <Ellipsis aria-hidden />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" onCloseAutoFocus={onCloseAutoFocus}>
        <Items
          {...actions}
          afterClose={afterClose}
          change={(act) => afterClose(() => keepFocus(trigger.current, act))}
        />
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

interface ItemsProps extends Omit<SheetRowMenuProps, 'name'> {
  /** Runs an action that moves the focus itself. */
  afterClose: (act: () => void) => void
  /** Runs an action that changes the rows. */
  change: (act: () => void) => void
}

/** Items of the menu, rendered while it is open. */
function Items({
  findTargets,
  onMove,
  onSeparate,
  onOwnLandingPage,
  hasOwnLandingPage = false,
  onRemove,
  afterClose,
  change,
}: ItemsProps) {
  const labels = useLabels('uploadSheet', uploadSheetLabels)
  const targets = findTargets().slice(0, MAX_TARGETS)
  return (
    <>
      {onOwnLandingPage && (
        <MenuItem icon={<Link aria-hidden />} onSelect={() => afterClose(onOwnLandingPage)}>
          {hasOwnLandingPage ? labels.removeOwnLandingPage : labels.setOwnLandingPage}
        </MenuItem>
      )}
      {targets.length > 0 && (
        <MenuSub>
          <MenuSubTrigger icon={<FolderInput aria-hidden />}>{labels.moveTo}</MenuSubTrigger>
          <MenuSubContent className="max-h-80 overflow-y-auto">
            {targets.map((target) => (
              <MenuItem key={target.id} onSelect={() => change(() => onMove(target.id))}>
                {target.name}
              </MenuItem>
            ))}
          </MenuSubContent>
        </MenuSub>
      )}
      {onSeparate && (
        <MenuItem icon={<Split aria-hidden />} onSelect={() => change(onSeparate)}>
          {labels.makeOwn}
        </MenuItem>
      )}
      {(onOwnLandingPage || targets.length > 0 || onSeparate) && <MenuSeparator />}
      <MenuItem icon={<Trash2 aria-hidden />} tone="danger" onSelect={() => change(onRemove)}>
        {labels.remove}
      </MenuItem>
    </>
  )
}
