import {
  ALIGNMENTS,
  type Alignment,
  alignParts,
  artboardOf,
  type ContentLayer,
  distributeParts,
  layerBounds,
  type StackMove,
  unionBox,
} from '@placard/domain'
import { ButtonGroup, IconButton } from '@placard/ui'
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  ArrowDownToLine,
  ArrowUpToLine,
  ChevronDown,
  ChevronUp,
  Group,
  type LucideIcon,
  Ungroup,
} from 'lucide-react'
import { useBuilder } from './builder-context.js'
import { PanelSection } from './panel-controls.js'

const ALIGNMENT_BUTTONS: Record<Alignment, { label: string; Icon: LucideIcon }> = {
  left: { label: 'Align left', Icon: AlignStartVertical },
  center: { label: 'Align center', Icon: AlignCenterVertical },
  right: { label: 'Align right', Icon: AlignEndVertical },
  top: { label: 'Align top', Icon: AlignStartHorizontal },
  middle: { label: 'Align middle', Icon: AlignCenterHorizontal },
  bottom: { label: 'Align bottom', Icon: AlignEndHorizontal },
}

const STACK_BUTTONS: Record<StackMove, { label: string; Icon: LucideIcon }> = {
  front: { label: 'Bring to front', Icon: ArrowUpToLine },
  forward: { label: 'Bring forward', Icon: ChevronUp },
  backward: { label: 'Send backward', Icon: ChevronDown },
  back: { label: 'Send to back', Icon: ArrowDownToLine },
}

/** Returns the selected layers by group, so that a group is aligned as one. */
function partsOf(selected: readonly ContentLayer[]): ContentLayer[][] {
  const parts = new Map<string, ContentLayer[]>()
  for (const layer of selected) {
    const key = layer.group ?? `layer ${layer.id}`
    parts.set(key, [...(parts.get(key) ?? []), layer])
  }
  return [...parts.values()]
}

/** Aligns, distributes, stacks and groups the selected layers. One part is aligned with the artboard. */
export function ArrangeSection() {
  const { selected, shown, styles, arrange, dispatch } = useBuilder()
  const ids = selected.map(({ id }) => id)
  const parts = partsOf(selected).map((layers) =>
    Object.fromEntries(layers.flatMap(({ id }) => (styles[id] ? [[id, styles[id]]] : []))),
  )
  const { width, height } = artboardOf(shown)
  const boxes = parts.flatMap((part) => Object.values(part).map(layerBounds))
  const within = parts.length > 1 ? unionBox(boxes) : { x: 0, y: 0, width, height }
  const isGroup = parts.length === 1 && selected.length > 1 && selected.every(({ group }) => group !== null)
  if (!within) return null
  return (
    <PanelSection title="Arrange">
      <ButtonGroup label="Align" className="flex-wrap gap-0.5">
        {ALIGNMENTS.map((alignment) => {
          const { label, Icon } = ALIGNMENT_BUTTONS[alignment]
          return (
            <IconButton
              key={alignment}
              size="sm"
              label={label}
              onClick={() => arrange(alignParts(parts, alignment, within), label)}
            >
              <Icon aria-hidden />
            </IconButton>
          )
        })}
        {(['horizontal', 'vertical'] as const).map((axis) => (
          <IconButton
            key={axis}
            size="sm"
            label={axis === 'horizontal' ? 'Distribute horizontally' : 'Distribute vertically'}
            disabled={parts.length < 3}
            onClick={() => arrange(distributeParts(parts, axis), 'Distribute')}
          >
            {axis === 'horizontal' ? (
              <AlignHorizontalDistributeCenter aria-hidden />
            ) : (
              <AlignVerticalDistributeCenter aria-hidden />
            )}
          </IconButton>
        ))}
      </ButtonGroup>
      <ButtonGroup label="Order and groups" className="flex-wrap gap-0.5">
        {(Object.keys(STACK_BUTTONS) as StackMove[]).map((move) => {
          const { label, Icon } = STACK_BUTTONS[move]
          return (
            <IconButton
              key={move}
              size="sm"
              label={label}
              onClick={() => dispatch({ type: 'stack', ids, move, label })}
            >
              <Icon aria-hidden />
            </IconButton>
          )
        })}
        <IconButton
          size="sm"
          label="Group"
          disabled={parts.length < 2}
          onClick={() => dispatch({ type: 'group', ids, name: 'Group' })}
        >
          <Group aria-hidden />
        </IconButton>
        <IconButton size="sm" label="Ungroup" disabled={!isGroup} onClick={() => dispatch({ type: 'ungroup', ids })}>
          <Ungroup aria-hidden />
        </IconButton>
      </ButtonGroup>
    </PanelSection>
  )
}
