// Builds what has changed since the last start, then starts the API, which serves the console too. With an argument it
// runs that maintenance command instead, and builds only what is missing: a running server still uses the rest.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const STAMP = join(root, 'node_modules', '.cache', 'placard-build')
const SOURCES = ['packages', 'apps', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.base.json']
const BUILT = ['apps/api/dist/server.js', 'apps/api/dist/maintain.js', 'apps/console/dist/index.html']
const LEFT_OUT = new Set(['node_modules', 'dist', '__screenshots__'])

function* files(path) {
  const stat = statSync(path)
  if (!stat.isDirectory()) yield `${path} ${stat.size} ${stat.mtimeMs}`
  else for (const name of readdirSync(path).sort()) if (!LEFT_OUT.has(name)) yield* files(join(path, name))
}

const state = createHash('sha256')
  .update(SOURCES.flatMap((path) => [...files(join(root, path))]).join('\n'))
  .digest('hex')
const isBuilt = BUILT.every((path) => existsSync(join(root, path)))

const isMaintenance = process.argv.length > 2
const isCurrent = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === state
if (!isBuilt || (!isCurrent && !isMaintenance)) {
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
  writeFileSync(STAMP, state)
}

process.chdir(root)
await import(`../apps/api/dist/${isMaintenance ? 'maintain' : 'server'}.js`)
