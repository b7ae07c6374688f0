import { usePrerendered } from '@placard/ui'

let prerenderedAt: Date | undefined

/** Sets the time at which the server rendered the page, which its markup depends on. */
export function setPageTime(time: Date): void {
  prerenderedAt = time
}

/** Returns a function for the time now; while markup of a server is hydrated, for the time when that was rendered. */
export function usePageTime(): () => Date {
  const isPrerendered = usePrerendered()
  return () => (isPrerendered && prerenderedAt) || new Date()
}
