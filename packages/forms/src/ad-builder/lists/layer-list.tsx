import { type ContentLayer, contentLayers, type LayerGroup } from '@placard/domain'
import { IconButton, RenameInput, useLabels } from '@placard/ui'
import {
  Eye,
  EyeOff,
  Folder,
  GripVertical,
  Image,
  Lock,
  LockOpen,
  type LucideIcon,
  MousePointerClick,
  Pencil,
  Shapes,
  Type,
  Video,
} from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useBuilder } from '../builder-context.js'
import { STEPS } from '../builder-steps.js'
import { useLayerName } from '../properties/use-layer-name.js'
import { layerListLabels } from './layer-list-labels.js'

const ICONS: Record<ContentLayer['kind'], LucideIcon> = {
  text: Type,
  image: Image,
  shape: Shapes,
  video: Video,
  button: MousePointerClick,
}

/** Row of the list: a layer, or the heading of a group. */
type Row = { kind: 'layer'; layer: ContentLayer } | { kind: 'group'; group: LayerGroup; ids: string[] }

function rowsOf(layers: readonly ContentLayer[], groups: readonly LayerGroup[]): Row[] {
  return layers.toReversed().flatMap((layer, index, all): Row[] => {
    const group = groups.find(({ id }) => id === layer.group)
    const isFirst = group && all[index - 1]?.group !== group.id
    const ids = layers.filter((one) => one.group === group?.id).map(({ id }) => id)
    return [...(group && isFirst ? [{ kind: 'group' as const, group, ids }] : []), { kind: 'layer', layer }]
  })
}

/** Layers from front to back, with their groups. Rows can be selected, renamed, hidden, locked and reordered. */
export function LayerList() {
  const labels = useLabels('layerList', layerListLabels)
  const layerName = useLayerName()
  const { state, shown, dispatch } = useBuilder()
  const list = useRef<HTMLUListElement>(null)
  const [renamedID, setRenamedID] = useState<string>()
  const drag = useRowDrag(list)
  const layers = contentLayers(shown)
  const artboard = shown.layers[0]
  const rows = rowsOf(layers, shown.groups)
  return (
    <section aria-label={labels.layers} className="min-w-0">
      <ul ref={list} className="grid min-w-0 gap-0.5 p-2" onKeyDown={moveBetweenRows}>
        {rows.map((row) =>
          row.kind === 'group' ? (
            <GroupRow
              key={`group ${row.group.id}`}
              {...row}
              isRenamed={renamedID === row.group.id}
              onRenameChange={(isRenamed) => setRenamedID(isRenamed ? row.group.id : undefined)}
            />
          ) : (
            <LayerRow
              key={row.layer.id}
              layer={row.layer}
              isRenamed={renamedID === row.layer.id}
              onRenameChange={(isRenamed) => setRenamedID(isRenamed ? row.layer.id : undefined)}
              dropMark={drag.overID === row.layer.id}
              grip={drag.gripOf(row.layer.id)}
            />
          ),
        )}
        {artboard && (
          <li className="flex min-w-0 items-center">
            <RowButton
              isSelected={state.selection.includes(artboard.id)}
              onSelect={() => dispatch({ type: 'select', ids: [artboard.id] })}
            >
              <span className="truncate">{layerName(artboard.name)}</span>
            </RowButton>
          </li>
        )}
      </ul>
      {layers.length === 0 && <p className="px-3 pb-3 text-caption text-ink-muted">{labels.empty}</p>}
    </section>
  )
}

interface RowButtonProps {
  isSelected: boolean
  onSelect: (isAdditive: boolean) => void
  onRename?: () => void
  children: React.ReactNode
}

function RowButton({ isSelected, onSelect, onRename, children }: RowButtonProps) {
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

interface RenamableProps {
  isRenamed: boolean
  onRenameChange: (isRenamed: boolean) => void
}

interface LayerRowProps extends RenamableProps {
  layer: ContentLayer
  /** True while a dragged row would be put in front of this one. */
  dropMark: boolean
  grip: Pick<React.ComponentProps<'span'>, 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'>
}

function LayerRow({ layer, isRenamed, onRenameChange, dropMark, grip }: LayerRowProps) {
  const labels = useLabels('layerList', layerListLabels)
  const { state, dispatch, sizeID, isMultiSelect } = useBuilder()
  const { id, hidden, locked, kind } = layer
  const name = useLayerName()(layer.name)
  const Icon = ICONS[kind]
  const toggleHidden = () => {
    const label = hidden ? STEPS.showLayer : STEPS.hideLayer
    if (sizeID === null) dispatch({ type: 'change', ids: [id], changes: { hidden: !hidden }, label })
    else dispatch({ type: 'override', sizeID, changes: { [id]: { hidden: !hidden } }, label })
  }
  return (
    <li
      data-row-layer={id}
      className={`flex min-w-0 items-center ${layer.group === null ? '' : 'ps-4'} ${dropMark ? 'border-brand border-t-2' : ''}`}
    >
      <span {...grip} aria-hidden className="cursor-grab touch-none text-ink-subtle [&_svg]:size-3.5">
        <GripVertical />
      </span>
      {isRenamed ? (
        <RenameInput
          value={name}
          label={labels.newNameOf(name)}
          maxLength={100}
          className="min-w-0 flex-1"
          onCommit={(next) => {
            dispatch({ type: 'change', ids: [id], changes: { name: next }, label: STEPS.renameLayer })
            onRenameChange(false)
          }}
          onCancel={() => onRenameChange(false)}
        />
      ) : (
        <RowButton
          isSelected={state.selection.includes(id)}
          onSelect={(isAdditive) =>
            dispatch({ type: 'select', ids: [id], alone: true, toggle: isAdditive || isMultiSelect })
          }
          onRename={() => onRenameChange(true)}
        >
          <Icon aria-hidden />
          <span className={`truncate ${hidden ? 'text-ink-subtle line-through' : ''}`}>{name}</span>
        </RowButton>
      )}
      <IconButton size="sm" label={labels.rename(name)} onClick={() => onRenameChange(true)}>
        <Pencil aria-hidden />
      </IconButton>
      <IconButton size="sm" label={labels.hide(name)} aria-pressed={hidden} onClick={toggleHidden}>
        {hidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </IconButton>
      <IconButton
        size="sm"
        label={labels.lock(name)}
        aria-pressed={locked}
        onClick={() =>
          dispatch({
            type: 'change',
            ids: [id],
            changes: { locked: !locked },
            label: locked ? STEPS.unlockLayer : STEPS.lockLayer,
          })
        }
      >
        {locked ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
      </IconButton>
    </li>
  )
}

interface GroupRowProps extends RenamableProps {
  group: LayerGroup
  /** Ids of its layers. */
  ids: string[]
}

function GroupRow({ group, ids, isRenamed, onRenameChange }: GroupRowProps) {
  const labels = useLabels('layerList', layerListLabels)
  const { state, dispatch, isMultiSelect } = useBuilder()
  const name = useLayerName()(group.name)
  return (
    <li className="flex min-w-0 items-center ps-3.5">
      {isRenamed ? (
        <RenameInput
          value={name}
          label={labels.newNameOf(name)}
          maxLength={100}
          className="min-w-0 flex-1"
          onCommit={(next) => {
            dispatch({ type: 'renameGroup', id: group.id, name: next })
            onRenameChange(false)
          }}
          onCancel={() => onRenameChange(false)}
        />
      ) : (
        <RowButton
          isSelected={ids.every((id) => state.selection.includes(id))}
          onSelect={(isAdditive) => dispatch({ type: 'select', ids, toggle: isAdditive || isMultiSelect })}
          onRename={() => onRenameChange(true)}
        >
          <Folder aria-hidden />
          <span className="truncate">{name}</span>
        </RowButton>
      )}
    </li>
  )
}

/** Moves focus between the names of the rows by the arrow keys. */
function moveBetweenRows(event: KeyboardEvent<HTMLUListElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const index = rows.indexOf(event.target as HTMLElement)
  if (step === 0 || index < 0 || event.altKey) return
  event.preventDefault()
  rows[index + step]?.focus()
}

/** Reorders rows by dragging their grips. The buttons of the Arrange section do the same by keyboard. */
function useRowDrag(list: React.RefObject<HTMLUListElement | null>) {
  const { dispatch } = useBuilder()
  const [dragged, setDragged] = useState<{ id: string; overID: string | undefined }>()
  /** Returns the row at a place; undefined below all of them. */
  const rowAt = (clientY: number) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row-layer]') ?? [])]
    return rows.find((row) => {
      const { top, height } = row.getBoundingClientRect()
      return clientY < top + height / 2
    })?.dataset.rowLayer
  }
  return {
    overID: dragged?.overID === dragged?.id ? undefined : dragged?.overID,
    gripOf: (id: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragged({ id, overID: id })
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) =>
        dragged && setDragged({ ...dragged, overID: rowAt(event.clientY) }),
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const overID = rowAt(event.clientY)
        setDragged(undefined)
        if (!dragged || overID === dragged.id) return
        // The row above which it is dropped is behind it; without one, it goes to the back.
        const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row-layer]') ?? [])]
        const ids = rows.flatMap(({ dataset }) => dataset.rowLayer ?? []).filter((one) => one !== dragged.id)
        const index = overID === undefined ? ids.length : ids.indexOf(overID)
        dispatch({ type: 'place', ids: [dragged.id], frontID: ids[index - 1] ?? null })
      },
      onPointerCancel: () => setDragged(undefined),
    }),
  }
}
