import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { classNames, THEME_NAMES } from './class-names.js'

// Own classes, the consumer's `className`, and the merged result.
it.each([
  ['p-4', 'p-2', 'p-2'],
  ['px-3 py-1', 'p-0', 'p-0'],
  ['p-4', 'px-2', 'p-4 px-2'],
  ['ps-3', 'px-2', 'px-2'],
  ['m-2 mt-4', '-mx-1', 'm-2 mt-4 -mx-1'],
  ['w-full h-7', 'size-10', 'size-10'],
  ['h-(--placard-control-height)', 'h-12', 'h-12'],
  ['max-w-[40rem]', 'max-w-none', 'max-w-none'],
  ['inline-flex', 'hidden', 'hidden'],
  ['relative', 'absolute', 'absolute'],
  ['inset-x-0 top-2', 'inset-0', 'inset-0'],
  ['start-0', 'end-0', 'start-0 end-0'],
  ['flex-col items-center justify-between', 'flex-row items-start', 'justify-between flex-row items-start'],
  ['grow shrink-0', 'flex-1', 'flex-1'],
  ['grid-cols-2', 'grid-cols-[auto_1fr]', 'grid-cols-[auto_1fr]'],
  ['gap-x-2 gap-y-1', 'gap-4', 'gap-4'],
  ['text-caption text-ink', 'text-body', 'text-ink text-body'],
  ['text-caption text-ink', 'text-ink-muted', 'text-caption text-ink-muted'],
  ['text-caption text-start', 'text-[13px] text-[#333]', 'text-start text-[13px] text-[#333]'],
  ['leading-4', 'text-dense/6', 'text-dense/6'],
  ['font-medium font-sans', 'font-semibold', 'font-sans font-semibold'],
  ['bg-surface', 'bg-brand/50', 'bg-brand/50'],
  ['border border-line rounded-control', 'border-2', 'border-line rounded-control border-2'],
  ['border border-line rounded-control', 'border-danger', 'border rounded-control border-danger'],
  ['border border-line', 'border-0 border-dashed', 'border-line border-0 border-dashed'],
  ['rounded-t-card', 'rounded-none', 'rounded-none'],
  ['shadow-popover', 'shadow-none', 'shadow-none'],
  ['overflow-x-auto', 'overflow-visible', 'overflow-visible'],
  ['z-10 opacity-50', 'z-50', 'opacity-50 z-50'],
  ['transition-colors duration-100', 'transition-none', 'duration-100 transition-none'],
  ['cursor-pointer', 'cursor-default', 'cursor-default'],
  ['outline-2 outline-ring', 'outline-none', 'outline-2 outline-ring outline-none'],
  ['translate-x-1', 'translate-x-0', 'translate-x-0'],
  ['truncate', 'text-clip', 'text-clip'],
  ['tabular-nums', 'normal-nums', 'normal-nums'],
  ['hover:bg-hover bg-surface', 'bg-sunken', 'hover:bg-hover bg-sunken'],
  ['hover:bg-hover', 'hover:bg-active', 'hover:bg-active'],
  ['max-lg:hidden', 'max-lg:flex', 'max-lg:flex'],
  ['hover:focus-visible:p-1', 'focus-visible:hover:p-2', 'focus-visible:hover:p-2'],
  ['data-[state=open]:bg-hover', 'data-[state=open]:bg-brand', 'data-[state=open]:bg-brand'],
  ['[&_svg]:size-4', '[&_svg]:size-5', '[&_svg]:size-5'],
  ['coarse:h-11 h-9', 'h-8', 'coarse:h-11 h-8'],
  ['p-2', 'p-4!', 'p-2 p-4!'],
  ['p-2!', 'p-4!', 'p-4!'],
  ['[mask-type:luminance]', '[mask-type:alpha]', '[mask-type:alpha]'],
  ['p-2', 'my-own-class', 'p-2 my-own-class'],
])('%s with %s', (own, passed, merged) => {
  expect(classNames(own, passed)).toBe(merged)
})

it('knows the sizes, radii and shadows of the theme', () => {
  const theme = readFileSync(createRequire(import.meta.url).resolve('./theme.css'), 'utf8')
  const listNames = (scale: string) =>
    [...theme.matchAll(new RegExp(`--${scale}-([a-z]+):`, 'g'))].map(([, name]) => name).sort()
  for (const [scale, names] of Object.entries(THEME_NAMES)) expect(names.toSorted()).toEqual(listNames(scale))
})

it.each(['order-summary order-2', 'filter-bar blur-sm', 'content-area content-start', 'top-bar p-button p-2'])(
  'keeps custom classes that look like a utility: %s',
  (own) => {
    expect(classNames(own)).toBe(own)
  },
)

it('joins class names and skips falsy values', () => {
  expect(classNames('a', null, undefined, false && 'b', ['c', { d: true, e: false }])).toBe('a c d')
})
