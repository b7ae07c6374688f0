import type { StoreParts } from '../store/store-parts.js'
import type { EventCounter } from './event-counter.js'
import type { ServedCreatives } from './served-creative.js'
import type { ServingIDs } from './serving-id.js'

/** Parts of the server that ads are served with. */
export interface ServingParts extends StoreParts {
  servingIDs: ServingIDs
  /** Cache of recently served creatives. */
  served: ServedCreatives
  /** Counts impressions, clicks and other ad events. */
  events: EventCounter
}
