import type { Creative, TagActivity } from '@placard/domain/creative'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { creativeQuery } from '../../data/campaigns/creatives.js'
import { tagActivityQuery } from '../../data/campaigns/tag-versions.js'
import { useWatchedSince } from '../../state/tag-watch.js'

/** Interval of requests in ms, and the time after which they end unless the page gets focus again. */
const INTERVAL_MS = 3000
const WATCH_MS = 10 * 60_000

/** Activity of the tags of a creative. */
export interface TagActivities {
  /** Returns the activity of a tag that serves; undefined if it is unknown. */
  activityOf: (liveID: string) => TagActivity | undefined
  /** True while it is requested again and again. */
  isWatching: boolean
}

const isCounted = ({ impressions, clicks }: TagActivity): boolean => impressions + clicks > 0

/** True for ten minutes after a time, and after each time the page gets focus. */
function useIsWatching(since: number | undefined): boolean {
  const [isWatching, setWatching] = useState(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new time starts again.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const start = () => {
      clearTimeout(timer)
      setWatching(true)
      timer = setTimeout(() => setWatching(false), WATCH_MS)
    }
    start()
    window.addEventListener('focus', start)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('focus', start)
    }
  }, [since])
  return isWatching
}

/**
 * Activity of a creative's tags, requested every 3 s while the page is visible and a tag waits for its first
 * impression, or one was published or copied in this visit. Failures are not shown: the next request may succeed.
 */
export function useTagActivity(
  creative: Pick<Creative, 'id' | 'campaignID' | 'liveCreatives'> | undefined,
): TagActivities {
  const since = useWatchedSince(creative?.id)
  const isWatching = useIsWatching(since)
  const client = useQueryClient()
  const serving = creative?.liveCreatives.filter(({ pausedAt }) => pausedAt === undefined) ?? []
  const { data } = useQuery({
    ...tagActivityQuery(creative?.id ?? ''),
    enabled: serving.length > 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => {
      const waits = serving.some(({ id }) => !state.data?.some((one) => one.liveID === id && isCounted(one)))
      return isWatching && (waits || since !== undefined) && INTERVAL_MS
    },
  })
  const counted = data?.reduce((sum, { impressions, clicks }) => sum + impressions + clicks, 0)
  const [known, setKnown] = useState(counted)
  const isNews = known !== undefined && counted !== undefined && counted !== known
  const { campaignID, id } = creative ?? {}
  useEffect(() => {
    setKnown(counted)
    // The figures of the creative are shown beside its activity.
    if (isNews && campaignID !== undefined && id !== undefined)
      void client.invalidateQueries({ queryKey: creativeQuery(campaignID, id).queryKey, exact: true })
  }, [counted, isNews, campaignID, id, client])
  return {
    activityOf: (liveID) =>
      serving.some(({ id }) => id === liveID) ? data?.find((one) => one.liveID === liveID) : undefined,
    isWatching,
  }
}
