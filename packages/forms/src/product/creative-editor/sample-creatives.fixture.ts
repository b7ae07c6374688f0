import { type Creative, newCreative } from '@placard/domain/creative'
import { DEMO_BRANDS, demoBannerHtml } from '@placard/domain/demo'
import { TINY_VIDEO, tinyAsset } from '../tiny-files.fixture.js'

const [brand] = DEMO_BRANDS

/** Banner of its own HTML, which can be published. */
export const htmlCreative: Creative = {
  ...newCreative('campaign1', new Date('2025-10-14T09:58:00Z')),
  id: 'creative1',
  name: 'Autumn in the north',
  html: brand ? demoBannerHtml(brand) : '',
  trackers: { click: [{ type: 'redirect', url: 'https://landing.test/' }] },
}

/** Video banner that can be published. Its video waits for the user. */
export const videoCreative: Creative = {
  ...htmlCreative,
  name: 'Product video',
  html: '',
  layout: 'in-banner-video',
  settings: [{ key: 'layoutOptions', value: { video_autoplay: 'no', ad_duration: 0 } }],
  assets: [tinyAsset({ url: TINY_VIDEO, width: 1920, height: 1080, duration: 1 })],
}
