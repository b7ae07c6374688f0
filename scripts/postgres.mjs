// Starts a temporary PostgreSQL for the tests: a new, empty cluster on 127.0.0.1, removed after them.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.mjs'

const VERSIONED = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt', 'C:\\Program Files\\PostgreSQL']
const tool = (name) => (process.platform === 'win32' ? `${name}.exe` : name)
const isRoot = process.getuid?.() === 0

function findBinaries() {
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  const folders = VERSIONED.filter(existsSync).flatMap((folder) => {
    const versions = readdirSync(folder).sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))
    return versions.map((version) => join(folder, version, 'bin'))
  })
  return [...folders, asked.stdout?.trim() ?? ''].find((folder) => existsSync(join(folder, tool('initdb'))))
}

function binaries() {
  const found = findBinaries()
  if (found || process.platform !== 'linux' || !isRoot) return found
  console.log('No PostgreSQL found: installing one.')
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  spawnSync('apt-get', ['install', '-y', '-qq', 'postgresql'], { stdio: 'inherit' })
  return findBinaries()
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
    options,
  )
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    if (server.exitCode === null && server.kill('SIGINT')) await ended
    rmSync(data, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 150; tries++) {
    if (spawnSync(join(folder, tool('pg_isready')), ['-q', '-d', url], { timeout: 5000 }).status === 0)
      return { url, stop }
    if (server.exitCode !== null) break
    await sleep(200)
  }
  await stop()
  return { reason: 'PostgreSQL did not start' }
}
