// Runs the tests of facts on ClickHouse: on the server at PLACARD_TEST_CLICKHOUSE_URL, whose user may create databases
// (of a cluster, with its name in PLACARD_TEST_CLICKHOUSE_CLUSTER), or on chdb, which it installs.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { installChdb } from '../services/chdb.mjs'

const root = join(import.meta.dirname, '../..')
const { PLACARD_TEST_CLICKHOUSE_URL: url } = process.env
const chdb = url === undefined ? installChdb() : {}
if (url === undefined && chdb.folder === undefined) {
  console.warn(`\n!! The tests on ClickHouse are skipped: ${chdb.reason}.`)
  process.exit(0)
}
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
/** Tests of routes that also run on ClickHouse: who may see what, reports, lists and totals. */
const ROUTES = ['authorization', 'token-authorization', 'reports', 'event-reports', 'campaigns', 'campaign-totals']

function runTests(files, env) {
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'api', ...files], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(chdb.folder !== undefined && { PLACARD_TEST_CHDB: chdb.folder }), ...env },
  })
  return status === 0
}

const isRight = runTests(['.clickhouse.test.ts'], {})
const routes = ROUTES.map((name) => `apps/api/src/routes/${name}.test.ts`)
process.exit(runTests(routes, { PLACARD_TEST_FACTS: 'clickhouse' }) && isRight ? 0 : 1)
