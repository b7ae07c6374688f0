import type { Config } from '../config.js'
import type { Sealer } from '../secrets.js'
import type { Db } from './store.js'

/** Parts of the server that the store works with. */
export interface StoreParts {
  config: Config
  db: Db
  sealer: Sealer
  /** The database's clock, which all servers share. */
  now: () => Date
}
