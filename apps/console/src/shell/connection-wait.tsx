import { SlowNotice } from '@placard/ui'
import { type Query, useIsFetching } from '@tanstack/react-query'
import { cancelLoading } from '../data/api.js'

/** A report says it itself, beside its figures. */
const isWaitedFor = ({ queryKey: [what] }: Query) => what !== 'report'

/** Says that what a screen loads takes long, whichever screen it is, and stops it when asked to. */
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
