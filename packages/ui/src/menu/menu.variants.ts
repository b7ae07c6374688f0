import { cva } from 'class-variance-authority'

/** Styles of a menu panel. */
export const menuVariants = cva(
  'z-50 max-h-(--radix-popper-available-height) min-w-48 max-w-[min(20rem,calc(100vw-1rem))] overflow-y-auto overscroll-contain rounded-card border border-line bg-raised p-1 text-dense text-ink shadow-popover transition-[opacity,translate] duration-160 ease-out starting:-translate-y-1 starting:opacity-0',
)

/** Styles of a menu item. */
export const menuItemVariants = cva(
  'relative flex min-h-8 cursor-pointer select-none items-center gap-2 rounded-badge px-2 py-1 -outline-offset-2 wrap-anywhere aria-disabled:cursor-not-allowed aria-disabled:text-ink-disabled forced-colors:data-highlighted:bg-[Highlight] forced-colors:data-highlighted:text-[HighlightText] forced-colors:aria-disabled:text-[GrayText] coarse:min-h-11 max-lg:min-h-11 [&>svg]:size-4 [&>svg]:shrink-0',
  {
    variants: {
      tone: {
        neutral:
          'data-highlighted:bg-active data-[state=open]:bg-active [&>svg]:text-ink-muted aria-disabled:[&>svg]:text-ink-disabled',
        danger:
          'text-danger-ink data-highlighted:bg-danger-tint aria-disabled:data-highlighted:bg-active forced-colors:data-highlighted:text-[HighlightText]',
      },
      inset: { true: 'ps-8', false: '' },
    },
    defaultVariants: { tone: 'neutral', inset: false },
  },
)
