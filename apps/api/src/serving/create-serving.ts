import type { Context } from '../context.js'
import { createSigner } from '../secrets.js'
import { createEventCounter } from './event-counter.js'
import { createServedCreatives } from './served-creative.js'
import { createServingIDs } from './serving-id.js'
import { createTrafficFilter } from './traffic-filter.js'

/** Creates the dependencies of ad serving for one server. */
export function createServing(
  { config, db, now }: Pick<Context, 'config' | 'db' | 'now'>,
  secret: string,
  print: (text: string) => void,
): Pick<Context, 'servingIDs' | 'served' | 'events'> {
  const servingIDs = createServingIDs(createSigner(secret, 'servings'))
  const served = createServedCreatives(db, config)
  const filter = createTrafficFilter(config.eventLimit, now)
  return { servingIDs, served, events: createEventCounter({ db, now }, servingIDs, filter, print) }
}
