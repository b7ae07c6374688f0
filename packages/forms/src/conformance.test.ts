import { describe, expect, it } from 'vitest'

/** Source files of this package by path. */
const files = import.meta.glob<string>('./**/*.{ts,tsx,mdx}', { query: '?raw', import: 'default', eager: true })
const text = (path: string) => files[path] ?? ''
const ofFolder = (folder: string, ending: string) =>
  Object.keys(files)
    .filter((path) => path.startsWith(`./${folder}/`) && path.endsWith(ending))
    .map(text)
    .join('\n')

/** Components covered by the stories of the component that contains them. */
const SHOWN_BY: Record<string, string> = {
  CreativeFields: 'CreativeForm is made of them',
  CreativeSettingsFields: 'CreativeSettingsForm is made of them',
  LayoutControls: 'LayoutOptionsForm is made of them',
  ErrorSummary: 'Form shows it as soon as two fields are wrong',
  FormField: 'every field is one',
}

/** Required headings of every page. */
const HEADINGS = ['When to use', 'When not', 'Props', 'Keyboard', 'Accessibility', 'Stories']

/** Physical-side classes, which are wrong in right-to-left layouts; centering is neutral. */
const PHYSICAL =
  /(?<=["'`\s:])(?<!rtl:|ltr:)-?(?:(?:m[lr]|p[lr]|left|right|scroll-[mp][lr])-(?!1\/2)[\w./%[\]()-]+|(?:rounded-(?:[lr]|[tb][lr])|border-[lr])(?:-[\w./%[\]()-]+)?|text-left|text-right|float-left|float-right)(?=["'`\s])/g

/** Parts with an entry point of their own. */
const ENTRY_POINTS = ['ad-builder']

const doors = [...text('./index.ts').matchAll(/^export .* from '\.\/((?:\w+\/)?([\w-]+))\/\2\.js'/gm)]
  .map(([, folder = '']) => folder)
  .concat(ENTRY_POINTS)

const findName = (folder: string) => folder.split('/').at(-1) ?? ''

/** Components exported by a part's entry file, directly or re-exported. */
function listComponents(folder: string): string[] {
  const door = text(`./${folder}/${findName(folder)}.tsx`)
  const own = [...door.matchAll(/^export function ([A-Z]\w+)/gm)].map(([, name = '']) => name)
  const passed = [...door.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) =>
    list.split(',').map((part) => part.trim()),
  )
  return [...own, ...passed.filter((name) => /^[A-Z][a-z]\w*$/.test(name))]
}

/** Part folders; folders without components only re-export. */
const folders = doors.filter((folder) => listComponents(folder).length > 0)
const all = folders.flatMap((folder) => listComponents(folder).map((name) => ({ folder, name })))

describe('Registry of the forms', () => {
  it('lists each component once', () => {
    expect(folders.length).toBeGreaterThan(25)
    expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(['Form', 'TextField', 'TrackersForm']))
    expect(new Set(folders).size).toBe(folders.length)
    const names = all.map(({ name }) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('exports every component from its entry file', () => {
    const there = Object.keys(files).flatMap((path) => {
      const [, folder = ''] = /^\.\/((?:(?:fields|engine|product)\/)?([\w-]+))\/\2\.tsx?$/.exec(path) ?? []
      // German is an entry point of its own.
      return folder === '' || folder === 'de' ? [] : [folder]
    })
    expect(there.filter((folder) => !doors.includes(folder))).toEqual([])
    expect(doors.filter((folder) => !there.includes(folder))).toEqual([])
  })

  it('covers every component by stories', () => {
    const without = all.filter(
      ({ folder, name }) =>
        !new RegExp(`\\b(?:component: ${name}|subcomponents: \\{[^}]*${name})\\b`).test(
          ofFolder(folder, '.stories.tsx'),
        ),
    )
    expect(without.filter(({ name }) => !(name in SHOWN_BY)).map(({ folder, name }) => `${name} in ${folder}`)).toEqual(
      [],
    )
    expect(Object.keys(SHOWN_BY).filter((name) => !all.some((one) => one.name === name))).toEqual([])
  })

  it('tests every component’s behavior, and covers long content', () => {
    const problems = folders.flatMap((folder) => {
      const stories = ofFolder(folder, '.stories.tsx')
      return [
        ...(/\bplay:/.test(stories) || ofFolder(folder, '.test.tsx') !== '' ? [] : [`${folder} is never used`]),
        ...(/export const \w*(?:LongContent|LongNames?|Phone)\b/.test(stories) ? [] : [`${folder} has no long words`]),
      ]
    })
    expect(problems).toEqual([])
  })

  it('has a docs page with the required headings for every component', () => {
    const problems = folders.flatMap((folder) => {
      const page = text(`./${folder}/${findName(folder)}.mdx`)
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
})

it('uses logical instead of physical-side classes', () => {
  const found = Object.entries(files)
    .filter(([path]) => !/\.(test|stories|fixture)\.|\.mdx$/.test(path))
    .flatMap(([path, source]) => [...source.matchAll(PHYSICAL)].map(([name]) => `${path}: ${name}`))
  expect(found).toEqual([])
})

it('contains no fetching, routing or charts', () => {
  const found = Object.entries(files)
    .filter(([path]) => !/\.(test|stories|fixture)\.|\.mdx$/.test(path))
    .flatMap(([path, source]) =>
      /from '(?:@placard\/charts|@tanstack\/|react-router|@radix-ui\/)|\bfetch\(/.test(source) ? [path] : [],
    )
  expect(found).toEqual([])
})
