import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readExamples } from './story-examples.js'

const root = join(import.meta.dirname, '..')
const find = async (file: string, story: string) =>
  (await readExamples(join(root, 'packages', file))).find((example) => example.story === story)

describe('examples of stories', () => {
  it('are a module with public imports and the args in place', async () => {
    expect((await find('ui/src/button/button.stories.tsx', 'Default'))?.code).toBe(
      [
        "import { Button } from '@placard/ui'",
        '',
        'export function Example() {',
        '  return <Button onClick={() => {}}>Save changes</Button>',
        '}',
      ].join('\n'),
    )
  })

  it('contain the form around a field, and no layout of the story', async () => {
    const { code = '' } = (await find('forms/src/fields/text-field/text-field.stories.tsx', 'Default')) ?? {}
    expect(code).toMatch(/<Form[\s\S]*<TextField name="value" label="Campaign name" \/>[\s\S]*<\/Form>/)
    expect(code).toContain("import * as z from 'zod'")
    expect((await find('ui/src/input/input.stories.tsx', 'Default'))?.code).not.toContain('<div')
  })

  it('use types of props for state, and omit calls of handlers', async () => {
    const { code = '' } = (await find('forms/src/fields/date-picker/date-picker.stories.tsx', 'Default')) ?? {}
    expect(code).toContain("useState<DatePickerProps['value']>(")
    expect(code).not.toContain('args')
  })

  it('give a reason where a story uses what is not exported', async () => {
    const example = await find('charts/src/charts/chart-frame/chart-frame.stories.tsx', 'FrameStates')
    expect(example?.code).toBeUndefined()
    expect(example?.reason).toContain('does not export')
  })

  it('never contain code of Storybook', async () => {
    const examples = await readExamples()
    expect(examples.filter(({ code }) => code).length).toBeGreaterThan(600)
    expect(examples.filter(({ code }) => code && /storybook|\[object Object\]|from '\./.test(code))).toEqual([])
  })

  // The thorough run checks types, because the compiler reads all packages.
  it.runIf(process.env.PLACARD_TEST_DEPTH === 'full')('compile', { timeout: 600_000 }, async () => {
    const folder = mkdtempSync(join(root, 'node_modules', '.examples-'))
    try {
      const paths = Object.fromEntries(
        ['zod', 'lucide-react', '@tanstack/react-query'].map((name) => [
          name,
          ['domain', 'ui', 'charts'].map((owner) => join(root, 'packages', owner, 'node_modules', name)),
        ]),
      )
      const compilerOptions = { lib: ['ES2023', 'DOM', 'DOM.Iterable'], noUnusedLocals: false, paths }
      const config = { extends: join(root, 'tsconfig.base.json'), compilerOptions, include: ['*.tsx'] }
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
      for (const { path, story, code } of await readExamples())
        if (code) writeFileSync(join(folder, `${basename(path, '.stories.tsx')}-${story}.tsx`), code)
      const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', join(folder, 'tsconfig.json')], {
        cwd: root,
        encoding: 'utf8',
      })
      expect(stdout).toBe('')
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
