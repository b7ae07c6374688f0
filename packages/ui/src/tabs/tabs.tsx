import * as TabsPrimitive from '@radix-ui/react-tabs'
import { cva } from 'class-variance-authority'
import { type ComponentProps, createContext, useContext } from 'react'
import { classNames } from '../class-names.js'

type TabsVariant = 'line' | 'pill'

const VariantContext = createContext<TabsVariant>('line')

const listVariants = cva('flex overflow-x-auto', {
  variants: {
    variant: {
      line: '-mx-2 gap-2 bg-[linear-gradient(var(--border-subtle),var(--border-subtle))] bg-[length:100%_1px] bg-bottom bg-no-repeat bg-origin-content px-2',
      pill: 'w-fit max-w-full gap-0.5 rounded-control border border-line-subtle bg-sunken p-0.5',
    },
  },
})

const triggerVariants = cva(
  'relative inline-flex shrink-0 cursor-pointer select-none items-center gap-1.5 whitespace-nowrap font-medium text-dense text-ink-muted transition-colors duration-100 -outline-offset-2 hover:text-ink disabled:cursor-not-allowed disabled:text-ink-disabled data-[state=active]:text-ink [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        line: 'h-10 rounded-badge px-2 after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:rounded-full after:bg-transparent data-[state=active]:after:bg-brand forced-colors:data-[state=active]:after:bg-[Highlight] max-lg:h-11',
        pill: 'h-7 rounded-badge border border-transparent px-3 data-[state=active]:border-line data-[state=active]:bg-surface forced-colors:data-[state=active]:border-[Highlight] max-lg:h-10',
      },
    },
  },
)

export interface TabsProps extends ComponentProps<typeof TabsPrimitive.Root> {}

/** Panels of which one shows. Arrows move between tabs; give `activationMode="manual"` where a panel must load. */
export function Tabs({ className, ...props }: TabsProps) {
  return <TabsPrimitive.Root data-slot="tabs" {...props} className={classNames('min-w-0', className)} />
}

export interface TabsListProps extends ComponentProps<typeof TabsPrimitive.List> {
  /** `line` under a page's title, `pill` inside a card. @default 'line' */
  variant?: TabsVariant
}

/** The row of tabs; give it an `aria-label`. */
export function TabsList({ variant = 'line', className, ...props }: TabsListProps) {
  return (
    <VariantContext.Provider value={variant}>
      <TabsPrimitive.List
        data-slot="tabs-list"
        {...props}
        className={classNames(listVariants({ variant }), className)}
      />
    </VariantContext.Provider>
  )
}

export interface TabsTriggerProps extends ComponentProps<typeof TabsPrimitive.Trigger> {}

/** One tab; `asChild` around a link when it changes the address. */
export function TabsTrigger({ className, ...props }: TabsTriggerProps) {
  const variant = useContext(VariantContext)
  return (
    <TabsPrimitive.Trigger
      data-slot="tabs-trigger"
      {...props}
      className={classNames(triggerVariants({ variant }), className)}
    />
  )
}

export interface TabsContentProps extends ComponentProps<typeof TabsPrimitive.Content> {}

/** The panel of one tab. */
export function TabsContent({ className, ...props }: TabsContentProps) {
  return <TabsPrimitive.Content data-slot="tabs-content" {...props} className={classNames('mt-4', className)} />
}
