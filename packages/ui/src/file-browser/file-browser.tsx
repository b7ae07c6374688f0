import { FolderOpen, Lock, SearchX, Upload } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { Button } from '../button/button.js'
import { classNames } from '../class-names.js'
import { EmptyState } from '../empty-state/empty-state.js'
import { ErrorState } from '../error-state/error-state.js'
import { useShortcuts } from '../hooks/hooks.js'
import { Skeleton } from '../skeleton/skeleton.js'
import { TooltipProvider } from '../tooltip/tooltip.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { BrowserToolbar } from './browser-toolbar.js'
import type { FileBrowserLabels, FileBrowserProps } from './file-browser-props.js'
import { FileList } from './file-list.js'
import { FileTiles } from './file-tiles.js'
import { GridBox, listColumns, listLine, NewFolderRow } from './grid-parts.js'
import { SelectionBar } from './selection-bar.js'
import { useUploadDrop } from './use-entry-pointer.js'
import { BrowserContext, type FileBrowserModel, useBrowser, useFileBrowser } from './use-file-browser.js'

export type {
  FileAction,
  FileBrowserHandle,
  FileBrowserLabels,
  FileBrowserProps,
  FileEntry,
  FilePathStep,
  FileSort,
  FileView,
} from './file-browser-props.js'

/**
 * Browses the files of a folder like desktop file managers: as a table or tiles, selected by mouse, keyboard or
 * touch, renamed in place. It renders props and calls callbacks; it fetches and changes nothing itself.
 * @experimental Props may change in a minor version.
 */
export function FileBrowser(props: FileBrowserProps) {
  const body = useRef<HTMLDivElement>(null)
  const folderInput = useRef<HTMLInputElement>(null)
  const model = useFileBrowser(props, body)
  const { label, status = 'ready', placeholder, preview, className, ...rest } = props
  const held = status !== 'ready'
  useBrowserShortcuts(model.labels.shortcuts, props)
  const { getRootProps, getInputProps, open, isDragActive, upload, into } = useUploadDrop(model, held)
  return (
    <TooltipProvider>
      <BrowserContext value={model}>
        <section
          data-slot="file-browser"
          data-state={placeholder == null ? status : 'placeholder'}
          aria-label={label}
          {...domProps(rest)}
          className={classNames(
            '@container flex max-h-160 min-h-80 min-w-0 flex-col overflow-hidden rounded-card border border-line-subtle bg-surface',
            className,
          )}
        >
          {placeholder ?? (
            <>
              <BrowserToolbar pickFiles={open} pickFolder={() => folderInput.current?.click()} held={held} />
              {(status === 'loading' || status === 'ready') && <SelectionBar />}
              <div className="flex min-h-0 flex-1">
                <div
                  {...getRootProps({
                    className: 'relative flex min-h-0 min-w-0 flex-1 flex-col',
                    onPaste: uploadPasted(upload),
                  })}
                >
                  <input {...getInputProps({ 'aria-label': model.labels.uploadFiles, style: { display: 'none' } })} />
                  <input
                    ref={folderInput}
                    type="file"
                    hidden
                    multiple
                    {...{ webkitdirectory: '' }}
                    aria-label={model.labels.uploadFolder}
                    onChange={(event) => {
                      upload([...(event.target.files ?? [])])
                      event.target.value = ''
                    }}
                  />
                  {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys that lead out of an empty folder. */}
                  <div
                    ref={body}
                    tabIndex={-1}
                    {...model.focusProps}
                    onKeyDown={leaveEmptyFolder(model)}
                    className="flex min-h-0 flex-1 flex-col outline-none"
                  >
                    {status === 'loading' ? <BrowserSkeleton /> : <BrowserBody pickFiles={open} />}
                  </div>
                  {isDragActive && <DropHint into={into?.name} />}
                </div>
                {preview != null && preview !== false && (status === 'ready' || status === 'loading') && (
                  <div className="hidden w-80 shrink-0 overflow-y-auto border-line-subtle border-s @4xl:block">
                    {preview}
                  </div>
                )}
              </div>
              <Announcer />
            </>
          )}
        </section>
      </BrowserContext>
    </TooltipProvider>
  )
}

/** Lists the keys of the browser. */
function useBrowserShortcuts(
  texts: FileBrowserLabels['shortcuts'],
  { selectable = true, onRename, onDelete, placeholder }: FileBrowserProps,
): void {
  const { group } = texts
  const selection = [
    { label: texts.select, keys: 'Space', group },
    { label: texts.selectAll, keys: 'Ctrl+A', group },
  ]
  const shortcuts = [
    { label: texts.open, keys: 'Enter', group },
    ...(selectable ? selection : []),
    ...(onRename ? [{ label: texts.rename, keys: 'F2', group }] : []),
    ...(onDelete ? [{ label: texts.remove, keys: 'Delete', group }] : []),
    { label: texts.up, keys: ['Backspace', 'Alt+ArrowUp'], group },
  ]
  useShortcuts(placeholder == null ? shortcuts : [])
}

/** Removes the props of the model, so that the rest can be spread on the element. */
function domProps({
  entries,
  path,
  onNavigate,
  onOpen,
  error,
  titleAs,
  onRetry,
  view,
  onViewChange,
  sort,
  onSortChange,
  query,
  onQueryChange,
  selectable,
  selected,
  onSelectedChange,
  actions,
  onRename,
  onDelete,
  onNewFolder,
  onMove,
  onUpload,
  dropAnywhere,
  loadThumbnail,
  validateName,
  formatDate,
  formatSize,
  labels,
  handle,
  ...props
}: Omit<FileBrowserProps, 'label'>) {
  return props
}

function BrowserBody({ pickFiles }: { pickFiles: () => void }) {
  const { view, entries, editing, props } = useBrowser()
  if (props.status === 'error' || props.status === 'forbidden') return <BrowserMessage pickFiles={pickFiles} />
  if (entries.length > 0) return view === 'list' ? <FileList /> : <FileTiles />
  if (editing !== 'new-folder') return <BrowserMessage pickFiles={pickFiles} />
  return (
    <GridBox role="grid" aria-label={props.label}>
      <NewFolderRow className={classNames(listColumns, listLine)} />
    </GridBox>
  )
}

/** Announces the number of selected or matching entries when it changes, not initially. */
function Announcer() {
  const { labels, selected, query, entries, total } = useBrowser()
  const announcement =
    selected.size > 0
      ? labels.selectedOf(selected.size, total)
      : query !== ''
        ? labels.filtered(entries.length, total)
        : ''
  return (
    <div role="status" className="sr-only">
      {announcement}
    </div>
  )
}

/** Shows the drop target. Over a folder that row is marked, so the list is not covered. */
function DropHint({ into }: { into: string | undefined }) {
  const { labels } = useBrowser()
  return (
    <div
      className={classNames(
        'pointer-events-none absolute inset-2 z-30 flex items-end justify-center rounded-control border-2 border-dashed pb-6',
        into === undefined ? 'border-brand bg-brand-tint/70' : 'border-transparent',
      )}
    >
      <span className="inline-flex min-w-0 items-center gap-2 wrap-anywhere rounded-control border border-line bg-raised px-3 py-2 font-medium text-dense text-ink shadow-popover">
        <Upload aria-hidden className="size-4 shrink-0" />
        {into === undefined ? labels.dropHere : labels.dropInto(into)}
      </span>
    </div>
  )
}

const leaveEmptyFolder = (model: FileBrowserModel) => (event: KeyboardEvent<HTMLElement>) => {
  if (event.defaultPrevented || event.target !== event.currentTarget) return
  if (event.key !== 'Backspace' && !(event.altKey && event.key === 'ArrowUp')) return
  event.preventDefault()
  model.goUp()
}

const uploadPasted = (upload: (files: readonly File[]) => void) => (event: ClipboardEvent) => {
  if (event.target instanceof HTMLInputElement) return
  upload([...event.clipboardData.files])
}

const WIDTHS = ['w-40', 'w-56', 'w-48', 'w-64', 'w-36', 'w-52', 'w-44', 'w-60']

/** Placeholders in the size of rows or tiles. */
function BrowserSkeleton() {
  const { view, labels } = useBrowser()
  return (
    <div aria-busy className="min-h-0 flex-1 overflow-hidden">
      <VisuallyHidden>{labels.loading}</VisuallyHidden>
      {view === 'list' ? (
        <div aria-hidden>
          <div className="h-9 border-line-subtle border-b bg-sunken" />
          {WIDTHS.map((width) => (
            <div key={width} className={classNames(listColumns, listLine, 'border-line-subtle border-b')}>
              <Skeleton className="ms-4 size-4 rounded-bar" />
              <div className="flex min-w-0 items-center gap-2.5 pe-4">
                <Skeleton className="size-4 shrink-0" />
                <Skeleton className={classNames('max-w-full', width)} />
              </div>
              <Skeleton className="hidden w-12 justify-self-end @2xl:block" />
              <Skeleton className="ms-8 hidden w-32 @2xl:block" />
            </div>
          ))}
        </div>
      ) : (
        <div aria-hidden className="grid grid-cols-[repeat(auto-fill,minmax(160px,1fr))] px-3 py-3">
          {WIDTHS.map((width) => (
            <div key={width} className="m-1 flex h-45 flex-col gap-2 rounded-control border border-line-subtle p-2">
              <Skeleton className="h-auto flex-1" />
              <Skeleton className="w-3/4" />
              <Skeleton className="h-3 w-1/3" />
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

/** Message in place of an empty list, with one action. */
function BrowserMessage({ pickFiles }: { pickFiles: () => void }) {
  const { labels, props, query, setQuery, entries, total } = useBrowser()
  if (props.status === 'error')
    return (
      <ErrorState
        live
        titleAs={props.titleAs ?? 'h3'}
        title={labels.errorTitle}
        description={props.error ?? labels.errorText}
        action={props.onRetry && <Button onClick={props.onRetry}>{labels.retry}</Button>}
      />
    )
  if (props.status === 'forbidden')
    return (
      <EmptyState
        role="alert"
        titleAs={props.titleAs ?? 'h3'}
        icon={<Lock aria-hidden />}
        title={labels.forbiddenTitle}
        description={props.error ?? labels.forbiddenText}
      />
    )
  if (total > 0 && entries.length === 0)
    return (
      <EmptyState
        titleAs={props.titleAs ?? 'h3'}
        icon={<SearchX aria-hidden />}
        title={labels.noMatchTitle(query)}
        description={labels.noMatchText}
        action={<Button onClick={() => setQuery('')}>{labels.clearFilter}</Button>}
      />
    )
  return (
    <EmptyState
      titleAs={props.titleAs ?? 'h3'}
      icon={<FolderOpen aria-hidden />}
      title={labels.emptyTitle}
      description={props.onUpload && labels.emptyText}
      action={props.onUpload && <Button onClick={pickFiles}>{labels.uploadFiles}</Button>}
    />
  )
}
