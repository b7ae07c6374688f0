// Tries S3 clients that are installed on this machine on the embedded S3 endpoint, and compares every byte that they
// read. `--write` replaces the section in docs/compatibility.md; names of clients select some. Needs a built server
// (`pnpm --filter @placard/api build`); a client that is missing is left out. On Debian: apt-get install awscli rclone
// s3cmd restic.
import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'placard-s3-clients-'))
const ADMIN = { email: 'ada@placard.test', password: 'northern-ferry-42' }

/** Returns a free port. */
async function freePort() {
  const probe = createServer().listen(0)
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return port
}

const origin = `http://localhost:${await freePort()}`
const server = spawn(process.execPath, ['apps/api/dist/server.js'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    PATH: process.env.PATH,
    PORT: new URL(origin).port,
    PLACARD_PUBLIC_URL: origin,
    PLACARD_SEED: '0',
    PLACARD_DATA_DIR: join(folder, 'data'),
    PLACARD_ADMIN_EMAIL: ADMIN.email,
    PLACARD_ADMIN_PASSWORD: ADMIN.password,
  },
})
process.on('exit', () => {
  server.kill()
  rmSync(folder, { recursive: true, force: true })
})

/** Requests credentials like the file manager. */
async function requestCredentials() {
  const isUp = () =>
    fetch(`${origin}/config.json`).then(
      () => true,
      () => false,
    )
  while (server.exitCode === null && !(await isUp())) await wait(200)
  const signedIn = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ method: 'password', username: ADMIN.email, password: ADMIN.password, remember: false }),
  })
  const cookie = signedIn.headers.getSetCookie().map((each) => each.split(';')[0])
  const answer = await fetch(`${origin}/api/v1/files/credentials`, { headers: { cookie: cookie.join('; ') } })
  return (await answer.json()).data
}

const given = await requestCredentials()
const { bucket, prefix } = given
const environment = {
  PATH: process.env.PATH,
  HOME: folder,
  AWS_ACCESS_KEY_ID: given.accessKeyId,
  AWS_SECRET_ACCESS_KEY: given.secretAccessKey,
  AWS_SESSION_TOKEN: given.sessionToken,
  AWS_DEFAULT_REGION: given.region,
  RESTIC_PASSWORD: 'restic',
  RCLONE_CONFIG: join(folder, 'rclone.conf'),
}
const large = randomBytes(12_000_000)
const small = Buffer.from('text')
const SMALL_NAME = "Größe ✓ it's (1) + 2.txt"
const local = (name) => join(folder, name)
mkdirSync(local('files'))
writeFileSync(local(`files/${SMALL_NAME}`), small)
writeFileSync(local('files/large.bin'), large)
writeFileSync(
  local('rclone.conf'),
  `[p]\ntype = s3\nprovider = Other\nenv_auth = true\nendpoint = ${given.endpoint}\nregion = ${given.region}\nchunk_size = 5M\nupload_cutoff = 5M\ncopy_cutoff = 5M\n`,
)
writeFileSync(
  local('s3cfg'),
  `[default]\naccess_key = ${given.accessKeyId}\nsecret_key = ${given.secretAccessKey}\naccess_token = ${given.sessionToken}\nhost_base = ${new URL(origin).host}\nhost_bucket = ${new URL(origin).host}\nuse_https = False\nmultipart_chunk_size_mb = 5\n`,
)

const call = async (command, args) =>
  (await run(command, args, { env: environment, encoding: 'buffer', maxBuffer: 2 ** 26, timeout: 120_000 })).stdout
const same = (read, right) => {
  if (!read.equals(right)) throw new Error(`${read.length} bytes were read instead of ${right.length}.`)
}
const download = async (command, args, right) => {
  rmSync(local('read'), { force: true })
  await call(command, args)
  same(readFileSync(local('read')), right)
}

const aws = (...args) => call('aws', ['--endpoint-url', given.endpoint, ...args])
const rclone = (...args) => call('rclone', ['--retries', '1', ...args])
const s3cmd = (...args) => call('s3cmd', ['-c', local('s3cfg'), ...args])
const restic = (...args) => call('restic', ['-r', `s3:${origin}/${bucket}/${prefix}restic`, ...args])
const at = (start) => (name) => `${start}${bucket}/${prefix}${name}`
const listed = (output, ...names) => {
  const missing = names.filter((name) => !output.toString().includes(name))
  if (missing.length > 0) throw new Error(`${missing.join(', ')} is not listed.`)
}

/** Operations of each client, in their order. */
const CLIENTS = {
  aws: {
    version: ['--version'],
    endpoint: '`/s3`',
    operations: (there = at('s3://')) => ({
      upload: () => aws('s3', 'cp', local(`files/${SMALL_NAME}`), there('aws/')),
      'upload of 12 MB in parts': () => aws('s3', 'cp', local('files/large.bin'), there('aws/')),
      list: async () => listed(await aws('s3', 'ls', there('aws/')), SMALL_NAME, 'large.bin'),
      'list of buckets': async () => listed(await aws('s3', 'ls'), bucket),
      download: () =>
        download('aws', ['--endpoint-url', given.endpoint, 's3', 'cp', there('aws/large.bin'), local('read')], large),
      copy: () => aws('s3', 'cp', there(`aws/${SMALL_NAME}`), there('aws/copy.txt')),
      'copy of 12 MB in parts': async () => {
        await aws('s3', 'cp', there('aws/large.bin'), there('aws/copy.bin'))
        same(await aws('s3', 'cp', there('aws/copy.bin'), '-'), large)
      },
      move: () => aws('s3', 'mv', there('aws/copy.txt'), there('aws/moved.txt')),
      synchronize: () => aws('s3', 'sync', local('files'), there('aws/synced')),
      delete: () => aws('s3', 'rm', '--recursive', there('aws/')),
    }),
  },
  rclone: {
    version: ['version'],
    endpoint: '`/s3`',
    operations: (there = at('p:')) => ({
      upload: () => rclone('copyto', local(`files/${SMALL_NAME}`), there(`rclone/${SMALL_NAME}`)),
      'upload of 12 MB in parts': () => rclone('copy', local('files/large.bin'), there('rclone')),
      'upload of a stream': () => rclone('touch', there('rclone/touched')),
      list: async () => listed(await rclone('lsf', there('rclone')), SMALL_NAME, 'large.bin', 'touched'),
      'list of buckets': async () => listed(await rclone('lsd', 'p:'), bucket),
      download: async () => same(await rclone('cat', there('rclone/large.bin')), large),
      copy: () => rclone('copyto', there(`rclone/${SMALL_NAME}`), there('rclone/copy.txt')),
      'copy of 12 MB in parts': async () => {
        await rclone('copyto', there('rclone/large.bin'), there('rclone/copy.bin'))
        same(await rclone('cat', there('rclone/copy.bin')), large)
      },
      move: () => rclone('moveto', there('rclone/copy.txt'), there('rclone/moved.txt')),
      synchronize: () => rclone('sync', local('files'), there('rclone/synced')),
      delete: () => rclone('purge', there('rclone')),
    }),
  },
  s3cmd: {
    version: ['--version'],
    endpoint: 'root',
    operations: (there = at('s3://')) => ({
      upload: () => s3cmd('put', local(`files/${SMALL_NAME}`), there('s3cmd/')),
      'upload of 12 MB in parts': () => s3cmd('put', local('files/large.bin'), there('s3cmd/')),
      list: async () => listed(await s3cmd('ls', there('s3cmd/')), SMALL_NAME, 'large.bin'),
      'list of buckets': async () => listed(await s3cmd('ls'), bucket),
      download: () =>
        download('s3cmd', ['-c', local('s3cfg'), 'get', '--force', there('s3cmd/large.bin'), local('read')], large),
      copy: () => s3cmd('cp', there(`s3cmd/${SMALL_NAME}`), there('s3cmd/copy.txt')),
      'copy of 12 MB in parts': () => s3cmd('cp', there('s3cmd/large.bin'), there('s3cmd/copy.bin')),
      move: () => s3cmd('mv', there('s3cmd/copy.txt'), there('s3cmd/moved.txt')),
      synchronize: () => s3cmd('sync', `${local('files')}/`, there('s3cmd/synced/')),
      delete: () => s3cmd('del', '--recursive', '--force', there('s3cmd/')),
    }),
  },
  restic: {
    version: ['version'],
    endpoint: 'root',
    operations: () => ({
      upload: () => restic('init'),
      'upload of 12 MB in parts': () => restic('backup', local('files')),
      list: async () => listed(await restic('ls', 'latest'), 'large.bin'),
      download: async () => same(await restic('dump', 'latest', local('files/large.bin')), large),
      synchronize: () => restic('check', '--read-data'),
      delete: () => restic('forget', '--prune', '--keep-last', '1', '--group-by', ''),
    }),
  },
}

const OPERATIONS = Object.keys(CLIENTS.rclone.operations())
const rows = []
const chosen = process.argv.slice(2).filter((name) => name in CLIENTS)
for (const [name, { version, endpoint, operations }] of Object.entries(CLIENTS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  let told
  try {
    told = (await call(name, version)).toString().match(/\d+\.\d+\.\d+/)?.[0]
  } catch {
    console.error(`${name} is not installed.`)
    continue
  }
  const all = operations()
  const cells = []
  for (const operation of OPERATIONS) {
    if (!all[operation]) {
      cells.push('–')
      continue
    }
    try {
      await all[operation]()
      cells.push('yes')
    } catch (error) {
      const said = error.stderr?.toString().trim() || error.message
      console.error(`${name}, ${operation}: ${said}`)
      cells.push('**no**')
    }
  }
  rows.push([`${name} ${told}`, endpoint, ...cells])
}

const table = [['client', 'endpoint', ...OPERATIONS], ['---', '---', ...OPERATIONS.map(() => '---')], ...rows]
const text = `${new Date().toISOString().slice(0, 10)}:\n\n${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`
console.log(text)
if (process.argv.includes('--write')) {
  const path = join(root, 'docs/compatibility.md')
  const [start, end] = ['<!-- s3-clients -->\n', '<!-- /s3-clients -->']
  const page = readFileSync(path, 'utf8')
  writeFileSync(path, page.slice(0, page.indexOf(start) + start.length) + text + page.slice(page.indexOf(end)))
}
server.kill()
