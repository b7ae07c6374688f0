import { findExits } from '../asset/find-exits.js'
import type { BannerCreative } from '../creative/creative.js'
import { findLandingPage } from '../tracker/tracker.js'

const declaredByCreative = new WeakMap<BannerCreative, string[]>()

/** Returns what the code of a creative declares as its click tag. Cached, because served creatives are shown often. */
function declaredClickTags(creative: BannerCreative): string[] {
  const cached = declaredByCreative.get(creative)
  if (cached) return cached
  const exits = [...findExits(creative.html), ...creative.assets.flatMap(({ exits: own = [] }) => own)]
  const urls = exits.filter(({ isClickTag }) => isClickTag).map(({ url }) => url)
  declaredByCreative.set(creative, urls)
  return urls
}

/**
 * Returns addresses that stand for the click URL when an ad opens them: the landing page, and the defaults of click tags
 * that cannot be replaced from outside, such as those of modules.
 */
export function exitAliases(creative: BannerCreative): string[] {
  const landing = findLandingPage(creative.trackers)
  return [...new Set([...(landing === undefined ? [] : [landing]), ...declaredClickTags(creative)])]
}
