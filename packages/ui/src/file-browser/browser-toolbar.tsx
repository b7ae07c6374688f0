import { FolderPlus, FolderUp, Search, Upload, X } from 'lucide-react'
import { Breadcrumb, BreadcrumbItem } from '../breadcrumb/breadcrumb.js'
import { Button } from '../button/button.js'
import { classNames } from '../class-names.js'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '../dropdown-menu/dropdown-menu.js'
import { IconButton } from '../icon-button/icon-button.js'
import { Input } from '../input/input.js'
import { MenuItem } from '../menu/menu.js'
import type { FilePathStep } from './file-browser-props.js'
import { useFolderDrop } from './use-entry-pointer.js'
import { useBrowser } from './use-file-browser.js'

interface BrowserToolbarProps {
  /** Opens the file picker. */
  pickFiles: () => void
  /** Opens the folder picker. */
  pickFolder: () => void
  /** True while there is nothing to filter or add to. */
  held: boolean
}

/** Path, filter, and buttons that add to the folder. */
export function BrowserToolbar({ pickFiles, pickFolder, held }: BrowserToolbarProps) {
  const { labels, path, query, setQuery, props, setEditing } = useBrowser()
  return (
    <div className="flex flex-wrap items-center gap-2 border-line-subtle border-b px-4 py-2.5">
      {path.length > 0 && (
        <Breadcrumb label={labels.path(props.label)} className="me-auto min-w-0 max-w-full flex-1 basis-48">
          {path.map((step, index) => (
            <PathStep key={step.id} step={step} current={index === path.length - 1} />
          ))}
        </Breadcrumb>
      )}
      <div className="flex min-w-0 flex-1 basis-32 @2xl:max-w-60">
        <Input
          type="search"
          aria-label={labels.filter}
          placeholder={labels.filter}
          value={query}
          disabled={held}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || query === '') return
            event.stopPropagation()
            setQuery('')
          }}
          prefix={<Search aria-hidden />}
          suffix={
            query !== '' && (
              <IconButton label={labels.clearFilter} size="sm" className="-me-2" onClick={() => setQuery('')}>
                <X aria-hidden />
              </IconButton>
            )
          }
          className="[&_input::-webkit-search-cancel-button]:hidden"
        />
      </div>
      {props.onNewFolder && (
        <Button onClick={() => setEditing('new-folder')} disabled={held} aria-label={labels.newFolder}>
          <FolderPlus aria-hidden />
          <span className="hidden @3xl:inline">{labels.newFolder}</span>
        </Button>
      )}
      {props.onUpload && (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="primary" disabled={held}>
              <Upload aria-hidden /> {labels.upload}
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end">
            <MenuItem icon={<Upload aria-hidden />} onSelect={pickFiles}>
              {labels.uploadFiles}
            </MenuItem>
            <MenuItem icon={<FolderUp aria-hidden />} onSelect={pickFolder}>
              {labels.uploadFolder}
            </MenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      )}
    </div>
  )
}

/** Folder of the path; entries can be dropped on it. */
function PathStep({ step, current }: { step: FilePathStep; current: boolean }) {
  const model = useBrowser()
  const { over, dropProps } = useFolderDrop(model, current ? undefined : step.id)
  if (current) return <BreadcrumbItem current>{step.name}</BreadcrumbItem>
  return (
    <BreadcrumbItem asChild className={classNames(over && 'bg-brand-tint outline-2 outline-brand')}>
      <button
        type="button"
        className="cursor-pointer"
        onClick={() => {
          model.focusNext()
          model.props.onNavigate?.(step.id)
        }}
        {...dropProps}
      >
        {step.name}
      </button>
    </BreadcrumbItem>
  )
}
