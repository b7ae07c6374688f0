// Runs the tests of `npm run test:long`, which take hours: 1,000 kills of each kind, a million fuzzed requests on each
// database, 10,000 inputs of each form, and a billion facts on ClickHouse. Arguments are passed to Vitest, such as the name
// of one test file; then there is no billion.
import { spawnSync } from 'node:child_process'
import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installChdb } from '../services/chdb.mjs'
import { startPostgres } from '../services/postgres.mjs'

const FILES = [
  'fuzz',
  'forms-agree',
  'save-crash.full',
  'upload-crash.full',
  'report-crash.full',
  'schedule-crash.full',
  'schedule-servers',
  'embedded',
].map((name) => `${name}.test.ts`)

const postgres = await startPostgres()
if (!postgres.url) console.warn(`!! The tests on PostgreSQL are skipped: ${postgres.reason}.`)
const root = join(import.meta.dirname, '../..')
const args = process.argv.slice(2)
const files = args.length > 0 ? args : FILES
const { status } = spawnSync('vitest', ['run', '--project', 'api', '--testTimeout=0', ...files], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: {
    ...process.env,
    PLACARD_TEST_DEPTH: 'long',
    ...(postgres.url && { PLACARD_TEST_DATABASE_URL: postgres.url }),
  },
})
await postgres.stop?.()

/** Disk space of a billion facts, twice, because merged parts are deleted some minutes later. */
const BILLION_BYTES = 24e9

/** Compares reports of a billion facts with a recount, and prints how long they take. */
function checkBillion() {
  const { folder, reason } = installChdb()
  const { bavail, bsize } = statfsSync(tmpdir())
  const problem = bavail * bsize < BILLION_BYTES ? `${tmpdir()} has less than 24 GB left` : reason
  if (folder === undefined || problem !== undefined) {
    console.warn(`!! A billion facts are skipped: ${problem}.`)
    return true
  }
  const hooks = join(root, 'apps/api/src/testing/source-hooks.mjs')
  const options = ['--import', hooks, '--conditions=@placard/source', join(root, 'bench/billion-facts.mjs')]
  return spawnSync(process.execPath, options, { stdio: 'inherit' }).status === 0
}

const isRight = args.length > 0 || checkBillion()
process.exit(isRight ? (status ?? 1) : 1)
