// Builds the console and the API if their sources have changed since the last build.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const STAMP = join(root, 'node_modules', '.cache', 'placard-build')
const SOURCES = ['packages', 'apps', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.base.json']
const BUILT = [
  'apps/api/dist/server.js',
  'apps/api/dist/maintain.js',
  'apps/console/dist/index.html',
  'apps/console/dist/share.html',
]
const IGNORED = new Set(['node_modules', 'dist', '__screenshots__'])

function* files(path) {
  const stat = statSync(path)
  if (!stat.isDirectory()) yield `${path} ${stat.size} ${stat.mtimeMs}`
  else for (const name of readdirSync(path).sort()) if (!IGNORED.has(name)) yield* files(join(path, name))
}

const sourceDigest = () =>
  createHash('sha256')
    .update(SOURCES.flatMap((path) => [...files(join(root, path))]).join('\n'))
    .digest('hex')

/**
 * Builds both apps, or exits with the errors of the build. `onlyIfMissing` keeps an outdated build, because a running
 * server still uses it.
 */
export function buildApps({ onlyIfMissing = false } = {}) {
  const digest = sourceDigest()
  const isBuilt = BUILT.every((path) => existsSync(join(root, path)))
  const isCurrent = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest
  if (isBuilt && (isCurrent || onlyIfMissing)) return
  console.log('Building the console and the API …')
  for (const app of ['@placard/console', '@placard/api']) {
    const { status, stdout, stderr } = spawnSync('pnpm', ['--silent', '--filter', app, 'run', 'build'], {
      cwd: root,
      shell: process.platform === 'win32',
      encoding: 'utf8',
    })
    if (status !== 0) {
      console.error(`${stdout}\n${stderr}`)
      process.exit(1)
    }
  }
  mkdirSync(join(STAMP, '..'), { recursive: true })
  writeFileSync(STAMP, digest)
}

if (import.meta.main) buildApps()
