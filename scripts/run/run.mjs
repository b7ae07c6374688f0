// Installs the dependencies and runs a script of package.json. Only Node 20.19 and npm are needed: the pinned pnpm comes
// through npx, and Node 24 through the lockfile.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const root = new URL('../..', import.meta.url)
const { packageManager } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))

function pnpm(...args) {
  const result = spawnSync('npx', ['--yes', packageManager, ...args], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (result.status !== 0) process.exit(result.status ?? 1)
}

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Placard needs Node 20.19 or newer; this is Node ${process.versions.node}.`)
  process.exit(1)
}
pnpm('install', '--frozen-lockfile')
pnpm('--silent', 'run', ...process.argv.slice(2))
