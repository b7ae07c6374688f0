// The runs that take hours: thousands of kills, a million fuzzed requests on each database, ten thousand
// inputs of each form. `npm test` does a part of each.
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

const postgres = await startPostgres()
if (!postgres.url) console.warn(`!! The part on PostgreSQL is skipped: ${postgres.reason}.`)
const { status } = spawnSync(
  'vitest',
  ['run', '--project', 'api', '--testTimeout=0', ...FILES, ...process.argv.slice(2)],
  {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
    shell: process.platform === 'win32',
    // What was set by hand counts.
    env: { ...LONG, ...process.env, ...(postgres.url && { PLACARD_TEST_DATABASE_URL: postgres.url }) },
  },
)
await postgres.stop?.()
process.exit(status ?? 1)
