import type { FileStore } from '../files/file-store.js'
import type { PageRenderer } from '../pages/page-renderer.js'
import type { EventCounter } from '../serving/event-counter.js'
import type { FactHome } from '../store/facts/fact-home.js'
import type { StoreParts } from '../store/store-parts.js'

/** Parts of the server that requests are checked and its health is measured with. */
export interface HttpParts extends StoreParts {
  facts: FactHome
  files: FileStore
  /** Events that are counted, but not stored yet, are among the metrics. */
  events: EventCounter
  findDamage: () => Promise<string | undefined>
  foundDamage: () => string | undefined
  findClockProblem: () => string | undefined
  /** Renders pages of the console; undefined if it was built without that. */
  pages: PageRenderer | undefined
}
