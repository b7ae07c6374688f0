// Runs a maintenance command of the server. Builds the apps only if there is no build, because a running server may use it.
import { join } from 'node:path'
import { buildApps } from './build-apps.mjs'

buildApps({ onlyIfMissing: true })
process.chdir(join(import.meta.dirname, '../..'))
await import('../../apps/api/dist/maintain.js')
