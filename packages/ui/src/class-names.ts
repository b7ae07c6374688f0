import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['caption', 'dense', 'body', 'touch', 'title', 'page', 'hero'],
      radius: ['bar', 'badge', 'control', 'card', 'dialog'],
      shadow: ['popover', 'dialog'],
    },
  },
})

/** Joins class names; of two that set the same property the later one wins, so a consumer's `className` always does. */
export const classNames = (...values: ClassValue[]): string => merge(clsx(values))
