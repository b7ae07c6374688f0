import type { Creative } from '@placard/domain/creative'
import { DEMO_NOW, demoBannerHtml, demoCampaigns, demoReport } from '@placard/domain/demo'
import { bannerPreview } from '@placard/domain/internal/tags'

const [northwind] = demoCampaigns(DEMO_NOW)
if (!northwind) throw new Error('The demo company has no campaign.')
const { id: campaignID, brand, creatives } = northwind
const { rows } = demoReport(northwind, { start: '2025-09-30', end: '2025-10-13', tzCode: 'UTC' })

/** Creatives of the demo company's first campaign; one is a draft, one has unpublished changes. */
export const demoCreatives: Creative[] = creatives.map((creative, index) => {
  const { id, name, type, width, height, platform, liveIDs } = creative
  const row = rows.find(({ creativeID }) => creativeID === id)
  const draft = index === 4
  return {
    id,
    campaignID,
    name,
    type,
    width,
    height,
    size: `${width}x${height}`,
    fluid: false,
    platform,
    trackers: { click: [{ type: 'redirect' as const, url: 'https://landing.test/' }] },
    settings: [],
    layout: null,
    html: type === 'Banner' ? demoBannerHtml(brand) : '',
    assets: [],
    liveCreatives: draft ? [] : liveIDs.map((live) => ({ id: live, publishedAt: '2025-10-01T09:30:00.000Z' })),
    data: {
      impressions: draft ? 0 : (row?.impressions ?? 0),
      engagement: draft ? 0 : (row?.engagement ?? 0),
      clicks: draft ? 0 : (row?.clicks ?? 0),
    },
    updatedAt: index === 1 ? '2025-10-13T08:00:00.000Z' : '2025-10-01T09:30:00.000Z',
    version: 3,
  }
})

/** Returns a `data:` URL of a demo banner, so that stories need no server. */
export const demoBannerAddress = (creative: Creative): string =>
  `data:text/html;charset=utf-8,${encodeURIComponent(bannerPreview({ ...creative, html: demoBannerHtml(brand) }))}`

/** Campaign name long enough to wrap. */
export const LONG_NAME =
  'Northwind Bikes — City Launch with a name that goes on for several lines: autumn, second wave, all regions and every retailer of the north'
