import type { Config } from './config.js'
import type { PartnerFileReader } from './discrepancy/read-partner-file.js'
import type { FileStore } from './files/file-store.js'
import type { Inspection } from './files/inspection.js'
import type { JobRunner } from './job-runner.js'
import type { PageRenderer } from './pages/page-renderer.js'
import type { Sealer, Signer } from './secrets.js'
import type { EventCounter } from './serving/event-counter.js'
import type { ServedCreatives } from './serving/served-creative.js'
import type { ServingIDs } from './serving/serving-id.js'
import type { FactHome } from './store/facts/fact-home.js'
import type { Db } from './store/store.js'

/** Dependencies of every route and job. */
export interface Context {
  config: Config
  db: Db
  /** Home of counted events and hourly facts. */
  facts: FactHome
  sealer: Sealer
  /** The files of creatives. */
  files: FileStore
  /** Inspects uploads in processes of their own. */
  inspection: Inspection
  /** Reads files of partners in a process of its own. */
  partnerFiles: PartnerFileReader
  /** Renders pages of the console; undefined if it was built without that. */
  pages: PageRenderer | undefined
  /** Signs the credentials of the embedded S3 endpoint. */
  credentialSigner: Signer
  servingIDs: ServingIDs
  /** Cache of recently served creatives. */
  served: ServedCreatives
  /** Counts impressions, clicks and other ad events. */
  events: EventCounter
  /**
   * Returns the damage found in the embedded database by a check of a few milliseconds; always undefined on
   * PostgreSQL.
   */
  findDamage: () => Promise<string | undefined>
  /** Returns the damage found so far, also by requests, without a check. */
  foundDamage: () => string | undefined
  /** Runs queued jobs. Trigger it after a commit that queued some. */
  jobs: JobRunner
  /** The database's clock, which all servers share. */
  now: () => Date
  /** Returns what is wrong with this server's clock or the database's; undefined while they agree. */
  findClockProblem: () => string | undefined
}
