import { type ClassValue, clsx } from 'clsx'
import { createTailwindMerge } from 'tailwind-merge'
import { classGroups } from './class-groups.js'

const merge = /* @__PURE__ */ createTailwindMerge(classGroups)

/** Joins class names; of two that set the same property the later one wins, so a consumer's `className` always does. */
export const classNames = (...values: ClassValue[]): string => merge(clsx(values))
