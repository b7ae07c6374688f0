import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { cva } from 'class-variance-authority'
import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { classNames } from '../class-names.js'
import { useEdgeDrag } from '../hooks/hooks.js'

const rootVariants = cva('flex min-h-0 min-w-0', {
  variants: {
    layout: { horizontal: 'flex-row', vertical: 'flex-col', stacked: 'flex-col gap-4' },
  },
})

/** Hairline with a touch target around it, and a grip in its middle. */
const separatorVariants = cva(
  'group relative z-10 flex shrink-0 touch-none select-none items-center justify-center bg-line outline-offset-0 transition-colors duration-100 before:absolute before:content-[""] hover:bg-line-control data-[state=dragging]:bg-brand forced-colors:bg-[CanvasText] print:hidden',
  {
    variants: {
      vertical: {
        false: 'w-px cursor-col-resize before:inset-y-0 before:-inset-x-3 coarse:before:-inset-x-5.5',
        true: 'h-px cursor-row-resize before:inset-x-0 before:-inset-y-3 coarse:before:-inset-y-5.5',
      },
    },
  },
)

const gripVariants = cva(
  'pointer-events-none absolute rounded-full border border-line-control bg-surface transition-colors duration-100 group-hover:border-ink-muted group-data-[state=dragging]:border-brand group-data-[state=dragging]:bg-brand',
  {
    variants: {
      vertical: { false: 'h-6 w-1.5', true: 'h-1.5 w-6' },
      /** Keeps the grip inside the edge, where half of it would be clipped. */
      edge: { start: '', end: '', none: '' },
    },
    compoundVariants: [
      { edge: 'start', vertical: false, class: 'start-0' },
      { edge: 'start', vertical: true, class: 'top-0' },
      { edge: 'end', vertical: false, class: 'end-0' },
      { edge: 'end', vertical: true, class: 'bottom-0' },
    ],
  },
)

export interface SplitPaneProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the separator: "Width of the menu". */
  label: string
  /** First pane. */
  start: ReactNode
  /** Second pane. */
  end: ReactNode
  /** Pane with a size of its own; the other one takes the remaining space. @default 'start' */
  sizedPane?: 'start' | 'end'
  /** Direction. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
  /** Size of the sized pane in pixels; 0 if it is collapsed. */
  size?: number
  /** Initial size, restored by a double click. @default 320 */
  defaultSize?: number
  /** Called with the size during the drag. */
  onSizeChange?: (size: number) => void
  /** Called with the final size, to be stored. */
  onSizeCommit?: (size: number) => void
  /** Minimum size of the sized pane. @default 160 */
  minSize?: number
  /** Maximum size of the sized pane. @default the space that `minEndSize` leaves */
  maxSize?: number
  /** Minimum size of the other pane: the second one, unless `sizedPane` is. @default 160 */
  minEndSize?: number
  /** Lets Enter, or dragging far enough, collapse the sized pane. @default false */
  collapsible?: boolean
  /** Container width below which panes are stacked without a separator. @default 640 */
  stackBelow?: number
}

/**
 * Two panes with a separator that is moved by pointer and keyboard.
 * @experimental Props may change in a minor version.
 */
export function SplitPane({
  label,
  start,
  end,
  sizedPane = 'start',
  orientation = 'horizontal',
  size: givenSize,
  defaultSize = 320,
  onSizeChange,
  onSizeCommit,
  minSize = 160,
  maxSize,
  minEndSize = 160,
  collapsible = false,
  stackBelow = 640,
  className,
  ref,
  ...props
}: SplitPaneProps) {
  const root = useRef<HTMLDivElement>(null)
  const composedRef = useComposedRefs(root, ref)
  const sizedId = useId()
  const [size, setSize] = useControllableState({
    prop: givenSize,
    defaultProp: defaultSize,
    onChange: onSizeChange,
    caller: 'SplitPane',
  })
  const [length, setLength] = useState<{ width: number; height: number }>()
  const vertical = orientation === 'vertical'
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const measure = () => setLength({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const room = length && (vertical ? length.height : length.width)
  const left = room ? Math.max(minSize, room - minEndSize) : Number.POSITIVE_INFINITY
  const max = Math.min(maxSize ?? Number.POSITIVE_INFINITY, left)
  // A size stored in a larger window must not push the other pane out of this one.
  const shown = size === 0 && collapsible ? 0 : Math.min(Math.max(size, minSize), max)
  const stacked = !vertical && length !== undefined && length.width > 0 && length.width < stackBelow
  const { dragging, ...handlers } = useSplitSize({
    root,
    vertical,
    reversed: sizedPane === 'end',
    size: shown,
    defaultSize,
    min: minSize,
    max: Number.isFinite(max) ? max : minSize,
    collapsible,
    onChange: setSize,
    onCommit: (next) => onSizeCommit?.(next),
  })
  const basis: CSSProperties | undefined = stacked ? undefined : { flexBasis: shown }
  const paneProps = (pane: 'start' | 'end') => {
    const isSized = pane === sizedPane
    return {
      'data-slot': `split-pane-${pane}`,
      ...(isSized && { id: sizedId, hidden: !stacked && shown === 0, style: basis }),
      className: classNames(
        'min-h-0 min-w-0 overflow-auto -outline-offset-2',
        dragging && 'pointer-events-none',
        !isSized ? 'flex-1' : !stacked && 'shrink-0 grow-0',
      ),
    }
  }

  return (
    <div
      data-slot="split-pane"
      data-state={stacked ? 'stacked' : shown === 0 ? 'collapsed' : 'split'}
      data-orientation={orientation}
      {...props}
      ref={composedRef}
      className={classNames(rootVariants({ layout: stacked ? 'stacked' : orientation }), className)}
    >
      <div {...paneProps('start')}>{start}</div>
      {!stacked && (
        // biome-ignore lint/a11y/useSemanticElements: an hr takes no focus and has no value.
        <div
          role="separator"
          tabIndex={0}
          aria-label={label}
          aria-controls={sizedId}
          aria-orientation={vertical ? 'horizontal' : 'vertical'}
          aria-valuenow={Math.round(shown)}
          aria-valuemin={collapsible ? 0 : minSize}
          aria-valuemax={Math.round(Number.isFinite(max) ? max : Math.max(shown, minSize))}
          aria-valuetext={`${Math.round(shown)} px`}
          data-slot="split-pane-separator"
          data-state={dragging ? 'dragging' : 'idle'}
          className={separatorVariants({ vertical })}
          {...handlers}
        >
          <span aria-hidden className={gripVariants({ vertical, edge: shown === 0 ? sizedPane : 'none' })} />
        </div>
      )}
      <div {...paneProps('end')}>{end}</div>
    </div>
  )
}

interface SplitSizeOptions {
  root: RefObject<HTMLElement | null>
  vertical: boolean
  reversed: boolean
  size: number
  defaultSize: number
  min: number
  max: number
  collapsible: boolean
  onChange: (size: number) => void
  onCommit: (size: number) => void
}

const STEPS = [16, 96] as const

/** Moves the separator by pointer, keys and double click. */
function useSplitSize(options: SplitSizeOptions) {
  const { root, vertical, reversed, size, defaultSize, min, max, collapsible, onChange, onCommit } = options
  /** Size to restore when it is expanded. */
  const open = useRef(defaultSize)
  useEffect(() => {
    if (size > 0) open.current = size
  }, [size])
  const closed = size === 0
  const { dragging, settle, handlers } = useEdgeDrag({
    root,
    vertical,
    reversed,
    size,
    within: (next) =>
      collapsible && next < min / 2 ? 0 : Math.round(Math.min(Math.max(next, min), Math.max(min, max))),
    steps: STEPS,
    stepped: (by) => {
      if (by < 0) return Math.max(size + by, closed ? 0 : min)
      return closed ? min : size + by
    },
    keys: { Home: min, End: max, Enter: collapsible ? () => settle(closed ? open.current : 0) : undefined },
    onChange,
    onCommit,
    onCancel: onChange,
  })
  return { dragging, ...handlers, onDoubleClick: () => settle(defaultSize) }
}
