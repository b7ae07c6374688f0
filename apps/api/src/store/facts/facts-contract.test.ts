import { createEventCounter } from '../../serving/event-counter.js'
import { createTrafficFilter } from '../../serving/traffic-filter.js'
import { describeFacts } from '../../testing/facts-contract.js'
import { describeApiOnBothDatabases } from '../../testing/test-app.js'

describeApiOnBothDatabases('facts in the database', (api) =>
  describeFacts(
    () => {
      const { context, wait } = api()
      const filter = createTrafficFilter(1_000_000, context.now)
      return {
        context,
        wait,
        newCounter: () => createEventCounter(context, context.servingIDs, filter, () => undefined),
      }
    },
    { days: 14 },
  ),
)
