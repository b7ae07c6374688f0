import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { Item, Root } from '@radix-ui/react-radio-group'
import { type ComponentProps, Fragment, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { classNames } from '../class-names.js'
import { scrollFades, useArrowSelection, useScrollEdges } from '../hooks/hooks.js'
import { Tooltip } from '../tooltip/tooltip.js'

export interface SegmentedOption<Value extends string = string> {
  /** Value passed to `onValueChange`. */
  value: Value
  /** Label of the segment, or its tooltip and name with `iconOnly`. */
  label: string
  /** Icon before the label. */
  icon?: ReactNode
  /** Cannot be selected. @default false */
  disabled?: boolean
}

export interface SegmentedControlProps<Value extends string = string>
  extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir' | 'children'> {
  /** Accessible name of the group. */
  label: string
  /** Value of the selected segment. */
  value: Value
  /** Called with the value of the selected segment. */
  onValueChange: (value: Value) => void
  /** Two to five segments. */
  options: readonly SegmentedOption<Value>[]
  /** Height of the control. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Shows only icons, with the labels as tooltips. @default false */
  iconOnly?: boolean
}

const segment =
  'inline-flex h-full flex-auto cursor-pointer select-none items-center justify-center gap-1.5 whitespace-nowrap border border-transparent font-medium text-ink-muted transition-colors duration-100 hover:text-ink focus-visible:outline-none aria-checked:border-line aria-checked:bg-surface aria-checked:text-ink disabled:cursor-not-allowed disabled:text-ink-disabled dark:aria-checked:bg-active forced-colors:aria-checked:forced-color-adjust-none forced-colors:aria-checked:bg-[Highlight] forced-colors:aria-checked:text-[HighlightText] [&_svg]:size-4 [&_svg]:shrink-0'

/**
 * The focus ring is around the whole control, because its scroll container and mask would clip a ring around a
 * segment. Important, because Radix sets `outline: none` inline.
 */
const focusRing =
  'outline-ring! outline-offset-2 has-focus-visible:outline-2! has-focus-visible:[mask-image:none]! forced-colors:outline-[Highlight]!'

const heights = {
  sm: 'h-7 rounded-badge coarse:h-11',
  md: 'h-(--placard-control-height) rounded-control',
  lg: 'h-11 rounded-control',
}

/** Selects one of a few visible views or modes. Arrow keys select; it is one Tab stop. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  onValueChange,
  options,
  size = 'md',
  iconOnly = false,
  className,
  ref,
  ...props
}: SegmentedControlProps<Value>) {
  const element = useRef<HTMLDivElement>(null)
  const root = useComposedRefs(element, ref)
  useScrollToSelected(element, value)
  useScrollEdges(element, options)
  const arrows = useArrowSelection(props)
  const choose = (next: string) => {
    arrows.onSelected()
    const option = options.find((candidate) => candidate.value === next)
    if (option) onValueChange(option.value)
  }
  return (
    <Root
      data-slot="segmented-control"
      aria-label={label}
      orientation="horizontal"
      {...props}
      {...arrows.handlers}
      ref={root}
      value={value}
      onValueChange={choose}
      className={classNames(
        'inline-flex w-fit max-w-full items-center gap-0.5 overflow-x-auto [scrollbar-width:none] border border-line bg-sunken p-0.5',
        heights[size],
        scrollFades,
        focusRing,
        className,
      )}
    >
      {options.map((option) => {
        const item = (
          <Item
            value={option.value}
            disabled={option.disabled}
            aria-label={iconOnly ? option.label : undefined}
            className={classNames(
              segment,
              size === 'sm' ? 'rounded-bar text-caption' : 'rounded-badge text-dense',
              iconOnly ? 'aspect-square' : size === 'sm' ? 'px-2' : 'px-3',
            )}
          >
            {option.icon}
            {!iconOnly && option.label}
          </Item>
        )
        if (!iconOnly) return <Fragment key={option.value}>{item}</Fragment>
        return (
          <Tooltip key={option.value} content={option.label} describes={false}>
            {item}
          </Tooltip>
        )
      })}
    </Root>
  )
}

/** Scrolls the selected segment into view. */
function useScrollToSelected(scroller: RefObject<HTMLElement | null>, selected: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new choice may be out of sight.
  useLayoutEffect(() => {
    const element = scroller.current
    const segment = element?.querySelector<HTMLElement>('[aria-checked="true"]')
    if (!element || !segment || element.scrollWidth <= element.clientWidth) return
    const [box, view] = [segment.getBoundingClientRect(), element.getBoundingClientRect()]
    if (box.left >= view.left && box.right <= view.right) return
    element.scrollLeft += (box.left + box.right - view.left - view.right) / 2
  }, [scroller, selected])
}
