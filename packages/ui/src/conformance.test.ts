import { describe, expect, it } from 'vitest'

/** Every source file of this package, by its path from here. */
const files = import.meta.glob<string>('./**/*.{ts,tsx,mdx}', { query: '?raw', import: 'default', eager: true })
const text = (path: string) => files[path] ?? ''

/** Components without an element of their own: there is nothing that `ref`, `className` or axe could reach. */
const WITHOUT_ELEMENT: Record<string, string> = {
  AlertDialog: 'holds the state of its parts',
  ContextMenu: 'holds the state of its parts',
  Dialog: 'holds the state of its parts',
  DirectionProvider: 'hands a value down',
  Drawer: 'holds the state of its parts',
  DropdownMenu: 'holds the state of its parts',
  HoverCard: 'holds the state of its parts',
  MenuSub: 'holds the state of its parts',
  Popover: 'holds the state of its parts',
  ThemeProvider: 'hands a value down',
  ToastProvider: 'hands a value down; its region has a test of its own',
  TooltipProvider: 'hands a value down',
}

/** Folders that are no part by themselves: their stories and page are those of the part that shows them. */
const TOLD_IN: Record<string, string> = { menu: 'dropdown-menu' }

interface Exported {
  name: string
  /** The folder of the part, or '' for a file beside the folders. */
  folder: string
}

/** Values exported by index.ts; the part is the folder that they come from. */
const published: Exported[] = [...text('./index.ts').matchAll(/^export \{([^}]*)\} from '(\.\/[^']+)'/gm)].flatMap(
  ([, list = '', from = '']) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => ({ name, folder: from.split('/').length > 2 ? (from.split('/')[1] ?? '') : '' })),
)
const components = published.filter(({ name }) => /^[A-Z][a-z]/.test(name) && !name.endsWith('Context'))
const folders = [...new Set(components.map(({ folder }) => folder))]
const homeOf = ({ folder }: Exported) => TOLD_IN[folder] ?? folder

const tests = Object.keys(files)
  .filter((path) => path.endsWith('.test.tsx'))
  .map(text)
  .join('\n')
const meta = (folder: string) => {
  const source = Object.keys(files)
    .filter((path) => path.startsWith(`./${folder}/`) && path.endsWith('.stories.tsx'))
    .map(text)
    .join('\n')
  return [...source.matchAll(/\bcomponent: (\w+)|subcomponents: \{([^}]*)\}/g)]
    .map((found) => found.slice(1).join(' '))
    .join(' ')
}

/** The same in every page, so that readers find what they look for. */
const HEADINGS = ['When to use', 'When not', 'Props', 'Keyboard', 'Accessibility', 'Stories']

/** Classes that mean a side of the screen: where the text runs from right to left they are wrong. The middle has no side. */
const PHYSICAL =
  /(?<=["'`\s:])(?<!rtl:|ltr:)-?(?:(?:m[lr]|p[lr]|left|right|scroll-[mp][lr])-(?!1\/2)[\w./%[\]()-]+|(?:rounded-(?:[lr]|[tb][lr])|border-[lr])(?:-[\w./%[\]()-]+)?|text-left|text-right|float-left|float-right)(?=["'`\s])/g

/** Where a side of the screen is meant, and why. */
const SIDES_MEANT: Record<string, string> = {
  './ad-frame/ad-frame-stage.tsx': 'an advertisement is placed in pixels of its own',
  './choice-list/choice-panel.tsx': 'undoes what the browser does to a popover; its place is measured',
  './number-input/number-input.tsx': 'its digits run left to right and stand at the end that the page begins at',
}

describe('The registry of the kit', () => {
  it('knows the parts', () => {
    expect(components.length).toBeGreaterThan(60)
    expect(components.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Button', 'TableHeaderCell', 'ThemeRegion']),
    )
  })

  it('has no name twice', () => {
    const names = published.map(({ name }) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('exports components as functions, which bundlers can leave out', () => {
    const bound = components.filter(({ name }) =>
      Object.values(files).some((source) => source.includes(`export const ${name} `)),
    )
    expect(bound).toEqual([])
  })

  it('holds every component to what is asked of a part', () => {
    const without = components.filter(({ name }) => !new RegExp(`describePart\\(\\s*['"]${name}['"]`).test(tests))
    expect(without.map(({ name }) => name).filter((name) => !(name in WITHOUT_ELEMENT))).toEqual([])
  })

  it('shows every component in the stories of its part', () => {
    const without = components.filter((one) => !new RegExp(`\\b${one.name}\\b`).test(meta(homeOf(one))))
    expect(without.map(({ name, folder }) => `${name} in ${folder}`)).toEqual([])
  })

  it('has a page about every part, built like the others', () => {
    const problems = [...new Set(components.map(homeOf))].flatMap((folder) => {
      const page = text(`./${folder}/${folder}.mdx`)
      if (page === '') return [`${folder} has no page`]
      return [
        ...HEADINGS.filter((heading) => !page.includes(`\n## ${heading}\n`)).map(
          (heading) => `${folder} lacks "${heading}"`,
        ),
        ...(page.includes('<Controls') ? [] : [`${folder} lists no props`]),
        ...(page.includes('<Subtitle>') ? [] : [`${folder} has no subtitle`]),
      ]
    })
    expect(problems).toEqual([])
  })

  it('makes exceptions for nothing that is gone', () => {
    const names = new Set(components.map(({ name }) => name))
    expect(Object.keys(WITHOUT_ELEMENT).filter((name) => !names.has(name))).toEqual([])
    expect(
      Object.entries(TOLD_IN)
        .flat()
        .filter((folder) => !folders.includes(folder)),
    ).toEqual([])
    expect(Object.keys(SIDES_MEANT).filter((path) => !text(path).match(PHYSICAL))).toEqual([])
  })
})

it('has no class that means a side of the screen where the reading direction is meant', () => {
  const found = Object.entries(files)
    .filter(([path]) => !/\.(test|stories)\.|\.mdx$|\/testing\//.test(path) && !(path in SIDES_MEANT))
    .flatMap(([path, source]) => [...source.matchAll(PHYSICAL)].map(([name]) => `${path}: ${name}`))
  expect(found).toEqual([])
})
