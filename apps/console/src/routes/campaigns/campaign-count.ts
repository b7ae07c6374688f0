const formatCount = (count: number) => count.toLocaleString('en-US')

/** Formats how many campaigns are listed. `of` is their total number while some are still loading. */
export function formatCampaignCount(loaded: number | undefined, shown: number | undefined, of?: number): string {
  if (loaded === undefined || shown === undefined) return 'Loading…'
  const total = of ?? loaded
  const campaigns = `${formatCount(total)} ${total === 1 ? 'campaign' : 'campaigns'}`
  return shown < total ? `Showing ${formatCount(shown)} of ${campaigns}` : `${campaigns} · all-time totals, UTC`
}
