import type { Campaign } from '@placard/domain/campaign'
import { computePercent } from '@placard/domain/report'

/** Returns a campaign's click-through rate in percent; null without impressions. */
export const computeCTR = ({ data }: Pick<Campaign, 'data'>): number | null =>
  computePercent(data.clicks, data.impressions)

/** Returns the sums of some campaigns, and the CTR of the sums. */
export function computeTotal(campaigns: readonly Campaign[]) {
  const total = { impressions: 0, engagement: 0, clicks: 0, videoCompletes: 0 }
  for (const { data, videoCompletes } of campaigns) {
    total.impressions += data.impressions
    total.engagement += data.engagement
    total.clicks += data.clicks
    total.videoCompletes += videoCompletes
  }
  return { ...total, ctr: computePercent(total.clicks, total.impressions) }
}
