import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'
import { checkStylesheet } from './stylesheet-check.js'

/** Replaced by bundlers. */
declare const process: { env: { NODE_ENV?: string } }

/** Names that `theme.css` adds to Tailwind's scales. */
export const THEME_NAMES = {
  text: ['caption', 'dense', 'body', 'touch', 'title', 'page', 'hero'],
  radius: ['bar', 'badge', 'control', 'card', 'dialog'],
  shadow: ['popover', 'dialog'],
}

const merge = /* @__PURE__ */ extendTailwindMerge({ extend: { theme: THEME_NAMES } })

/** Joins class names. Of conflicting classes the last one wins, so a consumer's `className` takes precedence. */
export function classNames(...values: ClassValue[]): string {
  // Here, because every component calls it, and a module with a side effect would defeat tree shaking.
  if (process.env.NODE_ENV === 'development') checkStylesheet()
  return merge(clsx(values))
}
