import { describe, expect, it } from 'vitest'
import { llmsText, mdxToMarkdown, pageMarkdown } from './docs-markdown.js'
import { readDocsPages } from './docs-pages.js'

const pages = readDocsPages()
const page = (title: string) => {
  const found = pages.find((one) => one.title === title)
  if (!found) throw new Error(`There is no page ${title}.`)
  return found
}

describe('Markdown of pages', () => {
  it('has no markup of MDX outside of code', () => {
    const mdx = [
      "import { Meta } from '@storybook/addon-docs/blocks'",
      '<Meta title="Guides/A" />',
      '# A',
      '<Subtitle>About A.</Subtitle>',
      '{/* A note. */}',
      'Press <kbd>Tab</kbd>, see [B](?path=/docs/ui-b--docs).',
      "<DoDont pairs={[\n  { good: 'Yes', bad: 'No' },\n]} />",
      '```tsx\nimport { A } from "a"\n\n<A />\n```',
      '<Controls />',
    ].join('\n\n')
    expect(mdxToMarkdown(mdx, 'PROPS')).toBe(
      '# A\n\nPress `Tab`, see [B](ui-b.md).\n\n```tsx\nimport { A } from "a"\n\n<A />\n```\n\nPROPS',
    )
  })

  it('of a component contains example, install line and props', () => {
    const prop = { description: 'Height | width.', required: true, defaultValue: { value: "'md'" } }
    const type = { name: 'enum', value: [{ value: '"sm"' }, { value: '"md"' }] }
    const docgen = new Map([['Button', { size: { ...prop, type } }]])
    const text = pageMarkdown(page('UI/Button'), "import { Button } from '@placard/ui'", docgen)
    expect(text).toMatch(/^# Button\n\nStarts an action/)
    expect(text).toContain('npm install @placard/ui\n')
    expect(text).toMatch(/^Size without React: [\d.]+ kB gzipped/m)
    expect(text).toContain('| `size` (required) | `"sm" \\| "md"` | `\'md\'` | Height \\| width. |')
    expect(text).not.toMatch(/<[A-Z]|^## Stories/m)
  })

  it('of no page contains components outside of code', () => {
    const left = pages.filter((one) =>
      /^<\/?[A-Z]|^import /m.test(pageMarkdown(one, undefined, new Map()).replace(/^```[\s\S]*?^```$/gm, '')),
    )
    expect(left.map(({ title }) => title)).toEqual([])
  })

  it('is listed with a description in llms.txt', () => {
    const text = llmsText(pages)
    expect(text).toContain('- [Button](docs/ui-button.md): Starts an action: save, publish, export, delete.')
    expect(text.match(/^- \[/gm)).toHaveLength(pages.length)
    expect(text.match(/^- \[[^\]]+\]\(docs\/[\w-]+\.md\)$/gm)).toBeNull()
  })
})
