import { DEMO_NOW } from '@placard/domain/demo'
import { HOUR_MS } from '@placard/domain/internal/dates'
import type { LinkCreative, SharedLink } from './shared-link.js'

/** Query of the shown report, which hides one series. */
export const SEARCH = '?start=2025-09-30&end=2025-10-13&tz=UTC&hide=creative2'

export const CAMPAIGN = 'Northwind Bikes — City Launch'

export const CREATIVES: LinkCreative[] = [
  { id: 'creative1', name: 'Billboard' },
  { id: 'creative2', name: 'Skyscraper' },
  { id: 'creative3', name: 'Video 15 s' },
]

/** Link with the defaults, without a view. */
export const PLAIN: SharedLink = {
  id: 'link2',
  url: 'https://placard.test/share/Zk3vQm8wYt1RbN5xUc7hLa0sDf2gHj4kPqWeTyUiOpA',
  createdAt: '2025-10-14T09:15:00Z',
  lastUsedAt: null,
  createdBy: 'Ada Byron',
}

/** Link that restricts its viewers in every way. */
export const RESTRICTED: SharedLink = {
  id: 'link1',
  url: 'https://placard.test/share/Bn6mQw1eRt8yUi3oPa5sDf7gHj9kLz2xCv4bNm0QwEr',
  createdAt: '2025-09-02T08:00:00Z',
  lastUsedAt: '2025-10-14T08:40:00Z',
  createdBy: 'Grace Hopper',
  name: 'Weekly numbers for the client',
  creativeIDs: ['creative1', 'creative3'],
  leftOut: ['invalidTraffic', 'downloads'],
  range: { kind: 'rolling', preset: 'last7' },
  tzCode: 'Europe/Berlin',
  language: 'de',
  color: '#f2c94c',
  hasPassword: true,
  expiresAt: '2025-10-18T21:59:59.000Z',
  views: 1234,
  lastViewedAt: new Date(DEMO_NOW.getTime() - 2 * HOUR_MS).toISOString(),
  version: 3,
}

/** Links that have ended. */
export const ENDED: SharedLink[] = [
  {
    id: 'ended2',
    url: 'https://placard.test/share/Cn6mQw1eRt8yUi3oPa5sDf7gHj9kLz2xCv4bNm0QwEr',
    createdAt: '2025-09-01T08:00:00Z',
    lastUsedAt: null,
    name: 'Pitch',
    state: 'revoked',
    revokedAt: '2025-10-10T12:00:00Z',
  },
  {
    id: 'ended1',
    url: 'https://placard.test/share/Dn6mQw1eRt8yUi3oPa5sDf7gHj9kLz2xCv4bNm0QwEr',
    createdAt: '2025-08-20T08:00:00Z',
    lastUsedAt: null,
    state: 'expired',
    expiresAt: '2025-09-30T21:59:59.000Z',
  },
]

/** Many links, the newest first. */
export const MANY: SharedLink[] = Array.from({ length: 50 }, (_, index) => ({
  ...PLAIN,
  id: `many${index}`,
  url: `https://placard.test/share/${String(index).padStart(43, 'x')}`,
  createdAt: new Date(DEMO_NOW.getTime() - (index + 1) * 25 * HOUR_MS).toISOString(),
  name: index % 3 === 0 ? `Client ${50 - index}` : '',
  views: index,
}))
