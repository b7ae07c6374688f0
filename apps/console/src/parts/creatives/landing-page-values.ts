import type { Creative, LandingPageValues } from '@placard/domain/creative'

/** Returns the names and the size of a creative that its landing page is filled in with. */
export const landingPageValues = ({ name, size, campaign }: Creative): Partial<LandingPageValues> => ({
  creative: name,
  size,
  ...(campaign && { campaign: campaign.name }),
})
