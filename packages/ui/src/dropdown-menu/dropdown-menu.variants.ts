import { cva } from 'class-variance-authority'

/** The floating panel of a menu. */
export const menuVariants = cva(
  'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 max-w-80 overflow-y-auto rounded-card border border-line bg-raised p-1 text-dense text-ink shadow-popover transition-[opacity,translate] duration-160 ease-out starting:-translate-y-1 starting:opacity-0',
)

/** One line of a menu. */
export const menuItemVariants = cva(
  'relative flex min-h-8 cursor-pointer select-none items-center gap-2 rounded-badge px-2 py-1 -outline-offset-2 forced-colors:data-[highlighted]:bg-[Highlight] forced-colors:data-[highlighted]:text-[HighlightText] data-[disabled]:cursor-not-allowed data-[disabled]:text-ink-disabled coarse:min-h-11 max-lg:min-h-11 [&>svg]:size-4 [&>svg]:shrink-0',
  {
    variants: {
      tone: {
        neutral: 'data-[highlighted]:bg-hover [&>svg]:text-ink-muted',
        danger: 'text-danger-ink data-[highlighted]:bg-danger-tint',
      },
      inset: { true: 'ps-8', false: '' },
    },
    defaultVariants: { tone: 'neutral', inset: false },
  },
)
