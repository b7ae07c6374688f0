import { SlowNotice } from '@placard/ui'
import { type Query, useIsFetching } from '@tanstack/react-query'
import { cancelLoading } from '../data/api.js'

/** False for reports, which have a notice of their own. */
const isWaitedFor = ({ queryKey: [what] }: Query) => what !== 'report'

/** Notice that a screen's data takes long to load, with a button to cancel. */
export function ConnectionWait() {
  const waiting = useIsFetching({ type: 'active', predicate: isWaitedFor }) > 0
  return (
    <SlowNotice
      waiting={waiting}
      onCancel={cancelLoading}
      className="pointer-events-none fixed inset-x-4 bottom-6 z-30 mx-auto w-fit max-w-[calc(100%-2rem)] [&>div]:pointer-events-auto [&>div]:shadow-popover"
    />
  )
}
