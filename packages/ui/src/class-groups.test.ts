import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createTailwindMerge, extendTailwindMerge } from 'tailwind-merge'
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss'
import { describe, expect, it } from 'vitest'
import { classGroups } from './class-groups.js'

/** tailwind-merge with its own table, told the names of our theme: what ours is held against. */
const full = extendTailwindMerge({
  extend: {
    theme: {
      text: ['caption', 'dense', 'body', 'touch', 'title', 'page', 'hero'],
      radius: ['bar', 'badge', 'control', 'card', 'dialog'],
      shadow: ['popover', 'dialog'],
    },
  },
})
const ours = createTailwindMerge(classGroups)
const LEFT_OUT = /^(\S+:)?-?(mask-|@container)/
const words = (text: string) => text.split(/\s+/).filter(Boolean)

/** What the two tables make of the pairs differently. */
function differences(firsts: Iterable<string>, seconds: Iterable<string>): string[] {
  const found: string[] = []
  for (const first of firsts)
    for (const second of seconds) {
      const list = `${first} ${second}`
      if (ours(list) !== full(list)) found.push(`${list} → ${ours(list)}, not ${full(list)}`)
    }
  return found
}

const sheet = (name: string) => readFileSync(createRequire(import.meta.url).resolve(name), 'utf8')
const theme = sheet('./theme.css')
/** What Tailwind makes of our theme. */
const system = loadDesignSystem('@import "tailwindcss"; @import "./theme.css";', {
  base: '/',
  loadStylesheet: async (id) => ({
    path: id,
    base: '/',
    content: sheet(id === 'tailwindcss' ? 'tailwindcss/index.css' : id),
  }),
})

/** Every class; of those that differ in a number or a colour only, the first. */
async function everyClass(): Promise<string[]> {
  const colours = new RegExp(`-(${[...theme.matchAll(/--color-([\\w-]+):/g)].map(([, name]) => name).join('|')})$`)
  const shape = (name: string) => name.replace(colours, '-colour').replace(/\d+(\.\d+)?/g, '0')
  const list = (await system).getClassList().map(([name]) => name)
  const byShape = new Map(list.reverse().map((name) => [shape(name), name]))
  return [...byShape.values()].filter((name) => !LEFT_OUT.test(name))
}

/** The classes among the words of some sources. */
async function classesIn(sources: string[]): Promise<string[]> {
  const found = [...new Set(sources.flatMap((source) => source.split(/[\s'"`]+/)))].filter(
    (word) => word && !LEFT_OUT.test(word),
  )
  const styles = (await system).candidatesToCss(found)
  return found.filter((_, index) => styles[index] !== null)
}

/** One class of each utility. */
const oneOfEach = (classes: string[]): string[] => {
  const kinds: string[] = []
  for (const name of classes) {
    const alike = (kind: string) => full(`${kind} ${name}`) === name && full(`${name} ${kind}`) === kind
    if (!kinds.some(alike)) kinds.push(name)
  }
  return kinds
}

describe('the table of utilities', () => {
  it('gives what that of tailwind-merge gives for every class of our theme', { timeout: 60_000 }, async () => {
    const classes = await everyClass()
    const kinds = oneOfEach(classes)
    expect(classes.length).toBeGreaterThan(1500)
    expect(kinds.length).toBeGreaterThan(300)
    expect(differences(kinds, kinds)).toEqual([])
    for (let start = 0; start < kinds.length; start += 40)
      expect(differences([kinds.slice(start, start + 40).join(' ')], classes)).toEqual([])
  })

  it('does so for values in brackets, which only their text tells apart', () => {
    const sizes =
      '[3px] [0.5rem] [-2px] [.5em] [50%] [calc(100%-1rem)] [clamp(1rem,2vw,2rem)] [length:var(--x)] (length:--x)'
    const colours =
      '[#123456] [rgb(1_2_3)] [oklch(0.5_0.1_90/50%)] [color-mix(in_oklab,red_20%,blue)] [var(--x)] [color:var(--x)] ink ink/50 brand-tint current'
    const references = '(--x) (color:--x)'
    const cases = {
      text: `${sizes} ${colours} ${references} caption dense hero sm 2xl base dense/5 center nowrap`,
      bg: `${colours} ${references} [url(/a.png)] [linear-gradient(90deg,red,blue)] [repeating-linear-gradient(red,blue)] [image:var(--x)] (image:--x) none linear-to-r center [position:1px_2px] cover [size:1px_2px] (length:--x) position-[1px] size-[1px] no-repeat repeat-x fixed`,
      border: `${sizes} ${colours} ${references} 0 2 dashed none x-2 s-2 t-[3px] x-ink t-[#fff] collapse`,
      outline: `${sizes} ${colours} ${references} 0 2 none hidden offset-2`,
      ring: `${sizes} ${colours} ${references} 0 2 inset offset-2 offset-ink`,
      stroke: `${sizes} ${colours} ${references} 0 2`,
      // Without references: tailwind-merge takes `decoration-(--x)` for a width, of which Tailwind makes a colour.
      decoration: `${sizes} ${colours} 0 2 wavy auto`,
      from: `${sizes} ${colours} ${references} 10%`,
      shadow: `${colours} (color:--x) (--x) [0_1px_2px_#000] [inset_0_1px_0_red] [-1px_0_red] [shadow:var(--x)] popover dialog none sm`,
      'inset-shadow': '[0_1px_2px_#000] none sm ink [#fff]',
      font: 'bold medium [450] (weight:--x) (--x) sans mono [family-name:Inter] (family-name:--x)',
      flex: '1 [2_1_0] auto none row col wrap 1/2',
      content: '[""] (--x) none start between',
      list: 'disc none [square] inside image-[url(/a)]',
      ...Object.fromEntries(
        words('p mx -mt w max-w size inset gap translate-x basis scroll-mt').map((name) => [
          name,
          '[3px] [var(--x)] (--x) 2 2.5 px',
        ]),
      ),
      ...Object.fromEntries(
        words('z order opacity duration grid-cols').map((name) => [name, '[3] [var(--x)] (--x) 2']),
      ),
    }
    for (const [name, values] of Object.entries(cases)) {
      const classes = words(values).map((value) => `${name}-${value}`)
      expect(differences(classes, classes)).toEqual([])
    }
  })

  it('does so for the classes that each part has, with their variants', { timeout: 60_000 }, async () => {
    const sources = import.meta.glob<string>(
      [
        './**/*.{ts,tsx}',
        '../../{forms,charts}/src/**/*.tsx',
        '../../../apps/console/src/**/*.tsx',
        '!**/*.test.*',
        '!./class-groups.ts',
      ],
      { query: '?raw', import: 'default', eager: true },
    )
    const folders = new Map<string, string[]>()
    for (const [path, text] of Object.entries(sources)) {
      const folder = path.replace(/[^/]+$/, '')
      folders.set(folder, [...(folders.get(folder) ?? []), text])
    }
    const classes = await Promise.all([...folders.values()].map(classesIn))
    expect(new Set(classes.flat()).size).toBeGreaterThan(600)
    for (const ofPart of classes) expect(differences(ofPart, ofPart)).toEqual([])
  })

  it("keeps a consumer's own classes that begin as a utility does", () => {
    const own =
      'order-summary order-2 filter-bar blur-sm content-area content-start left-panel left-0 top-bar p-button p-2 table-wide table-fixed select-menu select-none z-index-9 z-10'
    expect(ours(own)).toBe(own)
    expect(full(own)).toBe(own)
  })
})
