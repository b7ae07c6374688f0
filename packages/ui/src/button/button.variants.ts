import { cva } from 'class-variance-authority'

const roomForLines = {
  sm: 'max-sm:min-h-7 max-sm:py-1',
  md: 'max-sm:min-h-(--placard-control-height) max-sm:py-1.5',
  lg: 'max-sm:min-h-11 max-sm:py-2',
}

/** Wraps long button labels on phones instead of overflowing the page. */
export const wrapping = (size: keyof typeof roomForLines | null | undefined): string =>
  `max-sm:h-fit max-sm:max-w-full max-sm:text-balance max-sm:whitespace-normal max-sm:wrap-break-word ${roomForLines[size ?? 'md']}`

/** Styles of Button and IconButton. */
export const buttonVariants = cva(
  'inline-flex shrink-0 cursor-pointer select-none items-center justify-center gap-1.5 whitespace-nowrap rounded-control border font-medium transition-colors duration-100 disabled:cursor-not-allowed data-disabled:cursor-not-allowed aria-busy:cursor-progress forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      /** Emphasis: at most one `primary` per view. @default 'secondary' */
      variant: {
        primary:
          'border-transparent bg-brand text-on-brand hover:bg-brand-hover active:bg-brand-active disabled:bg-active disabled:text-ink-subtle data-disabled:bg-active data-disabled:text-ink-subtle',
        secondary:
          'border-line bg-surface text-ink hover:bg-hover active:bg-active disabled:bg-surface disabled:text-ink-disabled data-disabled:bg-surface data-disabled:text-ink-disabled aria-pressed:border-brand-line aria-pressed:bg-selected aria-pressed:text-brand-ink',
        ghost:
          'border-transparent bg-transparent text-ink-muted hover:bg-hover hover:text-ink active:bg-active disabled:bg-transparent disabled:text-ink-disabled data-disabled:bg-transparent data-disabled:text-ink-disabled aria-pressed:bg-selected aria-pressed:text-brand-ink',
        danger:
          'border-transparent bg-danger text-on-brand hover:brightness-90 active:brightness-80 disabled:brightness-100 data-disabled:brightness-100 disabled:bg-active disabled:text-ink-subtle data-disabled:bg-active data-disabled:text-ink-subtle',
      },
      /** Height; `md` follows the density. @default 'md' */
      size: {
        sm: 'h-7 rounded-badge px-2 text-caption',
        md: 'h-(--placard-control-height) px-3 text-dense',
        lg: 'h-11 px-4 text-body',
      },
    },
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
)
