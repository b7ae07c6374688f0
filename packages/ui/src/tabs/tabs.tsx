import { Slottable } from '@radix-ui/react-slot'
import * as TabsPrimitive from '@radix-ui/react-tabs'
import { type ComponentProps, createContext, type ReactNode, useContext, useRef } from 'react'
import { assignRef } from '../assign-ref.js'
import { classNames } from '../class-names.js'
import { TabCount } from './tab-count.js'
import { type TabsVariant, tabsListVariants, tabVariants } from './tabs.variants.js'
import { useTabRow } from './use-tab-row.js'

export { TabNav, TabNavLink, type TabNavLinkProps, type TabNavProps } from './tab-nav.js'

const VariantContext = createContext<TabsVariant>('line')

export interface TabsProps extends ComponentProps<typeof TabsPrimitive.Root> {}

/** Panels of which one shows. Arrows move between tabs; give `activationMode="manual"` where a panel must load. */
export function Tabs({ className, ...props }: TabsProps) {
  return <TabsPrimitive.Root data-slot="tabs" {...props} className={classNames('min-w-0', className)} />
}

export interface TabsListProps extends ComponentProps<typeof TabsPrimitive.List> {
  /** `line` under a page's title, `pill` inside a card. @default 'line' */
  variant?: TabsVariant
}

/** The row of tabs; give it an `aria-label`. What does not fit scrolls, and fades out where it goes on. */
export function TabsList({ variant = 'line', className, ref, ...props }: TabsListProps) {
  const row = useRef<HTMLDivElement>(null)
  return (
    <VariantContext value={variant}>
      <TabsPrimitive.List
        data-slot="tabs-list"
        data-edge={useTabRow(row)}
        {...props}
        ref={(element) => {
          row.current = element
          return assignRef(ref, element)
        }}
        className={classNames(tabsListVariants({ variant }), className)}
      />
    </VariantContext>
  )
}

export interface TabsTriggerProps extends ComponentProps<typeof TabsPrimitive.Trigger> {
  /** How many things are behind it. */
  count?: ReactNode
}

/** One tab. For views with an address of their own there is TabNav: a link is no tab. */
export function TabsTrigger({ count, className, children, ...props }: TabsTriggerProps) {
  const variant = useContext(VariantContext)
  return (
    <TabsPrimitive.Trigger
      data-slot="tabs-trigger"
      {...props}
      className={classNames(tabVariants({ variant }), className)}
    >
      <Slottable>{children}</Slottable>
      {count !== undefined && <TabCount>{count}</TabCount>}
    </TabsPrimitive.Trigger>
  )
}

export interface TabsContentProps extends ComponentProps<typeof TabsPrimitive.Content> {}

/** The panel of one tab. */
export function TabsContent({ className, ...props }: TabsContentProps) {
  return <TabsPrimitive.Content data-slot="tabs-content" {...props} className={classNames('mt-4', className)} />
}
