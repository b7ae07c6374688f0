/** The tabs of a campaign's view, by the word in its address. */
export const CAMPAIGN_TABS = ['creatives', 'tags', 'schedules', 'links'] as const
export type CampaignTab = (typeof CAMPAIGN_TABS)[number]

/** What each tab is called. */
export const TAB_WORDS: Record<CampaignTab, string> = {
  creatives: 'Creatives',
  tags: 'Tags',
  schedules: 'Schedules',
  links: 'Share links',
}

/** The tab that an address asks for; what it cannot mean is the first one. */
export const tabOf = (search: URLSearchParams): CampaignTab =>
  CAMPAIGN_TABS.find((tab) => tab === search.get('tab')) ?? 'creatives'
