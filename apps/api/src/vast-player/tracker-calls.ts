/**
 * Returns a filter of the trackers that a player calls in one go. The player registers each tracker of an InLine ad
 * twice, and calls both, while the document may list a URL twice, too: a URL is passed on as often as it is listed.
 */
export function trackerCalls(): { list: (url: string) => void; isListed: (url: string) => boolean } {
  const listed = new Map<string, number>()
  const called = new Map<string, number>()
  return {
    list: (url) => void listed.set(url, (listed.get(url) ?? 0) + 1),
    isListed: (url) => {
      // The calls of one event are made in the same task.
      if (called.size === 0) setTimeout(() => called.clear())
      const times = (called.get(url) ?? 0) + 1
      called.set(url, times)
      return times <= (listed.get(url) ?? 1)
    },
  }
}
