import type { Config } from './config.js'
import type { FileStore } from './files/file-store.js'
import type { JobRunner } from './jobs/job-runner.js'
import type { Sealer } from './secrets.js'
import type { EventCounter } from './serving/event-counter.js'
import type { ServedCreatives } from './serving/served-creative.js'
import type { ServingIDs } from './serving/serving-id.js'
import type { Db } from './store/store.js'

/** What every route works with. */
export interface Context {
  config: Config
  db: Db
  sealer: Sealer
  /** The files of creatives. */
  files: FileStore
  servingIDs: ServingIDs
  /** The published creatives that were served last. */
  served: ServedCreatives
  /** Counts what happens to served advertisements. */
  events: EventCounter
  /** Returns what is damaged in the embedded database, by a check that takes milliseconds; on PostgreSQL nothing. */
  findDamage: () => Promise<string | undefined>
  /** Does queued work; to be poked after a commit that queued some. */
  jobs: JobRunner
  /** The server's clock. */
  now: () => Date
}
