import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { Slot } from '@radix-ui/react-slot'
import { Ellipsis } from 'lucide-react'
import {
  Children,
  type ComponentProps,
  createContext,
  Fragment,
  isValidElement,
  type ReactNode,
  useContext,
  useRef,
} from 'react'
import { classNames } from '../class-names.js'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '../dropdown-menu/dropdown-menu.js'
import { useTruncation } from '../hooks/hooks.js'
import { MenuItem } from '../menu/menu.js'
import { Tooltip } from '../tooltip/tooltip.js'
import { useLabels } from '../use-labels.js'
import { useHiddenSteps } from './use-hidden-steps.js'

/** True for steps in the overflow menu. */
const InMenuContext = createContext(false)

const line =
  'before:mx-2 before:text-ink-subtle before:content-["/"/""] first:before:hidden rtl:before:-scale-x-100 flex min-w-0 items-center'

// Of the last two steps the parent is truncated first, down to a few characters.
const givesWay = 'min-w-6 shrink-1000 nth-last-2:min-w-(--few-letters)'

const breadcrumbLabels = {
  /** Name of the landmark. @default 'Breadcrumb' */
  label: 'Breadcrumb',
  /** Label of the button that opens the hidden steps. @default 'More steps' */
  more: 'More steps',
}

/** Texts of a Breadcrumb. */
export type BreadcrumbLabels = typeof breadcrumbLabels

export interface BreadcrumbProps extends ComponentProps<'nav'> {
  /** Name of the landmark. @default 'Breadcrumb' */
  label?: string
  /** Overrides of the texts. */
  labels?: Partial<BreadcrumbLabels>
}

/** Path to the current page. Steps that do not fit move into a menu, from the middle; of the last two, the parent is truncated first. */
export function Breadcrumb({ label, labels, className, children, ...props }: BreadcrumbProps) {
  const texts = useLabels('breadcrumb', breadcrumbLabels, labels)
  const list = useRef<HTMLOListElement>(null)
  const steps = flattenSteps(children)
  const hidden = useHiddenSteps(list, steps.map(readText).join('\u0000'))
  const more = hidden.size > 0 && (
    <li key="more" className={line}>
      <DropdownMenu>
        <DropdownMenuTrigger
          aria-label={texts.more}
          className="-mx-1 flex size-6 cursor-pointer items-center justify-center rounded-badge text-ink-muted hover:bg-hover hover:text-ink data-[state=open]:bg-active coarse:size-11"
        >
          <Ellipsis aria-hidden className="size-4" />
        </DropdownMenuTrigger>
        <DropdownMenuContent className="max-w-80">
          <InMenuContext value={true}>{steps.filter((_, index) => hidden.has(index))}</InMenuContext>
        </DropdownMenuContent>
      </DropdownMenu>
    </li>
  )
  const first = hidden.has(0) ? [] : steps.slice(0, 1)
  const rest = steps.slice(1).filter((_, index) => !hidden.has(index + 1))
  return (
    <nav
      data-slot="breadcrumb"
      aria-label={label ?? texts.label}
      {...props}
      className={classNames('min-w-0', className)}
    >
      <ol ref={list} className="flex min-w-0 items-center text-dense">
        {first}
        {more}
        {rest}
      </ol>
    </nav>
  )
}

/** Flattens the steps, those in fragments included. */
function flattenSteps(children: ReactNode): ReactNode[] {
  return Children.toArray(children).flatMap((child) =>
    isValidElement<{ children?: ReactNode }>(child) && child.type === Fragment
      ? flattenSteps(child.props.children)
      : [child],
  )
}

function readText(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(readText).join('')
  if (isValidElement<{ children?: ReactNode }>(node)) return readText(node.props.children)
  return typeof node === 'string' || typeof node === 'number' ? String(node) : ''
}

export interface BreadcrumbItemProps extends ComponentProps<'a'> {
  /** Renders the only child (a router's link) with the style and props of a step. @default false */
  asChild?: boolean
  /** Marks the current page, rendered as text instead of a link. @default false */
  current?: boolean
}

/** Step of a Breadcrumb. */
export function BreadcrumbItem({ asChild = false, current = false, className, ref, ...props }: BreadcrumbItemProps) {
  const { textRef, tooltip } = useTruncation<HTMLAnchorElement>()
  const stepRef = useComposedRefs(textRef, ref)
  const Step = asChild ? Slot : current ? 'span' : 'a'
  if (useContext(InMenuContext))
    return (
      <MenuItem asChild>
        <Step {...props} ref={ref} data-slot="breadcrumb-item" className={classNames('truncate', className)} />
      </MenuItem>
    )
  const step = (
    <Step
      data-slot="breadcrumb-item"
      aria-current={current ? 'page' : undefined}
      {...props}
      ref={stepRef}
      className={classNames(
        'block max-w-60 truncate rounded-bar',
        current ? 'font-medium text-ink' : 'text-ink-muted hover:text-ink hover:underline',
        className,
      )}
    />
  )
  return (
    <li className={classNames(line, current ? 'min-w-12 shrink' : givesWay)}>
      <Tooltip content={readText(props.children)} describes={false} {...tooltip}>
        {step}
      </Tooltip>
    </li>
  )
}
