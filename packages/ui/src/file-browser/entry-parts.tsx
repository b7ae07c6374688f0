import { EllipsisVertical, LoaderCircle } from 'lucide-react'
import { Checkbox } from '../checkbox/checkbox.js'
import { classNames } from '../class-names.js'
import { FileName } from '../file-name/file-name.js'
import { IconButton } from '../icon-button/icon-button.js'
import { RenameInput } from '../rename-input/rename-input.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { ActionsMenu, actionsFor } from './entry-menu.js'
import type { FileEntry } from './file-browser-props.js'
import type { FileBrowserModel } from './use-file-browser.js'

interface EntryProps {
  model: FileBrowserModel
  entry: FileEntry
  className?: string
}

/** The name, or the field that renames it. */
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

/** Takes the entry in or out of what is chosen. */
export function EntryCheckbox({ model, entry, className }: EntryProps) {
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

/** The button of the entry's menu. */
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

/** Size and date as text, or a dash that is read as words. */
export function EntrySize({ model, entry, id }: EntryProps & { id?: string }) {
  if (entry.size !== undefined) return <bdi id={id}>{model.formatSize(entry.size)}</bdi>
  return <Missing id={id} words={entry.kind === 'folder' ? model.labels.folder : model.labels.noSize} />
}

export function EntryDate({ model, entry, id }: EntryProps & { id?: string }) {
  if (entry.modified === undefined) return <Missing id={id} words={model.labels.noDate} />
  const date = new Date(entry.modified)
  return (
    <time id={id} dateTime={date.toISOString()}>
      <bdi>{model.formatDate(date)}</bdi>
    </time>
  )
}

function Missing({ id, words }: { id?: string; words: string }) {
  return (
    <span id={id}>
      <span aria-hidden>—</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}

/** What is being done to the entry. */
export function EntryBusy({ entry, className }: { entry: FileEntry; className?: string }) {
  if (entry.busy === undefined) return null
  return (
    <span className={classNames('inline-flex items-center gap-1.5 text-caption text-ink-muted', className)}>
      <LoaderCircle aria-hidden className="size-3.5 animate-spin" />
      {entry.busy}
    </span>
  )
}
