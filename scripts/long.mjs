// The runs that take hours: thousands of kills, a million fuzzed requests on each database, ten thousand
// inputs of each form, every fault on every screen. `npm test` does a part of each.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { startPostgres } from './postgres.mjs'

const LONG = { PLACARD_KILLS: '1000', PLACARD_DUE_MAILS: '10000', PLACARD_FUZZ: '1000000', PLACARD_AGREE: '10000' }
const FILES = [
  'fuzz',
  'forms-agree',
  'save-crash',
  'upload-crash',
  'report-crash',
  'schedule-crash',
  'schedule-servers',
  'embedded',
].map((name) => `${name}.test.ts`)

/** Runs a part to its end, with what was set by hand. */
function part(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...env, ...process.env },
  })
  return status ?? 1
}

/** Everything that can go wrong on every screen of the built console. */
const faults = () =>
  part('pnpm', ['--silent', 'run', 'build:packages']) ||
  part('pnpm', ['--silent', '--filter', './apps/*', 'run', 'build']) ||
  part('playwright', ['test', 'e2e/faults.spec.ts'], { PLACARD_FAULTS: 'all' })

const given = process.argv.slice(2)
const postgres = await startPostgres()
if (!postgres.url) console.warn(`!! The part on PostgreSQL is skipped: ${postgres.reason}.`)
const statuses = [
  part('vitest', ['run', '--project', 'api', '--testTimeout=0', ...FILES, ...given], {
    ...LONG,
    ...(postgres.url && { PLACARD_TEST_DATABASE_URL: postgres.url }),
  }),
]
await postgres.stop?.()
// Words of one's own choose among the files above.
if (given.length === 0) statuses.push(faults())
process.exit(Math.max(...statuses))
