import type { FileStore } from '../files/file-store.js'
import type { ServingIDs } from '../serving/serving-id.js'
import type { FactHome } from '../store/facts/fact-home.js'
import type { StoreParts } from '../store/store-parts.js'

/** Parts of the server that exported files are made with. */
export interface ExportParts extends StoreParts {
  facts: FactHome
  /** Files of creatives, some of which are in the export. */
  files: FileStore
  servingIDs: ServingIDs
}
