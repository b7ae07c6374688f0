import { FolderOpen, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { ContextMenu, ContextMenuContent, ContextMenuTrigger } from '../context-menu/context-menu.js'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '../dropdown-menu/dropdown-menu.js'
import { MenuItem, MenuSeparator } from '../menu/menu.js'
import { useAfterClose } from '../use-after-close.js'
import type { FileAction, FileEntry } from './file-browser-props.js'
import type { FileBrowserModel } from './use-file-browser.js'

/** The actions for some entries, in the order in which they are offered: those of the browser stand around those given. */
export function actionsFor(model: FileBrowserModel, entries: readonly FileEntry[]): FileAction[] {
  const { labels, props } = model
  const [first] = entries
  if (!first || entries.some((entry) => entry.busy !== undefined)) return []
  const one = entries.length === 1
  return [
    ...(props.actions ?? []).filter((action) => action.appliesTo?.(entries) ?? true),
    ...(one && props.onRename
      ? [{ id: 'rename', label: labels.rename, icon: <Pencil aria-hidden />, onSelect: () => model.startRename(first) }]
      : []),
    ...(props.onDelete
      ? [
          {
            id: 'delete',
            label: labels.delete,
            icon: <Trash2 aria-hidden />,
            tone: 'danger' as const,
            onSelect: model.askDelete,
          },
        ]
      : []),
  ]
}

/** Does it with the focus where a dialog can give it back; renaming takes the focus itself. */
export function perform(model: FileBrowserModel, action: FileAction, entries: readonly FileEntry[]) {
  if (action.id === 'rename' || action.id === 'delete') action.onSelect(entries)
  else model.runParked(() => action.onSelect(entries))
}

const hints: Record<string, string> = { rename: 'F2', delete: 'Del' }

interface EntryMenuItemsProps {
  model: FileBrowserModel
  entries: readonly FileEntry[]
  /** Gets what was chosen; it is done when the menu has closed. */
  onChoose: (action: () => void) => void
  /** Whether "Open" is among them. */
  opens?: boolean
}

function EntryMenuItems({ model, entries, onChoose, opens = true }: EntryMenuItemsProps) {
  const actions = actionsFor(model, entries)
  const calm = actions.filter((action) => action.tone !== 'danger')
  const dangerous = actions.filter((action) => action.tone === 'danger')
  const [first] = entries
  const item = (action: FileAction) => (
    <MenuItem
      key={action.id}
      icon={action.icon}
      tone={action.tone}
      hint={hints[action.id]}
      onSelect={() => onChoose(() => perform(model, action, entries))}
    >
      {action.label}
    </MenuItem>
  )
  return (
    <>
      {opens && entries.length === 1 && first && model.props.onOpen && (
        <MenuItem icon={<FolderOpen aria-hidden />} hint="Enter" onSelect={() => onChoose(() => model.open(first))}>
          {model.labels.open}
        </MenuItem>
      )}
      {calm.map(item)}
      {dangerous.length > 0 && calm.length > 0 && <MenuSeparator />}
      {dangerous.map(item)}
    </>
  )
}

/** Keeps what was chosen until the menu has closed and the entry has the focus again. */
function useOnEntry(model: FileBrowserModel) {
  const { afterClose, onCloseAutoFocus } = useAfterClose()
  return {
    choose: afterClose,
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      model.focusCursor()
      onCloseAutoFocus(event)
    },
  }
}

interface MenuProps {
  model: FileBrowserModel
  children: ReactNode
}

/** The menu of a right click, a long press, the menu key or Shift+F10 on any entry. */
export function EntriesContextMenu({ model, children }: MenuProps) {
  const { choose, onCloseAutoFocus } = useOnEntry(model)
  const entry = model.entries[model.index]
  const entries = entry ? model.targetsOf(entry) : []
  const empty = entries.length === 0 || (actionsFor(model, entries).length === 0 && !model.props.onOpen)
  return (
    <ContextMenu>
      <ContextMenuTrigger asChild disabled={empty || model.editing !== null}>
        {children}
      </ContextMenuTrigger>
      <ContextMenuContent onCloseAutoFocus={onCloseAutoFocus}>
        <EntryMenuItems model={model} entries={entries} onChoose={choose} />
      </ContextMenuContent>
    </ContextMenu>
  )
}

interface ActionsMenuProps extends MenuProps {
  entries: readonly FileEntry[]
  /** @default true */
  opens?: boolean
}

/** The same menu behind a button. */
export function ActionsMenu({ model, entries, opens, children }: ActionsMenuProps) {
  const { choose, onCloseAutoFocus } = useOnEntry(model)
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>{children}</DropdownMenuTrigger>
      <DropdownMenuContent align="end" onCloseAutoFocus={onCloseAutoFocus}>
        <EntryMenuItems model={model} entries={entries} onChoose={choose} opens={opens} />
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
