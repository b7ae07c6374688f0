import type { Context } from '../context.js'
import { createSigner } from '../secrets.js'
import { createEventCounter } from './event-counter.js'
import { createServedCreatives } from './served-creative.js'
import { createServingIDs } from './serving-id.js'

/** Makes what one server serves and counts advertisements with. */
export function createServing(
  { config, db, now }: Pick<Context, 'config' | 'db' | 'now'>,
  secret: string,
  say: (text: string) => void,
): Pick<Context, 'servingIDs' | 'served' | 'events'> {
  const servingIDs = createServingIDs(createSigner(secret, 'servings'))
  const served = createServedCreatives(db, config)
  return { servingIDs, served, events: createEventCounter({ db, now }, servingIDs, say) }
}
