import { cva } from 'class-variance-authority'
import { ChevronRight, LoaderCircle, TriangleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.js'
import { useTruncation } from '../hooks/hooks.js'
import { Tooltip } from '../tooltip/tooltip.js'
import type { TreeRowData } from './tree-rows.js'

/** English texts. */
export const treeLabels = {
  /** Shown below a node whose children are loading. */
  loading: 'Loading…',
  /** Shown below a node whose children failed to load. */
  failed: 'Couldn’t load',
  /** Label of the retry button. */
  retry: 'Retry',
  /** Shown below an expanded node without children. */
  nothing: 'Empty',
}

/** Texts of a tree, besides the node labels. */
export type TreeLabels = typeof treeLabels

const rowVariants = cva(
  'flex min-h-8 w-full min-w-0 cursor-pointer select-none items-center gap-1.5 rounded-badge pe-2 text-dense transition-colors duration-100 -outline-offset-2 coarse:min-h-11',
  {
    variants: {
      look: {
        node: 'text-ink hover:bg-hover',
        selected:
          'bg-selected font-medium text-brand-ink forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]',
        word: 'text-ink-muted',
      },
    },
  },
)

export interface TreeRowProps extends ComponentProps<'div'> {
  row: TreeRowData
  /** Selected state; undefined if nothing can be selected. */
  selected: boolean | undefined
  stop: boolean
  labels: TreeLabels
  onToggle: () => void
}

/** Row of a tree. */
export function TreeRow({ row, selected, stop, labels, onToggle, className, ...props }: TreeRowProps) {
  const { kind, node, level, open } = row
  const isNode = kind === 'node'
  const { textRef, tooltip } = useTruncation<HTMLSpanElement>()
  return (
    <Tooltip content={node.label} describes={false} {...tooltip}>
      <div
        role="treeitem"
        data-id={row.id}
        data-state={open === undefined ? undefined : open ? 'open' : 'closed'}
        tabIndex={stop ? 0 : -1}
        aria-level={level}
        aria-posinset={row.position}
        aria-setsize={row.siblings}
        aria-expanded={open}
        aria-selected={isNode ? selected : undefined}
        aria-busy={kind === 'loading' || undefined}
        {...props}
        className={classNames(rowVariants({ look: isNode ? (selected ? 'selected' : 'node') : 'word' }), className)}
      >
        <span aria-hidden className="flex shrink-0 self-stretch ps-1">
          {row.trail.map((above) => (
            <span key={above} className="ms-2.5 w-2.5 border-line-subtle border-s" />
          ))}
        </span>
        <span
          aria-hidden
          className={classNames(
            '-mx-1 flex size-6 shrink-0 items-center justify-center rounded-bar',
            open !== undefined && 'hover:bg-active',
          )}
          onClick={(event) => {
            if (open === undefined) return
            event.stopPropagation()
            onToggle()
          }}
        >
          {open !== undefined && (
            <ChevronRight
              className={classNames(
                'size-4 text-ink-subtle transition-transform duration-100',
                open ? 'rotate-90' : 'rtl:rotate-180',
              )}
            />
          )}
        </span>
        {isNode && node.icon !== undefined && (
          <span aria-hidden className="flex shrink-0 text-ink-muted [&_svg]:size-4">
            {node.icon}
          </span>
        )}
        {kind === 'loading' && <LoaderCircle aria-hidden className="size-4 shrink-0 animate-spin" />}
        {kind === 'failed' && <TriangleAlert aria-hidden className="size-4 shrink-0 text-danger-ink" />}
        <span ref={textRef} className="min-w-0 flex-1 truncate">
          <bdi>{isNode ? node.label : labels[kind]}</bdi>
        </span>
        {kind === 'failed' && <span className="shrink-0 font-medium text-brand-ink underline">{labels.retry}</span>}
        {isNode && node.badge !== undefined && <bdi className="shrink-0 text-caption text-ink-muted">{node.badge}</bdi>}
      </div>
    </Tooltip>
  )
}
