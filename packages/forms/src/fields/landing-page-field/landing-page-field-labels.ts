import type { LandingPageValue, UtmParameter } from '@placard/domain/creative'

/** English texts of the landing page field. */
export const landingPageFieldLabels = {
  landingPage: 'Landing page',
  openNewTab: 'Open in a new tab',
  completed: 'https:// was added',
  fromCampaign: 'From the campaign.',
  opens: 'Opens',
  sentAs: 'Browsers request',
  useCampaigns: 'Use the campaign’s',
  macroProblems: 'Problems with macros of the landing page',
  utmParameters: 'UTM parameters',
  utmHint: 'Added to the landing page, for the analytics of the site.',
  utmNames: {
    utm_source: 'Source',
    utm_medium: 'Medium',
    utm_campaign: 'Campaign',
    utm_content: 'Content',
    utm_term: 'Term',
  } satisfies Record<UtmParameter, string>,
  insertInto: (field: string) => `Insert a value into ${field}`,
  values: {
    campaign: 'Name of the campaign',
    creative: 'Name of the creative',
    size: 'Size of the creative',
  } satisfies Record<LandingPageValue, string>,
  done: 'Done',
}

/** Texts of the landing page field. */
export type LandingPageFieldLabels = typeof landingPageFieldLabels
