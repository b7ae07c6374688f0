import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { Slot, Slottable } from '@radix-ui/react-slot'
import * as TabsPrimitive from '@radix-ui/react-tabs'
import { cva } from 'class-variance-authority'
import { type ComponentProps, createContext, type ReactNode, useContext, useRef } from 'react'
import { classNames } from '../class-names.js'
import { useLocale } from '../use-labels.js'
import { useTabRow } from './use-tab-row.js'

export type TabsVariant = 'line' | 'pill'

/** Row of tabs; it fades out at edges where tabs are scrolled out of view. */
export const tabsListVariants = cva(
  'flex scroll-px-8 overflow-x-auto [scrollbar-width:none] data-[edge=both]:mask-x-from-[calc(100%-2rem)] data-[edge=left]:mask-l-from-[calc(100%-2rem)] data-[edge=right]:mask-r-from-[calc(100%-2rem)]',
  {
    variants: {
      variant: {
        line: '-mx-2 gap-2 bg-[linear-gradient(var(--placard-border-subtle),var(--placard-border-subtle))] bg-[length:calc(100%-1rem)_1px] bg-bottom bg-no-repeat',
        pill: 'w-fit max-w-full gap-0.5 rounded-control border border-line-subtle bg-sunken p-0.5',
      },
    },
    defaultVariants: { variant: 'line' },
  },
)

/** Styles of a tab, as a button or a link. */
export const tabVariants = cva(
  'relative inline-flex shrink-0 cursor-pointer select-none items-center gap-1.5 whitespace-nowrap font-medium text-dense text-ink-muted transition-colors duration-100 -outline-offset-2 hover:text-ink disabled:cursor-not-allowed disabled:text-ink-disabled data-[state=active]:text-ink [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        line: 'h-10 rounded-badge px-2 after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:rounded-full after:bg-transparent data-[state=active]:after:bg-brand forced-colors:data-[state=active]:after:bg-[Highlight] max-lg:h-11',
        pill: 'h-7 rounded-badge border border-transparent px-3 data-[state=active]:border-line data-[state=active]:bg-surface forced-colors:data-[state=active]:border-[Highlight] max-lg:h-10',
      },
    },
    defaultVariants: { variant: 'line' },
  },
)

const VariantContext = createContext<TabsVariant>('line')

export interface TabsProps extends ComponentProps<typeof TabsPrimitive.Root> {}

/** Tabs with panels. Arrow keys select tabs; use `activationMode="manual"` if a panel has to load. */
export function Tabs({ className, ...props }: TabsProps) {
  return <TabsPrimitive.Root data-slot="tabs" {...props} className={classNames('min-w-0', className)} />
}

export interface TabsListProps extends ComponentProps<typeof TabsPrimitive.List> {
  /** `line` under a page's title, `pill` inside a card. @default 'line' */
  variant?: TabsVariant
}

/** Row of tabs; set an `aria-label`. It scrolls if tabs do not fit. */
export function TabsList({ variant = 'line', className, ref, onFocus, ...props }: TabsListProps) {
  const row = useRef<HTMLDivElement>(null)
  const composedRef = useComposedRefs(row, ref)
  return (
    <VariantContext value={variant}>
      <TabsPrimitive.List
        data-slot="tabs-list"
        data-edge={useTabRow(row)}
        {...props}
        // Radix leaves the focus on the row after a tab was clicked.
        onFocus={(event) => {
          onFocus?.(event)
          if (event.target === event.currentTarget)
            event.currentTarget.querySelector<HTMLElement>('[role=tab][data-state=active]:enabled')?.focus()
        }}
        ref={composedRef}
        className={classNames(tabsListVariants({ variant }), className)}
      />
    </VariantContext>
  )
}

export interface TabsTriggerProps extends ComponentProps<typeof TabsPrimitive.Trigger> {
  /** Count after the label. */
  count?: ReactNode
}

/** Tab. For views with a URL use TabNav. */
export function TabsTrigger({ count, className, children, ...props }: TabsTriggerProps) {
  const variant = useContext(VariantContext)
  return (
    <TabsPrimitive.Trigger
      data-slot="tabs-trigger"
      // Focus enters through the row, which moves it to the active tab. The tab that had focus last may be another one.
      tabIndex={-1}
      {...props}
      className={classNames(tabVariants({ variant }), className)}
    >
      <Slottable>{children}</Slottable>
      {count !== undefined && <TabCount>{count}</TabCount>}
    </TabsPrimitive.Trigger>
  )
}

export interface TabsContentProps extends ComponentProps<typeof TabsPrimitive.Content> {}

/** Panel of a tab. */
export function TabsContent({ className, ...props }: TabsContentProps) {
  return <TabsPrimitive.Content data-slot="tabs-content" {...props} className={classNames('mt-4', className)} />
}

export interface TabNavProps extends ComponentProps<'nav'> {
  /** Name of the landmark: the subject of the pages. */
  label: string
  /** `line` under a page's title, `pill` inside a card. @default 'line' */
  variant?: TabsVariant
}

/** Row of links styled as tabs, for views with a URL. */
export function TabNav({ label, variant = 'line', className, children, ...props }: TabNavProps) {
  const row = useRef<HTMLUListElement>(null)
  return (
    <VariantContext value={variant}>
      <nav data-slot="tab-nav" aria-label={label} {...props} className={classNames('min-w-0', className)}>
        <ul ref={row} data-edge={useTabRow(row)} className={tabsListVariants({ variant })}>
          {children}
        </ul>
      </nav>
    </VariantContext>
  )
}

export interface TabNavLinkProps extends ComponentProps<'a'> {
  /** Renders the only child (a router's link) with the style and props of a tab. @default false */
  asChild?: boolean
  /** Marks the current view. @default false */
  current?: boolean
  /** Count after the label. */
  count?: ReactNode
}

/** Link of a TabNav. */
export function TabNavLink({
  asChild = false,
  current = false,
  count,
  className,
  children,
  ...props
}: TabNavLinkProps) {
  const variant = useContext(VariantContext)
  const Link = asChild ? Slot : 'a'
  return (
    <li className="flex shrink-0">
      <Link
        data-slot="tab-nav-link"
        data-state={current ? 'active' : 'inactive'}
        aria-current={current ? 'page' : undefined}
        {...props}
        className={classNames(tabVariants({ variant }), className)}
      >
        <Slottable>{children}</Slottable>
        {count !== undefined && <TabCount>{count}</TabCount>}
      </Link>
    </li>
  )
}

/** Count of a tab, part of its name. */
function TabCount({ children }: { children: ReactNode }) {
  const locale = useLocale()
  return (
    <span
      data-slot="tab-count"
      className="min-w-5 rounded-bar bg-active px-1 text-center font-normal text-caption text-ink-muted forced-colors:border"
    >
      {typeof children === 'number' ? children.toLocaleString(locale) : children}
    </span>
  )
}
