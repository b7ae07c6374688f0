import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const guide = read('docs/frameworks.md')
const samples = [...guide.matchAll(/^(.*)\n\n?```\w+ file=(\S+)\n([\s\S]*?)^```/gm)].map(
  ([, before = '', file = '', code = '']) => ({ file, code, isExcerpt: before.includes('excerpt') }),
)

/** Names in the guide of packages whose version it states, by the project that tests them. */
const TESTED: Record<string, Record<string, string>> = {
  vite: { vite: 'Vite', react: 'React' },
  'vite-tailwind': { tailwindcss: 'Tailwind' },
  next: { next: 'Next.js' },
  'react-router': { 'react-router': 'React Router' },
  'mui-bootstrap': { '@mui/material': 'MUI', bootstrap: 'Bootstrap' },
  node: { typescript: 'TypeScript' },
}

describe('the guide to frameworks', () => {
  it.each(samples)('shows the code of $file, whole or as an excerpt', ({ file, code, isExcerpt }) => {
    if (isExcerpt) expect(read(file)).toContain(code)
    else expect(code).toBe(read(file))
  })

  it('has no other code than that of tested projects', () => {
    expect(samples.length).toBe(guide.split(/^```\w/m).length - 2)
    expect(guide).toContain('```sh\nnpm install')
  })

  it.each(Object.entries(TESTED))('states the versions of the project %s', (project, packages) => {
    const { dependencies, devDependencies } = JSON.parse(read(`consumers/${project}/package.json`))
    const versions: Record<string, string> = { ...dependencies, ...devDependencies }
    for (const [name, title] of Object.entries(packages)) expect(guide).toContain(`${title} ${versions[name]}`)
  })

  it('has samples of each project with a page or a script', () => {
    const projects = new Set(samples.map(({ file }) => file.split('/')[1]))
    expect([...projects]).toEqual(['vite', 'vite-tailwind', 'next', 'react-router', 'mui-bootstrap', 'node'])
  })
})
