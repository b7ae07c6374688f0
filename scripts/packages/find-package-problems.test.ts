import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { findPackageProblems } from './find-package-problems.mjs'

const temp = mkdtempSync(join(tmpdir(), 'placard-problems-'))
afterAll(() => rmSync(temp, { recursive: true }))

const manifest = {
  name: '@placard/sample',
  version: '1.2.0',
  description: 'A sample',
  keywords: ['sample'],
  license: 'SEE LICENSE IN LICENSE',
  homepage: 'https://git.test/sample/tree/main/packages/sample#readme',
  bugs: 'https://git.test/sample/issues',
  repository: { type: 'git', url: 'git+https://git.test/sample.git', directory: 'packages/sample' },
  engines: { node: '>=20' },
  exports: { '.': './dist/index.js' },
  sideEffects: false,
  publishConfig: { access: 'restricted' },
  peerDependencies: { react: '>=19.2', 'react-dom': '>=19.2' },
}
const complete = {
  'package.json': JSON.stringify(manifest),
  'README.md': '# Sample\nSee [Theming](docs/theming.md#light-and-dark).\n',
  'CHANGELOG.md': '# Sample\n\n## 1.2.0\n\nFirst release.\n',
  LICENSE: 'All rights reserved.\n',
  'docs/migration.md': '# Migration\n',
  'docs/theming.md': '# Theming\n\n## Light and dark\n',
  'dist/index.js': '',
  'dist/index.d.ts': '',
}

/** Returns the problems of the complete package with some files added, changed or (`undefined`) removed. */
function problemsWith(changes: Record<string, string | undefined>) {
  const folder = mkdtempSync(join(temp, 'package-'))
  for (const [path, text] of Object.entries({ ...complete, ...changes })) {
    if (text === undefined) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const { license, repository, bugs } = manifest
  const homepage = 'https://git.test/sample#readme'
  return findPackageProblems(folder, {
    guides: ['theming.md'],
    license,
    repository,
    homepage,
    bugs,
    access: 'restricted',
  })
}
const withManifest = (change: object) => problemsWith({ 'package.json': JSON.stringify({ ...manifest, ...change }) })

it('accepts a complete package', () => expect(problemsWith({})).toEqual([]))

it.each(['README.md', 'CHANGELOG.md', 'LICENSE', 'docs/theming.md', 'docs/migration.md'])('misses %s', (path) =>
  expect(problemsWith({ [path]: undefined })).toEqual([`${path} is missing`]),
)

it.each([
  'dist/button/button.fixture.js',
  'dist/testing.js',
  'dist/testing/render.d.ts',
  'dist/index.js.map',
  'src/index.ts',
  'tsconfig.json',
])('rejects %s', (path) => expect(problemsWith({ [path]: '' })).toEqual([`${path} is not for consumers`]))

it.each(['../../docs/theming.md', 'docs/embedding.md', 'docs/theming.md#dark', '#usage'])(
  'finds the dead link %s',
  (link) =>
    expect(problemsWith({ 'README.md': `[Guide](${link})` })).toEqual([
      `README.md links to ${link}, which is not in the package`,
    ]),
)

it('misses files of entry points', () => {
  const missing = 'package.json exports ./dist/report.js, which is missing'
  expect(withManifest({ exports: { './report': { default: './dist/report.js' } } })).toEqual([missing])
  expect(withManifest({ exports: { '.': './dist/index.js', './internal/*': './dist/internal/*.js' } })).toEqual([
    'package.json exports ./dist/internal/*.js, which is missing',
  ])
})

it('finds declarations that need those of an internal entry point', () => {
  const exports = { '.': { types: './dist/index.d.ts', default: './dist/index.js' } }
  const changes = {
    'package.json': JSON.stringify({ ...manifest, exports }),
    'dist/index.d.ts': "export * from './part.js'\n",
    'dist/part.d.ts': "import type { Draft } from '@placard/domain/internal/creative'\n",
    'dist/other.d.ts': "import type { Draft } from '@placard/domain/internal/creative'\n",
  }
  expect(problemsWith(changes)).toEqual(['dist/part.d.ts needs types of an internal entry point'])
})

it('misses the version in the changelog', () =>
  expect(problemsWith({ 'CHANGELOG.md': '# Sample\n\n## 1.1.0\n' })).toEqual(['CHANGELOG.md has no entry for 1.2.0']))

it.each([
  { license: 'UNLICENSED' },
  { repository: { ...manifest.repository, directory: 'packages/other' } },
  { keywords: [] },
  { publishConfig: { access: 'public' } },
  { scripts: { build: 'tsup' } },
  { devDependencies: {} },
  { dependencies: { zod: 'catalog:' } },
  { peerDependencies: { react: '>=19', 'react-dom': '>=19.2' } },
])('rejects a manifest with %o', (change) => expect(withManifest(change)).toHaveLength(1))
