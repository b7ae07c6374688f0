import { describe, expect, it } from 'vitest'
import { readDocsPages } from './docs-pages.js'
import { readExamples } from './story-examples.js'
import { listMembers } from './story-terms.js'

const SECTIONS = ['When to use', 'When not', 'Props', 'Keyboard', 'Accessibility']

/** Pages about something else than a component, with sections of their own. */
const NOT_A_COMPONENT = ['Forms/Schemas']

const pages = readDocsPages()
const componentPages = pages.filter(({ component, title }) => component && !NOT_A_COMPONENT.includes(title))

/** Main stories whose args cannot be changed by controls, and why. */
const WITHOUT_CONTROLS: Record<string, string> = {
  'Charts/ChartLayer': 'The chart around it computes all its props.',
  'Charts/ColumnMenu': 'Its layout is the state of the table around it.',
  'Charts/ExportMenu': 'Its job is the state of an export.',
  'Charts/TableViews': 'Its views are a state in the browser.',
  'Forms/DiscrepancyEditor': 'Its parts share the choices of one check.',
  'UI/Card': 'Its only props are those of a section.',
}

describe('documentation pages', () => {
  it('are found for all areas, with different IDs', () => {
    expect(componentPages.length).toBeGreaterThan(170)
    expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length)
  })

  it.each(['CSP', 'shadow DOM', 'CORS', 'money'])('are found by %s, because the search reads titles', (word) => {
    expect(pages.some(({ title }) => title.includes(word))).toBe(true)
  })

  it.each(componentPages)(
    'of $title have all sections, a subtitle and a main story',
    ({ text, subtitle, component }) => {
      const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
      expect(headings).toEqual(expect.arrayContaining(SECTIONS))
      expect(subtitle).not.toBe('')
      expect([...(component?.stories.stories.keys() ?? [])]).toContain(component?.mainStory)
    },
  )

  it('have an example that imports from packages', async () => {
    const missing: string[] = []
    for (const { title, component } of componentPages) {
      const examples = await readExamples(component?.storiesPath)
      const { code, reason } = examples.find(({ story }) => story === component?.mainStory) ?? {}
      // AdBuilder and LargeTable have entry points of their own.
      if (!code?.match(`from '${component?.package}(/(ad-builder|large-table))?'`)) missing.push(`${title}: ${reason}`)
    }
    expect(missing).toEqual([])
  })

  it('have a main story with args that controls can change', () => {
    const without = componentPages
      .filter(({ component }) => {
        const { meta, stories } = component?.stories ?? {}
        const args = [meta?.get('args'), stories?.get(component?.mainStory ?? '')?.get('args')]
        const render = stories?.get(component?.mainStory ?? '')?.get('render') ?? meta?.get('render')
        const isWithoutArgs =
          render && 'parameters' in render.node && (render.node.parameters as unknown[]).length === 0
        return isWithoutArgs || args.every((term) => !term || listMembers(term)?.length === 0)
      })
      .map(({ title }) => title)
    expect(without.sort()).toEqual(Object.keys(WITHOUT_CONTROLS).sort())
  })
})
