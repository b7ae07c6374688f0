import type { Config } from './config.js'
import type { Sealer } from './secrets.js'
import type { Db } from './store/store.js'

/** What every route works with. */
export interface Context {
  config: Config
  db: Db
  sealer: Sealer
  /** The server's clock. */
  now: () => Date
}
