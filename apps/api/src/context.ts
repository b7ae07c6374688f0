import type { Config } from './config.js'
import type { FileStore } from './files/file-store.js'
import type { Mailer } from './mail/mailer.js'
import type { Sealer } from './secrets.js'
import type { Db } from './store/store.js'

/** What every route works with. */
export interface Context {
  config: Config
  db: Db
  sealer: Sealer
  /** The files of creatives. */
  files: FileStore
  /** Sends queued mail; to be poked after a commit that queued some. */
  mailer: Mailer
  /** The server's clock. */
  now: () => Date
}
