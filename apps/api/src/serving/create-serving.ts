import { createSigner } from '../secrets.js'
import type { Engine } from '../store/clickhouse/engine.js'
import { createEventCounter } from './event-counter.js'
import { createServedCreatives } from './served-creative.js'
import { createServingCounter } from './serving-counter.js'
import { createServingIDs } from './serving-id.js'
import type { ServingParts } from './serving-parts.js'
import { createTrafficFilter } from './traffic-filter.js'

/** Creates the dependencies of ad serving for one server. */
export function createServing(
  { config, db, engine, now }: Pick<ServingParts, 'config' | 'db' | 'now'> & { engine?: Engine | undefined },
  secret: string,
  print: (text: string) => void,
): Pick<ServingParts, 'servingIDs' | 'served' | 'events'> {
  const servingIDs = createServingIDs(createSigner(secret, 'servings'))
  const served = createServedCreatives(db, config)
  const filter = createTrafficFilter(config.eventLimit, now)
  const events = engine
    ? createServingCounter({ engine, now }, servingIDs, filter, print)
    : createEventCounter({ db, now }, servingIDs, filter, print)
  return { servingIDs, served, events }
}
