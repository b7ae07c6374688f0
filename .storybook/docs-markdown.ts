import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type DocsPage, listPackages, markdownFile, readSizes } from './docs-pages.js'

/** Prop of a component, as the props tables show it. */
interface DocgenProp {
  description: string
  required: boolean
  type: { name: string; raw?: string; value?: { value: string }[] }
  defaultValue: { value: unknown } | null
}

/** Props by component, as Storybook's docgen reads them from the sources. */
export type Docgen = ReadonlyMap<string, Record<string, DocgenProp>>

const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim()

function typeText({ name, raw, value }: DocgenProp['type']): string {
  if (name !== 'enum') return name
  return value ? value.map((one) => one.value).join(' | ') : (raw ?? name)
}

/** Returns the props of components as Markdown tables. */
function propsTables(names: readonly string[], docgen: Docgen): string {
  return names
    .flatMap((name) => {
      const props = Object.entries(docgen.get(name) ?? {})
      if (props.length === 0) return []
      const rows = props.map(([prop, { description, required, type, defaultValue }]) => {
        const start = defaultValue ? `\`${cell(String(defaultValue.value))}\`` : ''
        return `| \`${prop}\`${required ? ' (required)' : ''} | \`${cell(typeText(type))}\` | ${start} | ${cell(description)} |`
      })
      const title = names.length > 1 ? [`### ${name}`, ''] : []
      return [...title, '| Prop | Type | Default | Description |', '| --- | --- | --- | --- |', ...rows, '']
    })
    .join('\n')
    .trim()
}

/** Removes markup from MDX outside of code: imports, blocks and expressions. `controls` replaces `<Controls />`. */
export function mdxToMarkdown(mdx: string, controls: string): string {
  const parts = mdx.split(/(^```[\s\S]*?^```$)/m)
  const texts = parts.map((part, index) => {
    if (index % 2 === 1) return part
    return part
      .replace(/^(import|export) .*$/gm, '')
      .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
      .replace(/<Title>[\s\S]*?<\/Title>|<Title \/>|<Subtitle>[\s\S]*?<\/Subtitle>/g, '')
      .replace(/<Controls \/>/g, () => controls)
      .replace(/^## Stories\s*$/gm, '')
      .replace(/^<([A-Z]\w*)[^>]*?\/>\s*$|^<([A-Z]\w*)[\s\S]*?(?:<\/\2>|^\s*\]?\}?\}? ?\/>)\s*$/gm, '')
      .replace(/<kbd>(.*?)<\/kbd>/g, '`$1`')
      .replace(/\(\?path=\/docs\/([\w-]+?)--docs\)/g, '($1.md)')
  })
  return texts
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Returns the Markdown files that a page shows. */
function includedMarkdown({ path, text }: DocsPage): string {
  return [...text.matchAll(/from '(\..*\.md)\?raw'/g)]
    .map(([, file = '']) => readFileSync(join(dirname(path), file), 'utf8').trim())
    .join('\n\n')
    .replaceAll(/^(```\w+) recipe=.*$/gm, '$1')
    .replaceAll(/\((docs\/)?theming\.md\)/g, '(guides-theming-a-host.md)')
    .replaceAll(/\((docs\/)?embedding\.md\)/g, '(guides-embed-a-report-cors-csp-tokens-shadow-dom-next-js.md)')
}

/** Returns a page as Markdown: for a component with its example, install line and props. */
export function pageMarkdown(page: DocsPage, example: string | undefined, docgen: Docgen): string {
  const { component, title, subtitle, text } = page
  const included = includedMarkdown(page)
  if (included) return `${included}\n`
  const body = mdxToMarkdown(text, component ? propsTables(component.names, docgen) : '')
  const name = title.split('/').at(-1) ?? title
  const heading = body.startsWith('# ') ? [] : [`# ${name}`]
  const [first = '', ...rest] = body.startsWith('# ') ? body.split('\n\n') : ['', body]
  return `${[...heading, first, subtitle, ...(component ? installation(page, example) : []), ...rest].filter(Boolean).join('\n\n')}\n`
}

/** Returns the size of a page's component as text, such as `3.1 kB`. */
export function sizeText({ component, title }: DocsPage): string | undefined {
  if (!component) return undefined
  const sizes = readSizes(component.package)
  const size = sizes[title.split('/').at(-1) ?? ''] ?? sizes[component.names[0] ?? '']
  if (!size) return undefined
  const later = size.total > size.initial ? `, ${size.total} kB with what it loads later` : ''
  return `${size.initial} kB gzipped${later}`
}

function installation(page: DocsPage, example: string | undefined): string[] {
  const size = sizeText(page)
  if (!example) return []
  return [
    '## Example',
    `\`\`\`tsx\n${example}\n\`\`\``,
    '## Install',
    `\`\`\`sh\nnpm install ${listPackages(example).join(' ')}\n\`\`\``,
    "```tsx\nimport '@placard/ui/embed.css'\n```",
    size ? `Size without React: ${size}.` : '',
  ]
}

/** Returns the list of all pages for language models (llmstxt.org). */
export function llmsText(pages: readonly DocsPage[]): string {
  const sections = Map.groupBy(pages, ({ title }) => (title.includes('/') ? (title.split('/')[0] ?? '') : 'Start'))
  const order = ['Start', 'Guides', 'Foundations', 'UI', 'Forms', 'Charts']
  const lists = order.map((section) => {
    const links = (sections.get(section) ?? []).map((page) => {
      const name = page.title.split('/').slice(-1)[0]
      return `- [${name}](docs/${markdownFile(page)})${page.subtitle ? `: ${page.subtitle}` : ''}`
    })
    return `## ${section}\n\n${links.join('\n')}`
  })
  const start = pages.find(({ title }) => title === 'Welcome')
  return `# Placard\n\n> ${start?.subtitle ?? ''}\n\nThe packages are \`@placard/ui\`, \`@placard/forms\`, \`@placard/charts\` and \`@placard/domain\`. They require React 19.2 or newer; \`import '@placard/ui/embed.css'\` once. Each page below has a runnable example, props, keyboard and accessibility.\n\n${lists.join('\n\n')}\n`
}
