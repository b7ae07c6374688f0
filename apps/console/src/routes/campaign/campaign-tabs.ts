/** Tabs of a campaign, as named in the URL. */
export const CAMPAIGN_TABS = ['creatives', 'tags', 'schedules', 'links', 'discrepancies'] as const
export type CampaignTab = (typeof CAMPAIGN_TABS)[number]

/** Labels of the tabs. */
export const TAB_LABELS: Record<CampaignTab, string> = {
  creatives: 'Creatives',
  tags: 'Tags',
  schedules: 'Schedules',
  links: 'Share links',
  discrepancies: 'Discrepancies',
}

/** Returns the tab in the URL parameters; the first one if it is missing or invalid. */
export const readTab = (search: URLSearchParams): CampaignTab =>
  CAMPAIGN_TABS.find((tab) => tab === search.get('tab')) ?? 'creatives'
