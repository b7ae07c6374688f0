// Runs the tests of `npm run test:long`, which take hours: 1,000 kills of each kind, a million fuzzed requests on each
// database, 10,000 inputs of each form. Arguments are passed to Vitest, such as the name of one test file.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
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
const args = process.argv.slice(2)
const files = args.length > 0 ? args : FILES
const { status } = spawnSync('vitest', ['run', '--project', 'api', '--testTimeout=0', ...files], {
  cwd: join(import.meta.dirname, '../..'),
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: {
    ...process.env,
    PLACARD_TEST_DEPTH: 'long',
    ...(postgres.url && { PLACARD_TEST_DATABASE_URL: postgres.url }),
  },
})
await postgres.stop?.()
process.exit(status ?? 1)
