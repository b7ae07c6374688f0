// Builds what has changed since the last start, then starts the API, which also serves the console. With an argument it
// runs that maintenance command instead.
import { join } from 'node:path'
import { buildApps } from './build-apps.mjs'

const isMaintenance = process.argv.length > 2
buildApps({ onlyIfMissing: isMaintenance })
process.chdir(join(import.meta.dirname, '..'))
await import(`../apps/api/dist/${isMaintenance ? 'maintain' : 'server'}.js`)
