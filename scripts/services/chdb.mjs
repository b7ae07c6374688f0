// Installs npm's chdb, ClickHouse as a library of 566 MB, in a folder of its own, for the tests of facts on ClickHouse.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { announceInstall } from './install-packages.mjs'

const VERSIONS = { chdb: '3.4.0', '@clickhouse/client': '1.23.1' }
const FOLDER = join(import.meta.dirname, '../../node_modules/.placard-chdb')

/** Returns the folder that chdb is installed in, or the reason why there is none. */
export function installChdb() {
  if (process.platform === 'win32') return { reason: 'chdb does not exist for Windows' }
  if (existsSync(join(FOLDER, 'node_modules/chdb/package.json'))) return { folder: FOLDER }
  const why = 'no ClickHouse was found'
  const instead = 'set PLACARD_TEST_CLICKHOUSE_URL to the address of one'
  if (!announceInstall({ what: 'chdb (566 MB)', why, instead })) return { reason: why }
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, 'package.json'), JSON.stringify({ private: true, dependencies: VERSIONS }))
  const options = { cwd: FOLDER, stdio: 'inherit', shell: process.platform === 'win32' }
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], options)
  return status === 0 ? { folder: FOLDER } : { reason: 'chdb could not be installed' }
}
