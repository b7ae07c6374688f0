import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LAYOUT_MODES, THEME_MODES } from './modes.js'
import { globalTypes, initialGlobals } from './story-globals.js'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const find = (pattern: string) => globSync(pattern, { cwd: root, exclude: ['**/node_modules', '**/dist'] })

/** Components without a right-to-left story, by package, and why. */
const WITHOUT_DIRECTION: Record<string, Record<string, string>> = {
  ui: {
    badge: 'one line of text',
    'copy-button': 'a button',
    'empty-state': 'centered',
    'error-state': 'centered',
    'field-set': 'a column of fields',
    'file-dropzone': 'centered',
    'file-icon': 'an icon',
    'file-preview': 'centered',
    'file-properties': 'a description list',
    'icon-button': 'an icon',
    kbd: 'a key',
    'link-button': 'a button',
    'not-found': 'centered',
    'page-dropzone': 'centered',
    'placard-provider': 'sets the language only',
    prerendered: 'provides a value',
    'rename-input': 'one line of text',
    separator: 'a line',
    skeleton: 'placeholders',
    'slow-notice': 'a sentence and a button',
    spinner: 'an icon',
    'theme-provider': 'sets the theme only',
    'theme-region': 'sets the theme only',
    'time-text': 'one line of text',
    toggletip: 'centered',
    tooltip: 'centered',
    'value-text': 'one line of text',
    'visually-hidden': 'invisible',
  },
  forms: {
    'hand-over-dialog': 'a dialog with a column of checkboxes',
    'publish-dialog': 'a dialog with a list',
    'schedule-report': 'a dialog with the schedule list',
    schemas: 'a form',
    'tag-activity-status': 'one line of text',
    'tags-panel': 'a column of fields and code blocks',
    'unsaved-guard': 'an alert dialog',
  },
  charts: {
    'campaign-status': 'one line of text',
    'chart-layer': 'the plot runs from left to right',
    'large-table': 'has the markup of data-table',
    'metric-definition': 'text in a popover of ui',
    'series-key': 'symmetrical',
  },
}

/** Fields are shown together in `form/every-field.stories.tsx`, and forms are columns of fields. */
const isColumn = (folder: string) => /-(field|form)$/.test(folder)

const routes = find('apps/console/src/routes/*/route.stories.tsx')
const config = JSON.parse(read('chromatic.config.json'))

describe('Chromatic', () => {
  it('captures the main story of every screen in all modes, and stores its picture', () => {
    const withoutModes = routes.filter(
      (path) =>
        !/export const Success: Story = \{\s*tags: \['pictured'\],\s*parameters: inAllLayouts,/.test(read(path)),
    )
    expect(routes.length).toBeGreaterThan(15)
    expect(withoutModes).toEqual([])
  })

  it.each(Object.entries(WITHOUT_DIRECTION))('has a right-to-left story of the components of %s', (name, without) => {
    const stories = find(`packages/${name}/src/{,fields/,engine/,product/,charts/,tables/,reports/}*/*.stories.tsx`)
    const findFolder = (path: string) => path.split('/').at(-2) ?? ''
    const folders = [...new Set(stories.map(findFolder))].filter((folder) => !isColumn(folder))
    const mirrored = new Set(
      stories.filter((path) => /direction: 'rtl'|dir: 'rtl'|dir="rtl"/.test(read(path))).map(findFolder),
    )
    expect(folders.filter((folder) => !mirrored.has(folder)).sort()).toEqual(Object.keys(without))
  })

  it('uses globals of the toolbar in its modes', () => {
    const known = ['theme', 'viewport', ...Object.keys(initialGlobals)]
    const modes = Object.values({ ...THEME_MODES, ...LAYOUT_MODES })
    expect(modes.flatMap((mode) => Object.keys(mode)).filter((name) => !known.includes(name))).toEqual([])
    const rightToLeft = expect.objectContaining({ value: LAYOUT_MODES.rtl.direction })
    expect(globalTypes).toHaveProperty('direction.toolbar.items', expect.arrayContaining([rightToLeft]))
  })

  it('captures all stories again when files outside of the module graph change', () => {
    expect(config.externals.filter((pattern: string) => find(pattern).length === 0)).toEqual([])
    expect(JSON.parse(read('package.json')).scripts).toHaveProperty([config.buildScriptName])
  })

  it('has the limit of its snapshots in the guide', () => {
    const [, limit = ''] =
      /MAX_SNAPSHOTS = (\w+)/.exec(read('scripts/screenshots/find-unphotographed-stories.mjs')) ?? []
    expect(read('.storybook/pages/guide-chromatic.mdx')).toContain(`at most ${limit.replace('_', ',')} `)
  })

  it('gets the whole history in its workflow', () => {
    expect(read('.github/workflows/chromatic.yml')).toMatch(/actions\/checkout@\w+.*\n\s+with:\n\s+fetch-depth: 0/)
  })
})
