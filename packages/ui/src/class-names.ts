import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

/** Names that `theme.css` adds to Tailwind's scales. */
export const THEME_NAMES = {
  text: ['caption', 'dense', 'body', 'touch', 'title', 'page', 'hero'],
  radius: ['bar', 'badge', 'control', 'card', 'dialog'],
  shadow: ['popover', 'dialog'],
}

const merge = /* @__PURE__ */ extendTailwindMerge({ extend: { theme: THEME_NAMES } })

/** Joins class names. Of conflicting classes the last one wins, so a consumer's `className` takes precedence. */
export const classNames = (...values: ClassValue[]): string => merge(clsx(values))
