import {
  classNames,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
  IconButton,
  MenuItem,
  RenameInput,
  useAfterClose,
  useLabels,
} from '@placard/ui'
import { Check, Ellipsis, PencilLine, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { ALIGN_WITH_PARENT } from '../../own-direction.js'
import { tableViewsLabels } from './view-labels.js'

interface ViewRowProps {
  name: string
  isApplied: boolean
  isEdited?: boolean
  onApply: () => void
  problemOf?: (name: string) => string | undefined
  onRename?: (name: string) => void
  onDelete?: () => void
}

/** Renders one view: its name applies it, its menu renames and deletes it. */
export function ViewRow({ name, isApplied, isEdited, onApply, problemOf, onRename, onDelete }: ViewRowProps) {
  const labels = useLabels('tableViews', tableViewsLabels)
  const [renaming, setRenaming] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const { afterClose, onCloseAutoFocus } = useAfterClose()
  const cancelled = useRef(false)
  const stop = () => {
    setRenaming(false)
    requestAnimationFrame(() => row.current?.querySelector('button')?.focus())
  }
  if (renaming)
    return (
      <li ref={row} data-holds-escape className="py-1">
        <RenameInput
          value={name}
          label={labels.rename}
          validate={problemOf}
          onKeyDown={(event) => {
            // The panel has already handled Escape, and the input ignores handled keys.
            if (event.key !== 'Escape') return
            cancelled.current = true
            stop()
          }}
          onCommit={(next) => {
            if (cancelled.current) return
            onRename?.(next)
            stop()
          }}
          onCancel={stop}
        />
      </li>
    )
  return (
    <li ref={row} data-view={name} className="flex items-center gap-1">
      <button
        type="button"
        aria-pressed={isApplied}
        onClick={onApply}
        className={classNames(
          'flex min-h-8 min-w-0 flex-1 cursor-pointer items-center gap-2 rounded-badge px-2 text-start text-dense text-ink -outline-offset-2 hover:bg-hover coarse:min-h-11',
          isApplied && 'font-medium',
        )}
      >
        <Check aria-hidden className={classNames('size-4 shrink-0 text-brand-ink', !isApplied && 'invisible')} />
        <span dir="auto" className={classNames('truncate', ALIGN_WITH_PARENT)} title={name}>
          {name}
        </span>
        {isEdited && <span className="shrink-0 font-normal text-caption text-ink-muted">{labels.edited}</span>}
      </button>
      {onDelete && (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <IconButton size="sm" label={labels.optionsOf(name)}>
              <Ellipsis aria-hidden />
            </IconButton>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end" aria-label={labels.optionsOf(name)} onCloseAutoFocus={onCloseAutoFocus}>
            <MenuItem
              icon={<PencilLine aria-hidden />}
              onSelect={() =>
                afterClose(() => {
                  cancelled.current = false
                  setRenaming(true)
                })
              }
            >
              {labels.renameItem}
            </MenuItem>
            <MenuItem tone="danger" icon={<Trash2 aria-hidden />} onSelect={() => afterClose(onDelete)}>
              {labels.deleteItem}
            </MenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      )}
    </li>
  )
}
