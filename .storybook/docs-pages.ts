import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { toId } from 'storybook/internal/csf'
import { readStories, readText, type StoryModule } from './story-terms.js'

const ROOT = join(import.meta.dirname, '..')

/** Folders of the components, with the first part of their titles. */
export const AREAS = [
  { directory: '../packages/ui/src', titlePrefix: 'UI', package: '@placard/ui' },
  { directory: '../packages/forms/src', titlePrefix: 'Forms', package: '@placard/forms' },
  { directory: '../packages/charts/src', titlePrefix: 'Charts', package: '@placard/charts' },
]

/** Documentation page of a component, a guide or a foundation. */
export interface DocsPage {
  id: string
  title: string
  path: string
  /** MDX source. */
  text: string
  subtitle: string
  /** Of pages of components. */
  component?: ComponentPage
}

interface ComponentPage {
  package: string
  /** Exported names: the component and its subcomponents. */
  names: string[]
  stories: StoryModule
  storiesPath: string
  /** Name of the story at the top of the page. */
  mainStory: string
}

/** Returns the paths of the files below a folder. */
export const filesBelow = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending) && !path.includes('node_modules'))
    .map((path) => join(folder, path))
    .sort()

/** Returns the paths of all story files of the packages. */
export const storyFiles = () =>
  AREAS.flatMap(({ directory }) => filesBelow(join(import.meta.dirname, directory), '.stories.tsx'))

/** Returns the title without markup. */
const plain = (text: string) => text.replace(/<[^>]+>|[`*]/g, '').trim()

function readPage(path: string): DocsPage | undefined {
  const text = readFileSync(path, 'utf8')
  const subtitle = plain(/<Subtitle>([\s\S]*?)<\/Subtitle>/.exec(text)?.[1] ?? '')
  const ownTitle = /<Meta title="([^"]+)"/.exec(text)?.[1]
  if (ownTitle && !subtitle) {
    // Pages that show a file of docs/ have their introduction there.
    const shown = readFileSync(join(dirname(path), /from '(\..*\.md)\?raw'/.exec(text)?.[1] ?? ''), 'utf8')
    const intro = plain(/^# .+\n+([^\n#]+)/.exec(shown)?.[1] ?? '')
    return { id: toId(ownTitle, 'docs'), title: ownTitle, path, text, subtitle: intro }
  }
  if (ownTitle) return { id: toId(ownTitle, 'docs'), title: ownTitle, path, text, subtitle }
  const from = /import \* as \w+ from '\.\/([\w-]+\.stories)'/.exec(text)?.[1]
  const area = AREAS.find(({ directory }) => path.startsWith(join(import.meta.dirname, directory)))
  if (!from || !area) return undefined
  const storiesPath = join(dirname(path), `${from}.tsx`)
  const stories = readStories(storiesPath)
  const title = `${area.titlePrefix}/${readText(stories.meta.get('title'))}`
  const subcomponents = stories.meta.get('subcomponents')?.node.getText().match(/\w+/g) ?? []
  const component = stories.meta.get('component')?.node.getText().replace(/<.*/s, '')
  const mainStory = /<Canvas of=\{\w+\.(\w+)\}/.exec(text)?.[1] ?? 'Default'
  const names = component ? [component, ...subcomponents] : []
  return {
    id: toId(title, 'docs'),
    title,
    path,
    text,
    subtitle,
    component: { package: area.package, names, stories, storiesPath, mainStory },
  }
}

/** Returns the pages of the packages, the guides and the foundations. */
export function readDocsPages(): DocsPage[] {
  const folders = ['./pages', ...AREAS.map(({ directory }) => directory)]
  return folders
    .flatMap((folder) => filesBelow(join(import.meta.dirname, folder), '.mdx'))
    .flatMap((path) => readPage(path) ?? [])
}

/** Returns the name of a page's Markdown file, such as `ui-button.md`. */
export const markdownFile = ({ id }: Pick<DocsPage, 'id'>) => `${id.replace(/--docs$/, '')}.md`

/** Returns the packages that an example imports, and the one with the styles. */
export function listPackages(code: string): string[] {
  const imported = [...code.matchAll(/from '((?:@[\w-]+\/)?[\w-]+)/g)].map(([, name = '']) => name)
  return [...new Set([...imported, '@placard/ui'])].filter((name) => !/^react(-dom)?$/.test(name)).sort()
}

/** Gzipped kB of an export without React: with what it needs to appear, and with what it loads later. */
export interface ExportSize {
  initial: number
  total: number
}

/** Returns the sizes of a package's exports by name (`docs/sizes.json`). */
export const readSizes = (packageName: string): Record<string, ExportSize> =>
  JSON.parse(readFileSync(join(ROOT, 'docs', 'sizes.json'), 'utf8'))[packageName] ?? {}
