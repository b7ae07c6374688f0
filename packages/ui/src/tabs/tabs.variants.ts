import { cva } from 'class-variance-authority'

export type TabsVariant = 'line' | 'pill'

/** The row of tabs; where some of them are scrolled out of sight, it fades out towards them. */
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

/** One tab, be it a button or a link. */
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
