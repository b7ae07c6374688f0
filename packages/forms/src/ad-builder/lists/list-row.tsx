import type { AdBuilderAction } from '@placard/domain/ad-builder'
import { IconButton, RenameInput, useLabels } from '@placard/ui'
import {
  ChevronDown,
  ChevronRight,
  Eye,
  EyeOff,
  GripVertical,
  Lock,
  LockOpen,
  type LucideIcon,
  Pencil,
} from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { layerListLabels } from './layer-list-labels.js'

/** Names of the steps of a row. */
interface RowSteps {
  show: string
  hide: string
  lock: string
  unlock: string
}

export interface ListRowProps {
  /** Id of the layer or group. */
  rowID: string
  /** Its layers. */
  ids: readonly string[]
  name: string
  icon: LucideIcon
  steps: RowSteps
  isSelected: boolean
  isHidden: boolean
  isLocked: boolean
  /** Selects a layer without its group. @default false */
  isAlone?: boolean
  /** True for a group whose layers are shown, false for one that is closed. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  isRenamed: boolean
  /** Called with the row that is renamed; undefined ends that. */
  onRename: (rowID: string | undefined) => void
  onNameCommit: (name: string) => void
  dispatch: (action: AdBuilderAction) => void
  sizeID: string | null
  isMultiSelect: boolean
}

/** Marks the list item of a layer for `useRowDrag`. */
export const rowItem = (layerID: string) => ({ 'data-row-layer': layerID })

/** Row of a layer or group: grip, name, and buttons to rename, hide and lock it. */
export function ListRow({
  rowID,
  ids,
  name,
  icon: Icon,
  steps,
  isSelected,
  isHidden,
  isLocked,
  isAlone = false,
  isOpen,
  onOpenChange,
  isRenamed,
  onRename,
  onNameCommit,
  dispatch,
  sizeID,
  isMultiSelect,
}: ListRowProps) {
  const labels = useLabels('layerList', layerListLabels)
  const row = useRef<HTMLDivElement>(null)
  const wasRenamed = useRef(isRenamed)
  useLayoutEffect(() => {
    // The input had the focus, and is gone.
    if (wasRenamed.current && !isRenamed && document.activeElement === document.body)
      row.current?.querySelector<HTMLElement>('[data-row]')?.focus()
    wasRenamed.current = isRenamed
  }, [isRenamed])
  const toggleHidden = () => {
    const [hidden, label] = [!isHidden, isHidden ? steps.show : steps.hide]
    if (sizeID === null) dispatch({ type: 'change', ids, changes: { hidden }, label })
    else dispatch({ type: 'override', sizeID, changes: Object.fromEntries(ids.map((id) => [id, { hidden }])), label })
  }
  const toggleLocked = () => {
    const label = isLocked ? steps.unlock : steps.lock
    dispatch({ type: 'change', ids, changes: { locked: !isLocked }, label })
  }
  return (
    <div ref={row} data-row-line className="flex min-w-0 items-center">
      <span
        data-grip={ids.join(' ')}
        aria-hidden
        className="cursor-grab touch-none text-ink-subtle [&_svg]:size-3.5 [&_svg]:shrink-0"
      >
        <GripVertical />
      </span>
      {isOpen !== undefined && (
        <button
          type="button"
          data-toggle
          tabIndex={-1}
          aria-label={isOpen ? labels.collapse(name) : labels.expand(name)}
          aria-expanded={isOpen}
          onClick={() => onOpenChange?.(!isOpen)}
          className="grid size-6 shrink-0 cursor-pointer place-items-center rounded-badge text-ink-muted hover:bg-hover [&_svg]:size-4"
        >
          {isOpen ? <ChevronDown aria-hidden /> : <ChevronRight aria-hidden className="rtl:rotate-180" />}
        </button>
      )}
      {isRenamed ? (
        <RenameInput
          value={name}
          label={labels.newNameOf(name)}
          maxLength={100}
          className="min-w-0 flex-1"
          onCommit={(next) => {
            onNameCommit(next)
            onRename(undefined)
          }}
          onCancel={() => onRename(undefined)}
        />
      ) : (
        <RowButton
          isSelected={isSelected}
          onSelect={(isAdditive) =>
            dispatch({ type: 'select', ids, alone: isAlone, toggle: isAdditive || isMultiSelect })
          }
          onRename={() => onRename(rowID)}
        >
          <Icon aria-hidden />
          <span className={`truncate ${isHidden ? 'text-ink-subtle line-through' : ''}`}>{name}</span>
        </RowButton>
      )}
      <IconButton size="sm" label={labels.rename(name)} onClick={() => onRename(rowID)}>
        <Pencil aria-hidden />
      </IconButton>
      <IconButton size="sm" label={labels.hide(name)} aria-pressed={isHidden} onClick={toggleHidden}>
        {isHidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </IconButton>
      <IconButton size="sm" label={labels.lock(name)} aria-pressed={isLocked} onClick={toggleLocked}>
        {isLocked ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
      </IconButton>
    </div>
  )
}

export interface RowButtonProps {
  isSelected: boolean
  onSelect: (isAdditive: boolean) => void
  onRename?: () => void
  children: ReactNode
}

/** Name of a row, which selects it. */
export function RowButton({ isSelected, onSelect, onRename, children }: RowButtonProps) {
  return (
    <button
      type="button"
      data-row
      aria-pressed={isSelected}
      onClick={(event) => onSelect(event.shiftKey || event.ctrlKey || event.metaKey)}
      onDoubleClick={onRename}
      onKeyDown={(event) => {
        if (event.key === 'F2') onRename?.()
      }}
      className="flex h-7 min-w-0 flex-1 cursor-pointer items-center gap-2 rounded-badge px-2 text-start text-dense text-ink hover:bg-hover aria-pressed:bg-selected aria-pressed:text-brand-ink [&_svg]:size-4 [&_svg]:shrink-0"
    >
      {children}
    </button>
  )
}
