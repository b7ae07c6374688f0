import type { Alignment, ContentLayer, StackMove } from '@placard/domain/ad-builder'
import {
  ALIGNMENTS,
  alignParts,
  distributeParts,
  findArtboard,
  layerBounds,
  unionBox,
} from '@placard/domain/internal/ad-builder'
import { ButtonGroup, IconButton, useLabels } from '@placard/ui'
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
import { useTranslate } from '../../use-translate.js'
import { useBuilder } from '../builder-context.js'
import { STEPS } from '../builder-steps.js'
import { PanelSection } from './panel-controls.js'
import { propertiesPanelLabels } from './properties-panel-labels.js'
import { GROUP_NAME } from './use-layer-name.js'

const ALIGNMENT_ICONS: Record<Alignment, LucideIcon> = {
  left: AlignStartVertical,
  center: AlignCenterVertical,
  right: AlignEndVertical,
  top: AlignStartHorizontal,
  middle: AlignCenterHorizontal,
  bottom: AlignEndHorizontal,
}

const STACK_ICONS: Record<StackMove, LucideIcon> = {
  front: ArrowUpToLine,
  forward: ChevronUp,
  backward: ChevronDown,
  back: ArrowDownToLine,
}

/** Returns the selected layers by group, so that a group is aligned as one. */
function splitParts(selected: readonly ContentLayer[]): ContentLayer[][] {
  const parts = new Map<string, ContentLayer[]>()
  for (const layer of selected) {
    const key = layer.group ?? `layer ${layer.id}`
    parts.set(key, [...(parts.get(key) ?? []), layer])
  }
  return [...parts.values()]
}

/** Aligns, distributes, stacks and groups the selected layers. One part is aligned with the artboard. */
export function ArrangeSection() {
  const labels = useLabels('propertiesPanel', propertiesPanelLabels)
  const translate = useTranslate()
  const { selected, shown, styles, arrange, dispatch } = useBuilder()
  const ids = selected.map(({ id }) => id)
  const parts = splitParts(selected).map((layers) =>
    Object.fromEntries(layers.flatMap(({ id }) => (styles[id] ? [[id, styles[id]]] : []))),
  )
  const { width, height } = findArtboard(shown)
  const boxes = parts.flatMap((part) => Object.values(part).map(layerBounds))
  const within = parts.length > 1 ? unionBox(boxes) : { x: 0, y: 0, width, height }
  const isGroup = parts.length === 1 && selected.length > 1 && selected.every(({ group }) => group !== null)
  if (!within) return null
  return (
    <PanelSection title={labels.arrange}>
      <ButtonGroup label={labels.align} className="flex-wrap gap-0.5">
        {ALIGNMENTS.map((alignment) => {
          const Icon = ALIGNMENT_ICONS[alignment]
          const step = STEPS.align[alignment]
          return (
            <IconButton
              key={alignment}
              size="sm"
              label={translate(step)}
              onClick={() => arrange(alignParts(parts, alignment, within), step)}
            >
              <Icon aria-hidden />
            </IconButton>
          )
        })}
        {(['horizontal', 'vertical'] as const).map((axis) => (
          <IconButton
            key={axis}
            size="sm"
            label={labels.distribute[axis]}
            disabled={parts.length < 3}
            onClick={() => arrange(distributeParts(parts, axis), STEPS.distribute)}
          >
            {axis === 'horizontal' ? (
              <AlignHorizontalDistributeCenter aria-hidden />
            ) : (
              <AlignVerticalDistributeCenter aria-hidden />
            )}
          </IconButton>
        ))}
      </ButtonGroup>
      <ButtonGroup label={labels.orderAndGroups} className="flex-wrap gap-0.5">
        {(Object.keys(STACK_ICONS) as StackMove[]).map((move) => {
          const Icon = STACK_ICONS[move]
          const step = STEPS.stack[move]
          return (
            <IconButton
              key={move}
              size="sm"
              label={translate(step)}
              onClick={() => dispatch({ type: 'stack', ids, move, label: step })}
            >
              <Icon aria-hidden />
            </IconButton>
          )
        })}
        <IconButton
          size="sm"
          label={labels.group}
          disabled={parts.length < 2}
          onClick={() => dispatch({ type: 'group', ids, name: GROUP_NAME })}
        >
          <Group aria-hidden />
        </IconButton>
        <IconButton
          size="sm"
          label={labels.ungroup}
          disabled={!isGroup}
          onClick={() => dispatch({ type: 'ungroup', ids })}
        >
          <Ungroup aria-hidden />
        </IconButton>
      </ButtonGroup>
    </PanelSection>
  )
}
