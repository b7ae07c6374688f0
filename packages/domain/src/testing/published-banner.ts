import type { PublishedCreative } from '../creative/creative.js'
import type { CreativeSetting } from '../creative-settings/creative-settings.js'
import type { LayoutOptionValues } from '../layout/layout-options.js'

interface Changes extends Partial<Omit<PublishedCreative, 'settings'>> {
  options?: LayoutOptionValues
  settings?: CreativeSetting[]
}

/** Returns a published In-Banner Video creative with custom options and fields. */
export const publishedBanner = ({ options = {}, settings = [], ...changes }: Changes = {}): PublishedCreative => ({
  id: 'creative1',
  campaignID: 'campaign1',
  name: 'Spring',
  type: 'Banner',
  width: 300,
  height: 250,
  size: '300x250',
  fluid: false,
  platform: 'Google Ad Manager',
  trackers: { click: [{ type: 'redirect', url: 'https://landing.test/' }] },
  settings: [{ key: 'layoutOptions', value: options }, ...settings],
  layout: 'in-banner-video',
  html: '',
  assets: [videoAsset('https://files.test/main.mp4')],
  updatedAt: '2025-10-01T00:00:00.000Z',
  version: 1,
  ...changes,
})

/** Returns an image asset of this name at this URL. */
export const imageAsset = (url: string, name = 'main.png'): PublishedCreative['assets'][number] => ({
  ...videoAsset(url),
  id: `asset-${name}`,
  filename: 'k.png',
  name,
  path: '/files/k.png',
  width: 300,
  height: 250,
  duration: null,
  uploadType: 'image',
})

/** Returns the video asset of the layout at this URL. */
export const videoAsset = (url: string, duration = 6): PublishedCreative['assets'][number] => ({
  id: 'asset1',
  creativeID: 'creative1',
  filename: 'k.mp4',
  name: 'main.mp4',
  path: '/files/k.mp4',
  url,
  new: false,
  width: 320,
  height: 180,
  duration,
  uploadType: 'video',
})
