import { cva } from 'class-variance-authority'

/** Styles of a side menu item: links, and the button that collapses the menu. */
export const sideNavItemVariants = cva(
  'relative flex min-h-8 w-full min-w-0 cursor-pointer items-center gap-3 rounded-control text-dense transition-colors duration-100 coarse:min-h-11 max-lg:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      mode: { expanded: 'px-3 py-1.5', rail: 'justify-center px-0' },
      current: {
        none: 'text-ink-muted hover:bg-hover hover:text-ink',
        section: 'bg-active font-medium text-ink forced-colors:underline',
        page: 'bg-selected font-medium text-brand-ink forced-colors:underline',
      },
    },
    defaultVariants: { mode: 'expanded', current: 'none' },
  },
)
