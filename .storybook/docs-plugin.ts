import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { designTokens } from '../scripts/packages/design-tokens.mjs'
import { type Docgen, llmsText, pageMarkdown, sizeText } from './docs-markdown.js'
import { type DocsPage, listPackages, markdownFile, readDocsPages } from './docs-pages.js'
import { readExamples } from './story-examples.js'

const TOKENS = join(import.meta.dirname, '..', 'packages', 'ui', 'src', 'tokens.css')

/** Returns the example of the story at the top of a page. */
async function mainExample({ component }: DocsPage): Promise<string | undefined> {
  if (!component) return undefined
  const examples = await readExamples(component.storiesPath)
  return examples.find(({ story }) => story === component.mainStory)?.code
}

/** Returns the line below the subtitle: package, size and a link to the page as Markdown. */
function factsLine(page: DocsPage): string {
  const size = sizeText(page)
  const facts = [
    page.component && `<code>${page.component.package}</code>`,
    size && `<span>${size}</span>`,
    // A new tab, because Storybook would open a link in the same one as a page of its own.
    `<a href="./docs/${markdownFile(page)}" target="_blank">View as Markdown</a>`,
  ]
  return `<p className="docs-facts">${facts.filter(Boolean).join('')}</p>`
}

/** Adds to a page what all pages have: facts, the example as code, and how to install it. */
async function completePage(page: DocsPage): Promise<string> {
  const example = await mainExample(page)
  const install = example
    ? `\n\n## Example\n\n\`\`\`tsx\n${example}\n\`\`\`\n\n## Install\n\n\`\`\`sh\nnpm install ${listPackages(example).join(' ')}\n\`\`\`\n\n\`\`\`tsx\nimport '@placard/ui/embed.css'\n\`\`\`\n`
    : ''
  const facts = `\n\n${factsLine(page)}\n`
  const text = /<\/Subtitle>/.test(page.text)
    ? page.text.replace('</Subtitle>', () => `</Subtitle>${facts}`)
    : `${page.text}${facts}`
  return text.replace(
    /<Canvas of=\{([\w.]+)\} \/>/,
    (_, story) => `<Canvas of={${story}} sourceState="none" />${install}`,
  )
}

/** Returns statements that set the examples of a story file as the code that pages show. */
async function codeParameters(path: string): Promise<string> {
  const examples = await readExamples(path)
  return examples
    .filter(({ code }) => code)
    .map(
      ({ story, code }) =>
        `${story}.parameters = { ...${story}.parameters, docs: { ...${story}.parameters?.docs, source: { code: ${JSON.stringify(code)}, language: 'tsx' } } }`,
    )
    .join('\n')
}

/** Completes documentation pages from the stories, and writes them as Markdown files, `llms.txt` and `tokens.json` into the build. */
export function docsPages(): Plugin {
  const docgen = new Map<string, Docgen extends ReadonlyMap<string, infer Props> ? Props : never>()
  return {
    name: 'placard-docs-pages',
    enforce: 'pre',
    async load(id) {
      const [path = ''] = id.split('?')
      if (!path.endsWith('.mdx')) return null
      const page = readDocsPages().find((one) => one.path === path)
      return page ? completePage(page) : null
    },
    transform: {
      order: 'pre',
      async handler(code, id) {
        const [path = ''] = id.split('?')
        if (!/\/packages\/.*\.stories\.tsx$/.test(path)) return null
        return { code: `${code}\n${await codeParameters(path)}\n`, map: null }
      },
    },
    buildEnd() {
      for (const id of this.getModuleIds()) {
        if (!/\/packages\/.*\.tsx$/.test(id)) continue
        for (const [, name = '', json = ''] of this.getModuleInfo(id)?.code?.matchAll(
          /(\w+)\.__docgenInfo = (\{.*\});$/gm,
        ) ?? [])
          docgen.set(name, JSON.parse(json).props)
      }
    },
    async generateBundle() {
      const pages = readDocsPages()
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
      for (const page of pages) emit(`docs/${markdownFile(page)}`, pageMarkdown(page, await mainExample(page), docgen))
      emit('llms.txt', llmsText(pages))
      emit('tokens.json', designTokens(readFileSync(TOKENS, 'utf8')))
    },
  }
}
