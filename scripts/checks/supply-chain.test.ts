import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

interface Manifest {
  name: string
  private?: boolean
  files?: string[]
  scripts?: Record<string, string>
}
const manifest = (path: string): Manifest => JSON.parse(read(path))

/** Returns lockfile entries that are not pinned by the sha512 of a registry tarball. */
function unpinned(lockfile: string): string[] {
  const packages = /^packages:\n([\s\S]*?)^\w/m.exec(lockfile)?.[1] ?? ''
  return packages
    .split(/\n(?= {2}\S)/)
    .filter((entry) => entry.trim() !== '')
    .filter((entry) => !/^ {4}resolution: \{integrity: sha512-[\w+/]{86}==\}$/m.test(entry))
    .map((entry) => entry.trim().split('\n')[0] ?? '')
}

/** Parses `allowBuilds` of pnpm-workspace.yaml: package names, and whether their install scripts run. */
const allowBuilds = Object.fromEntries(
  [
    ...(/^allowBuilds:\n((?: {2}.+\n?)+)/m.exec(read('pnpm-workspace.yaml'))?.[1] ?? '').matchAll(
      /"?([^\s":]+)"?: (\w+)/g,
    ),
  ].map(([, name, value]) => [name, value === 'true']),
)

it('pins each package of the lockfile by its sha512', () => {
  const lockfile = read('pnpm-lock.yaml')
  expect(lockfile.match(/^ {4}resolution: /gm)?.length).toBeGreaterThan(1000)
  expect(unpinned(lockfile)).toEqual([])
})

it.each([
  ['an address of its own', '{tarball: https://evil.test/clsx.tgz, integrity: sha512-AAAA}'],
  ['a repository', '{commit: 0123456, repo: https://evil.test/clsx.git, type: git}'],
  ['a short digest', '{integrity: sha1-AAAA}'],
])('detects a package from %s', (_, resolution) => {
  const planted = read('pnpm-lock.yaml').replace(/(\n {2}clsx@[\d.]+:\n {4}resolution: ).+/, `$1${resolution}`)
  expect(unpinned(planted)).toEqual([expect.stringMatching(/^clsx@/)])
})

it("runs no install scripts but Node's, and lists every package with one", () => {
  const running = Object.keys(allowBuilds).filter((name) => allowBuilds[name])
  expect(running).toEqual(['node'])
  const withScripts = globSync('node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json', { cwd: root })
    .filter((path) => {
      const { scripts = {} } = manifest(path)
      return (
        ['preinstall', 'install', 'postinstall'].some((name) => name in scripts) ||
        existsSync(join(root, path, '..', 'binding.gyp'))
      )
    })
    .map((path) => manifest(path).name)
  expect(withScripts.filter((name) => !(name in allowBuilds))).toEqual([])
})

it('publishes packages without install scripts and with listed files only', () => {
  const ours = globSync('packages/*/package.json', { cwd: root }).map(manifest)
  expect(ours.length).toBeGreaterThan(3)
  for (const { name, files, scripts = {} } of ours) {
    expect(files, name).not.toHaveLength(0)
    expect(
      Object.keys(scripts).filter((script) => /^(pre|post)?install$|^prepare$/.test(script)),
      name,
    ).toEqual([])
  }
})
