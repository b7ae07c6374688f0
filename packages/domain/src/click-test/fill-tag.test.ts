// biome-ignore-all lint/suspicious/noTemplateCurlyInString: macros of platforms look like this; none is a template.
import { expect, it } from 'vitest'
import type { PlatformName } from '../platform/platform.js'
import type { PlatformMacros } from '../platform/platform-macros.js'
import { platformClickUrl } from '../tag/click-trail.js'
import { fillTag } from './fill-tag.js'

const HOST = 'https://ads.test'
const TEST = 'Ab3-_xYz'
const RAW = platformClickUrl(HOST, TEST)
const ONCE = encodeURIComponent(RAW)
const TWICE = encodeURIComponent(ONCE)

it.each<[PlatformName, PlatformMacros, string, string]>([
  ['Google Ad Manager', {}, '%%CLICK_URL_UNESC%%x', `${RAW}x`],
  ['Google Ad Manager', {}, 'c=%%CLICK_URL_ESC%%&d=%%CLICK_URL_ESC_ESC%%', `c=${ONCE}&d=${TWICE}`],
  ['Xandr', {}, '?c=${URL_ENC(${CLICK_URL},3)}', `?c=${encodeURIComponent(TWICE)}`],
  ['Adform', {}, 'u=%%c1;cpdir=%%&v=%%c1;cpdir=https', `u=${ONCE}&v=${RAW}https`],
  ['Google Campaign Manager', {}, '"%chttps?n=%n&c=%c3"', `"${RAW}https?n=48151623&c=%c3"`],
  ['AdRoll', { click: '[adrclickurl]' }, '"[adrclickurl]"', `"${RAW}"`],
  ['AdRoll', { click: '[adrclickurl_enc]' }, '"[adrclickurl_enc]"', `"${ONCE}"`],
  ['AdRoll', { clickEscaped: '[adrclickurl]' }, '"[adrclickurl]"', `"${ONCE}"`],
  ['Quantcast', { clickEscaped: '${CLICK}' }, '"${CLICK}"', `"${RAW}"`],
  [
    'Cognitiv',
    { click: 'https://c.test/?a=1&u={url}' },
    '"https://c.test/?a=1&amp;u={url}"',
    `"https://c.test/?a=1&u=${RAW}"`,
  ],
  ['Cognitiv', { click: 'clickmacro' }, '"clickmacro"', `"${RAW}"`],
  ['Xandr', {}, 'g=${GDPR}&c=${GDPR_CONSENT_755}&p=${IS_PREVIEW}', 'g=0&c=sample-consent&p=0'],
  ['MediaMath', {}, 'd=[BID_ATTR.pmp_mm_deal_id]', 'd=sample-deal'],
  [
    'Google DV360',
    {},
    '%%CLICK_URL_UNESC%%${UNKNOWN}%24%7BCLICK_URL%7D',
    '%%CLICK_URL_UNESC%%${UNKNOWN}%24%7BCLICK_URL%7D',
  ],
])('on %s with %j fills %s', (platform, macros, tag, filled) => {
  expect(fillTag(tag, { platform, macros, servingHost: HOST, test: TEST })).toBe(filled)
})
