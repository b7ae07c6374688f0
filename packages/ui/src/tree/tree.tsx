import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ComponentProps, type MouseEvent, type ReactNode, useRef } from 'react'
import { classNames } from '../class-names.js'
import { TooltipProvider } from '../tooltip/tooltip.js'
import { useLabels } from '../use-labels.js'
import { type TreeLabels, TreeRow, treeLabels } from './tree-row.js'
import { type TreeNode, type TreeRowData, useTreeRows } from './tree-rows.js'
import { type TreeSelection, useTreeFocus, useTreeKeys, useTreeSelection } from './use-tree-navigation.js'

export type { TreeLabels } from './tree-row.js'
export type { TreeNode } from './tree-rows.js'
export type { TreeSelection } from './use-tree-navigation.js'

export interface TreeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the tree. */
  label: string
  /** Root nodes. */
  nodes: readonly TreeNode[]
  /** Ids of the expanded nodes. */
  expanded?: readonly string[]
  /** Initially expanded ids, when uncontrolled. @default [] */
  defaultExpanded?: readonly string[]
  /** Called with the ids of the expanded nodes. */
  onExpandedChange?: (expanded: readonly string[]) => void
  /** Selection mode. @default 'single' */
  selection?: TreeSelection
  /** Ids of the selected nodes. */
  selected?: readonly string[]
  /** Initially selected ids, when uncontrolled. @default [] */
  defaultSelected?: readonly string[]
  /** Called with the ids of the selected nodes. */
  onSelectedChange?: (selected: readonly string[]) => void
  /** Called on Enter and double click; without it they expand and collapse. */
  onAction?: (node: TreeNode) => void
  /** Loads the children of a `lazy` node when it is first expanded; after a failure, the tree offers a retry. */
  loadChildren?: (node: TreeNode) => Promise<readonly TreeNode[]>
  /** Shown instead of a tree without nodes. */
  empty?: ReactNode
  /** Overrides of the texts. */
  labels?: Partial<TreeLabels>
}

/** Number of rows from which they are virtualized. */
const MANY = 100

/**
 * Hierarchy of items: folders, groups of creatives. Set a height to make it scroll.
 * @experimental Props may change in a minor version.
 */
export function Tree({
  label,
  nodes,
  expanded: givenExpanded,
  defaultExpanded = [],
  onExpandedChange,
  selection: mode = 'single',
  selected: givenSelected,
  defaultSelected = [],
  onSelectedChange,
  onAction,
  loadChildren,
  empty,
  labels: ownLabels,
  className,
  ...props
}: TreeProps) {
  const tree = useRef<HTMLDivElement>(null)
  const labels = useLabels('tree', treeLabels, ownLabels)
  const [expanded, setExpanded] = useControllableState({
    prop: givenExpanded,
    defaultProp: defaultExpanded,
    onChange: onExpandedChange,
    caller: 'Tree',
  })
  const [selected, setSelected] = useControllableState({
    prop: givenSelected,
    defaultProp: defaultSelected,
    onChange: onSelectedChange,
    caller: 'Tree',
  })
  const { rows, failed, retry } = useTreeRows(nodes, expanded, loadChildren)
  const { stop, focus, onFocus, onBlur } = useTreeFocus(tree, rows, selected)
  const selection = useTreeSelection(mode, rows, selected, setSelected)
  const toggle = (some: readonly TreeRowData[], open: boolean) => {
    const ids = some.map(({ id }) => id)
    setExpanded(open ? [...expanded, ...ids] : expanded.filter((id) => !ids.includes(id)))
  }
  const act = (row: TreeRowData) => {
    if (row.kind === 'failed') retry(row.node)
    else if (row.kind !== 'node') return
    else if (onAction) onAction(row.node)
    else if (row.open !== undefined) toggle([row], !row.open)
  }
  const onKeyDown = useTreeKeys({ rows, stop, focus, toggle, act, selection, multiple: mode === 'multiple' })

  const many = rows.length > MANY
  const virtual = useVirtualizer({
    count: rows.length,
    enabled: many,
    getScrollElement: () => tree.current,
    getItemKey: (index) => rows[index]?.id ?? index,
    estimateSize: () => 32,
    overscan: 8,
    // The focused row stays rendered while scrolling, so that it remains the Tab stop.
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const from = Math.max(startIndex - overscan, 0)
      const to = Math.min(endIndex + overscan, count - 1)
      const shown = Array.from({ length: to - from + 1 }, (_, offset) => from + offset)
      return stop < from ? [stop, ...shown] : stop > to ? [...shown, stop] : shown
    },
  })

  const onRowClick = (event: MouseEvent, row: TreeRowData) => {
    focus(row)
    if (row.kind === 'failed') act(row)
    else if (mode === 'none') act(row)
    else if (event.shiftKey) selection.range(row)
    else if (event.ctrlKey || event.metaKey) selection.toggle(row)
    else selection.one(row)
  }
  const rowProps = (row: TreeRowData, index: number) => ({
    row,
    labels,
    stop: index === stop,
    selected: mode === 'none' ? undefined : selected.includes(row.id),
    onToggle: () => {
      focus(row)
      toggle([row], !row.open)
    },
    onClick: (event: MouseEvent) => onRowClick(event, row),
    onDoubleClick: mode === 'none' ? undefined : () => act(row),
  })

  if (nodes.length === 0)
    return (
      <div data-slot="tree" data-state="empty" {...props} className={className}>
        {empty}
      </div>
    )
  return (
    <div data-slot="tree" {...props} className={classNames('flex min-h-0 min-w-0 flex-col', className)}>
      <TooltipProvider>
        <div
          ref={tree}
          role="tree"
          aria-label={label}
          aria-multiselectable={mode === 'multiple' || undefined}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onBlur={onBlur}
          className="min-h-0 flex-1 overflow-y-auto overflow-x-hidden"
        >
          {many ? (
            <div role="presentation" className="relative" style={{ height: virtual.getTotalSize() }}>
              {virtual.getVirtualItems().map(({ key, index, start }) => {
                const row = rows[index]
                return (
                  row && (
                    <TreeRow
                      key={key}
                      ref={virtual.measureElement}
                      data-index={index}
                      {...rowProps(row, index)}
                      className="absolute inset-x-0 top-0"
                      style={{ translate: `0 ${start}px` }}
                    />
                  )
                )
              })}
            </div>
          ) : (
            rows.map((row, index) => <TreeRow key={row.id} {...rowProps(row, index)} />)
          )}
        </div>
      </TooltipProvider>
      <div role="status" className="sr-only">
        {failed && `${failed.label}: ${labels.failed}`}
      </div>
    </div>
  )
}
