import { describe, expect, it } from 'vitest'

/** Every source file of this package, by its path from here. */
const files = import.meta.glob<string>('./**/*.{ts,tsx,mdx}', { query: '?raw', import: 'default', eager: true })
const text = (path: string) => files[path] ?? ''

/** Components that render no element, so that there is nothing for `ref`, `className` or axe. */
const WITHOUT_ELEMENT: Record<string, string> = {
  AlertDialog: 'provides state',
  ContextMenu: 'provides state',
  Dialog: 'provides state',
  DirectionProvider: 'provides a value',
  Drawer: 'provides state',
  DropdownMenu: 'provides state',
  HoverCard: 'provides state',
  MenuSub: 'provides state',
  PlacardProvider: 'provides a value',
  Popover: 'provides state',
  Prerendered: 'provides a value',
  ThemeProvider: 'provides a value',
  ToastProvider: 'provides a value; its region has its own test',
  TooltipProvider: 'provides a value',
}

/** Folders that are documented with another component. */
const DOCUMENTED_IN: Record<string, string> = { menu: 'dropdown-menu' }

interface Exported {
  name: string
  /** Folder of the component, or '' for a file outside of the folders. */
  folder: string
}

/** Values exported by index.ts; the component is the folder that they come from. */
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
const findHome = ({ folder }: Exported) => DOCUMENTED_IN[folder] ?? folder

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

/** Headings that every component page has in the same order. */
const HEADINGS = ['When to use', 'When not', 'Props', 'Keyboard', 'Accessibility', 'Stories']

describe('index.ts', () => {
  it('exports all components', () => {
    expect(components.length).toBeGreaterThan(60)
    expect(components.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Button', 'TableHeaderCell', 'ThemeRegion']),
    )
  })

  it('exports no name twice', () => {
    const names = published.map(({ name }) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('exports components as functions, for tree shaking', () => {
    const bound = components.filter(({ name }) =>
      Object.values(files).some((source) => source.includes(`export const ${name} `)),
    )
    expect(bound).toEqual([])
  })

  it('tests every component with describePart', () => {
    const without = components.filter(({ name }) => !new RegExp(`describePart\\(\\s*['"]${name}['"]`).test(tests))
    expect(without.map(({ name }) => name).filter((name) => !(name in WITHOUT_ELEMENT))).toEqual([])
  })

  it('has stories for every component', () => {
    const without = components.filter((one) => !new RegExp(`\\b${one.name}\\b`).test(meta(findHome(one))))
    expect(without.map(({ name, folder }) => `${name} in ${folder}`)).toEqual([])
  })

  it('has a page with the same headings for every component', () => {
    const problems = [...new Set(components.map(findHome))].flatMap((folder) => {
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

  it('tags the stories of experimental components', () => {
    const experimental = components.filter(({ name }) =>
      Object.values(files).some((source) =>
        new RegExp(`@experimental[^/]*\\*/\\nexport function ${name}\\b`).test(source),
      ),
    )
    expect(experimental.length).toBeGreaterThan(0)
    const untagged = experimental.filter(
      (one) => !text(`./${findHome(one)}/${findHome(one)}.stories.tsx`).includes("tags: ['experimental']"),
    )
    expect(untagged.map(({ name }) => name)).toEqual([])
  })

  it('has no outdated exceptions', () => {
    const names = new Set(components.map(({ name }) => name))
    expect(Object.keys(WITHOUT_ELEMENT).filter((name) => !names.has(name))).toEqual([])
    expect(
      Object.entries(DOCUMENTED_IN)
        .flat()
        .filter((folder) => !folders.includes(folder)),
    ).toEqual([])
  })
})
