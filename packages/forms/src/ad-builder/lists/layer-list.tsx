import type { ContentLayer, LayerGroup } from '@placard/domain/ad-builder'
import { contentLayers } from '@placard/domain/internal/ad-builder'
import { useLabels } from '@placard/ui'
import { Folder, Image, type LucideIcon, MousePointerClick, Shapes, Type, Video } from 'lucide-react'
import { type KeyboardEvent, memo, useRef, useState } from 'react'
import { useBuilder } from '../builder-context.js'
import { STEPS } from '../builder-steps.js'
import { useLayerName } from '../properties/use-layer-name.js'
import { layerListLabels } from './layer-list-labels.js'
import { ListRow, type ListRowProps, RowButton, rowItem } from './list-row.js'
import { useRowDrag } from './use-row-drag.js'

const ICONS: Record<ContentLayer['kind'], LucideIcon> = {
  text: Type,
  image: Image,
  shape: Shapes,
  video: Video,
  button: MousePointerClick,
}

/** Layer outside of groups, or group with its layers from front to back. */
type Item = { layer: ContentLayer } | { group: LayerGroup; layers: ContentLayer[] }

function groupItems(layers: readonly ContentLayer[], groups: readonly LayerGroup[]): Item[] {
  const items: Item[] = []
  for (const layer of layers.toReversed()) {
    const group = groups.find(({ id }) => id === layer.group)
    const last = items.at(-1)
    if (!group) items.push({ layer })
    else if (last && 'group' in last && last.group.id === group.id) last.layers.push(layer)
    else items.push({ group, layers: [layer] })
  }
  return items
}

/** Layers from front to back, with their groups. Rows can be selected, renamed, hidden, locked and reordered. */
export function LayerList() {
  const labels = useLabels('layerList', layerListLabels)
  const layerName = useLayerName()
  const { state, shown, dispatch, sizeID, isMultiSelect } = useBuilder()
  const list = useRef<HTMLUListElement>(null)
  const [renamedID, setRenamedID] = useState<string>()
  const [closedIDs, setClosedIDs] = useState<readonly string[]>([])
  const { overID, ...drag } = useRowDrag(list)
  const layers = contentLayers(shown)
  const artboard = shown.layers[0]
  const selection = new Set(state.selection)
  const common = { dispatch, sizeID, isMultiSelect, onRename: setRenamedID }
  const layerRow = (layer: ContentLayer) => (
    <LayerRow
      key={layer.id}
      layer={layer}
      name={layerName(layer)}
      isSelected={selection.has(layer.id)}
      isRenamed={renamedID === layer.id}
      hasDropMark={overID === layer.id}
      {...common}
    />
  )
  const setOpen = (id: string, isOpen: boolean) =>
    setClosedIDs((known) => (isOpen ? known.filter((one) => one !== id) : [...known, id]))
  return (
    <section aria-label={labels.layers} className="min-w-0">
      <ul ref={list} className="grid min-w-0 gap-0.5 p-2" onKeyDown={moveBetweenRows} {...drag}>
        {groupItems(layers, shown.groups).map((item) => {
          if ('layer' in item) return layerRow(item.layer)
          const { group, layers: members } = item
          const ids = members.map(({ id }) => id)
          const isOpen = !closedIDs.includes(group.id)
          return (
            <li key={`group ${group.id}`} className="grid min-w-0 gap-0.5">
              <ListRow
                rowID={group.id}
                ids={ids}
                name={layerName(group.name)}
                icon={Folder}
                steps={STEPS.group}
                isSelected={ids.every((id) => selection.has(id))}
                isHidden={members.every(({ hidden }) => hidden)}
                isLocked={members.every(({ locked }) => locked)}
                isRenamed={renamedID === group.id}
                onNameCommit={(name) => dispatch({ type: 'renameGroup', id: group.id, name })}
                isOpen={isOpen}
                onOpenChange={(next) => setOpen(group.id, next)}
                {...common}
              />
              {isOpen && <ul className="grid min-w-0 gap-0.5 ps-4">{members.map(layerRow)}</ul>}
            </li>
          )
        })}
        {artboard && (
          <li className="flex min-w-0 items-center">
            <RowButton
              isSelected={selection.has(artboard.id)}
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

interface LayerRowProps
  extends Pick<
    ListRowProps,
    'name' | 'isSelected' | 'isRenamed' | 'dispatch' | 'sizeID' | 'isMultiSelect' | 'onRename'
  > {
  layer: ContentLayer
  /** True while a dragged row would be put in front of this one. */
  hasDropMark: boolean
}

// With 200 layers, rendering all rows for each change would take longer than a frame.
const LayerRow = memo(function LayerRow({ layer, hasDropMark, ...row }: LayerRowProps) {
  const { id, hidden, locked, kind } = layer
  return (
    <li {...rowItem(id)} className={hasDropMark ? 'min-w-0 border-brand border-t-2' : 'min-w-0'}>
      <ListRow
        rowID={id}
        ids={[id]}
        icon={ICONS[kind]}
        steps={STEPS.layer}
        isHidden={hidden}
        isLocked={locked}
        isAlone
        onNameCommit={(name) =>
          row.dispatch({ type: 'change', ids: [id], changes: { name }, label: STEPS.renameLayer })
        }
        {...row}
      />
    </li>
  )
})

/**
 * Moves focus between the names of the rows by the arrow keys. To the right opens a group or enters it, to the left goes
 * to the group or closes it.
 */
function moveBetweenRows(event: KeyboardEvent<HTMLUListElement>) {
  if (event.altKey || !(event.target instanceof HTMLElement) || !event.target.matches('[data-row]')) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const index = rows.indexOf(event.target)
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
  const [inwards, outwards] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  const toggle = event.target.closest('li')?.querySelector<HTMLElement>(':scope > [data-row-line] > [data-toggle]')
  const isOpen = toggle?.getAttribute('aria-expanded') === 'true'
  const group = event.target.closest('ul')?.closest('li')
  let next: HTMLElement | null | undefined
  if (event.key === 'ArrowDown' || (event.key === inwards && isOpen)) next = rows[index + 1]
  else if (event.key === 'ArrowUp') next = rows[index - 1]
  else if (event.key === outwards && !isOpen) next = group?.querySelector<HTMLElement>('[data-row]')
  else if (event.key === inwards || event.key === outwards) toggle?.click()
  else return
  event.preventDefault()
  next?.focus()
}
