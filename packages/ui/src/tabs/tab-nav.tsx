import { Slot, Slottable } from '@radix-ui/react-slot'
import { type ComponentProps, createContext, type ReactNode, useContext, useRef } from 'react'
import { classNames } from '../class-names.js'
import { TabCount } from './tab-count.js'
import { type TabsVariant, tabsListVariants, tabVariants } from './tabs.variants.js'
import { useTabRow } from './use-tab-row.js'

const VariantContext = createContext<TabsVariant>('line')

export interface TabNavProps extends ComponentProps<'nav'> {
  /** The name of the landmark: what the pages are about. */
  label: string
  /** `line` under a page's title, `pill` inside a card. @default 'line' */
  variant?: TabsVariant
}

/** Looks like Tabs and is a row of links: for views that have an address of their own. */
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
  /** Renders the only child (a router's link) with the look and props of a tab. @default false */
  asChild?: boolean
  /** The view that one is on. @default false */
  current?: boolean
  /** How many things are there. */
  count?: ReactNode
}

/** One link of a TabNav. */
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
