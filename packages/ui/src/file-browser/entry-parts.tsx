import { EllipsisVertical, FolderOpen, LoaderCircle, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Checkbox } from '../checkbox/checkbox.js'
import { classNames } from '../class-names.js'
import { ContextMenu, ContextMenuContent, ContextMenuTrigger } from '../context-menu/context-menu.js'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '../dropdown-menu/dropdown-menu.js'
import { FileName } from '../file-name/file-name.js'
import { useAfterClose } from '../hooks/hooks.js'
import { IconButton } from '../icon-button/icon-button.js'
import { MenuItem, MenuSeparator } from '../menu/menu.js'
import { RenameInput } from '../rename-input/rename-input.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import type { FileAction, FileEntry } from './file-browser-props.js'
import type { FileBrowserModel } from './use-file-browser.js'

/** Returns the actions for entries in order; built-in ones before and after custom ones. */
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

/** Runs an action with focus where a dialog can return it; renaming moves focus itself. */
export function perform(model: FileBrowserModel, action: FileAction, entries: readonly FileEntry[]) {
  if (action.id === 'rename' || action.id === 'delete') action.onSelect(entries)
  else model.runParked(() => action.onSelect(entries))
}

const hints: Record<string, string> = { rename: 'F2', delete: 'Del' }

interface EntryMenuItemsProps {
  model: FileBrowserModel
  entries: readonly FileEntry[]
  /** Called with the selected action, which runs after the menu has closed. */
  onAction: (action: () => void) => void
  /** Includes "Open". */
  opens?: boolean
}

function EntryMenuItems({ model, entries, onAction, opens = true }: EntryMenuItemsProps) {
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
      onSelect={() => onAction(() => perform(model, action, entries))}
    >
      {action.label}
    </MenuItem>
  )
  return (
    <>
      {opens && entries.length === 1 && first && model.props.onOpen && (
        <MenuItem icon={<FolderOpen aria-hidden />} hint="Enter" onSelect={() => onAction(() => model.open(first))}>
          {model.labels.open}
        </MenuItem>
      )}
      {calm.map(item)}
      {dangerous.length > 0 && calm.length > 0 && <MenuSeparator />}
      {dangerous.map(item)}
    </>
  )
}

/** Runs the selected action after the menu has closed and focus has returned to the entry. */
function useOnEntry(model: FileBrowserModel) {
  const { afterClose, onCloseAutoFocus } = useAfterClose()
  return {
    run: afterClose,
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

/** Context menu of entries: right click, long press, menu key or Shift+F10. */
export function EntriesContextMenu({ model, children }: MenuProps) {
  const { run, onCloseAutoFocus } = useOnEntry(model)
  const entry = model.entries[model.index]
  const entries = entry ? model.targetsOf(entry) : []
  const empty = entries.length === 0 || (actionsFor(model, entries).length === 0 && !model.props.onOpen)
  return (
    <ContextMenu>
      <ContextMenuTrigger asChild disabled={empty || model.editing !== null}>
        {children}
      </ContextMenuTrigger>
      <ContextMenuContent onCloseAutoFocus={onCloseAutoFocus}>
        <EntryMenuItems model={model} entries={entries} onAction={run} />
      </ContextMenuContent>
    </ContextMenu>
  )
}

interface ActionsMenuProps extends MenuProps {
  entries: readonly FileEntry[]
  /** @default true */
  opens?: boolean
}

/** Button that opens the same menu. */
export function ActionsMenu({ model, entries, opens, children }: ActionsMenuProps) {
  const { run, onCloseAutoFocus } = useOnEntry(model)
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>{children}</DropdownMenuTrigger>
      <DropdownMenuContent align="end" onCloseAutoFocus={onCloseAutoFocus}>
        <EntryMenuItems model={model} entries={entries} onAction={run} opens={opens} />
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

interface EntryProps {
  model: FileBrowserModel
  entry: FileEntry
  className?: string
}

/** Name of an entry, or the input that renames it. */
export function EntryName({ model, entry, className }: EntryProps) {
  const { editing } = model
  if (editing !== null && editing !== 'new-folder' && editing.id === entry.id)
    return (
      <RenameInput
        value={entry.name}
        keepExtension={entry.kind === 'file'}
        label={model.labels.renameOf(entry.name)}
        validate={(name) => model.problemOf(name, entry)}
        onCommit={(name) => model.endEditing(name, entry)}
        onCancel={() => model.endEditing()}
        className={classNames(model.view === 'list' && '-ms-1.5 max-w-120')}
      />
    )
  return <FileName name={entry.name} className={className} />
}

/** Toggles the selection of an entry. */
export function EntryCheckbox({ model, entry, className }: EntryProps) {
  if (!model.selectable) return null
  return (
    <Checkbox
      tabIndex={-1}
      aria-label={model.labels.select(entry.name)}
      checked={model.selected.has(entry.id)}
      onCheckedChange={() => model.step({ type: 'toggle', id: entry.id })}
      className={className}
    />
  )
}

/** Button of the entry's menu. */
export function EntryMenuButton({ model, entry, className }: EntryProps) {
  if (actionsFor(model, [entry]).length === 0) return null
  return (
    <ActionsMenu model={model} entries={[entry]}>
      <IconButton
        label={model.labels.actionsOf(entry.name)}
        size="sm"
        tabIndex={-1}
        className={classNames('coarse:size-11', className)}
        onPointerDown={() => model.step({ type: 'move', id: entry.id })}
      >
        <EllipsisVertical aria-hidden />
      </IconButton>
    </ActionsMenu>
  )
}

/** Size of an entry, or a dash with a text for screen readers. */
export function EntrySize({ model, entry, id }: EntryProps & { id?: string }) {
  if (entry.size !== undefined) return <bdi id={id}>{model.formatSize(entry.size)}</bdi>
  return <Missing id={id} text={entry.kind === 'folder' ? model.labels.folder : model.labels.noSize} />
}

export function EntryDate({ model, entry, id }: EntryProps & { id?: string }) {
  if (entry.modified === undefined) return <Missing id={id} text={model.labels.noDate} />
  const date = new Date(entry.modified)
  return (
    <time id={id} dateTime={date.toISOString()}>
      <bdi>{model.formatDate(date)}</bdi>
    </time>
  )
}

function Missing({ id, text }: { id?: string; text: string }) {
  return (
    <span id={id}>
      <span aria-hidden>—</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  )
}

/** Progress text of an entry. */
export function EntryBusy({ entry, className }: { entry: FileEntry; className?: string }) {
  if (entry.busy === undefined) return null
  return (
    <span className={classNames('inline-flex items-center gap-1.5 text-caption text-ink-muted', className)}>
      <LoaderCircle aria-hidden className="size-3.5 animate-spin" />
      {entry.busy}
    </span>
  )
}
