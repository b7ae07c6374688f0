// biome-ignore-all lint/suspicious/noTemplateCurlyInString: macros of platforms look like this; none is a template.
import { describe, expect, it } from 'vitest'
import type { CreativeSetting } from '../creative-settings/creative-settings.js'
import { PLATFORM_NAMES, type PlatformName } from '../platform/platform.js'
import { publishedBanner } from '../testing/published-banner.js'
import { buildTag, type TagModel } from './build-tag.js'

const everything: CreativeSetting[] = [
  { key: 'euCreative', value: true },
  { key: 'inAppSupport', value: true },
  { key: 'dealIDRequired', value: true },
  { key: 'fallbackCreative', value: 'creative2' },
]
const model = (platform: PlatformName, changes: Partial<TagModel> = {}): TagModel => ({
  creative: publishedBanner(),
  liveID: 'live1',
  platform,
  servingHost: 'https://ads.test',
  ...changes,
})
const whole = (platform: PlatformName, type: 'Banner' | 'VAST' | 'VPAID' = 'Banner') =>
  buildTag(
    model(platform, {
      creative: publishedBanner({ settings: everything, type }),
      vendorID: 42,
      fallbackLiveID: 'live2',
    }),
  )
const SCRIPT = '\n<script async src="https://ads.test/serve/placard.js"></script>'
const ins = (own: string) =>
  `<ins class="placard" data-live-id="live1" data-name="Spring" data-width="300" data-height="250"${own && ' '}${own} style="display:inline-block;width:300px;height:250px"></ins>${SCRIPT}`
const IAB = 'gdpr=${GDPR}&gdpr_consent=${GDPR_CONSENT_42}'
const DATA_IAB = 'data-gdpr="${GDPR}" data-gdpr-consent="${GDPR_CONSENT_42}"'

describe('banner tag', () => {
  it.each<[PlatformName, string]>([
    ['Google Ad Manager', 'data-click="%%CLICK_URL_UNESC%%" data-cb="%%CACHEBUSTER%%"'],
    ['Google Campaign Manager', 'data-click="%c" data-cb="%n"'],
    ['Google DV360', 'data-click="${CLICK_URL}" data-cb="${CACHEBUSTER}"'],
    ['Quantcast', 'data-click="${CLICK}" data-cb="${CACHEBUSTER}"'],
    ['Cognitiv', ''],
    ['The Trade Desk', 'data-click="%%TTD_CLK%%" data-cb="%%TTD_CACHEBUSTER%%"'],
    ['MediaMath', 'data-click="[UNENCODED_CLICK_REDIRECT]" data-cb="[RANDOM_NUMBER]"'],
    ['AdRoll', ''],
    ['Xandr', 'data-click="${CLICK_URL}" data-cb="${CACHEBUSTER}" data-preview="${IS_PREVIEW}"'],
    ['Yahoo DSP', 'data-click="${CLICKURL}" data-cb="${REQUESTID}"'],
    ['Adform', 'data-click="%%c1;cpdir=" data-cb="__ADFRND__"'],
  ])('on %s', (platform, own) => {
    expect(buildTag(model(platform)).text).toBe(ins(own))
  })

  it.each<[PlatformName, string]>([
    [
      'Google Ad Manager',
      `data-click="%%CLICK_URL_UNESC%%" data-cb="%%CACHEBUSTER%%" ${DATA_IAB} data-app-advertising-identifier-plain="%%ADVERTISING_IDENTIFIER_PLAIN%%" data-app-advertising-identifier-type="%%ADVERTISING_IDENTIFIER_TYPE%%" data-app-advertising-identifier-is-lat="%%ADVERTISING_IDENTIFIER_IS_LAT%%"`,
    ],
    ['Google Campaign Manager', `data-click="%c" data-cb="%n" ${DATA_IAB} data-addtl-consent="\${ADDTL_CONSENT}"`],
    [
      'Google DV360',
      `data-click="\${CLICK_URL}" data-cb="\${CACHEBUSTER}" ${DATA_IAB} data-app-bundle-id="\${BUNDLE_ID}" data-addtl-consent="\${ADDTL_CONSENT}"`,
    ],
    [
      'Quantcast',
      'data-click="${CLICK}" data-cb="${CACHEBUSTER}" data-app-bundle-id="${BUNDLE_ID}" data-deal="${DEAL_ID}" data-fallback="live2"',
    ],
    ['Cognitiv', ''],
    [
      'The Trade Desk',
      'data-click="%%TTD_CLK%%" data-cb="%%TTD_CACHEBUSTER%%" data-gdpr="%%TTD_GDPR_APPLIES%%" data-gdpr-consent="%%TTD_GDPR_CONSENT_STRING%%" data-app-ttd-deviceid="%%TTD_DEVICEID%%" data-app-ttd-site="%%TTD_SITE%%" data-deal="%%TTD_DEALID%%" data-fallback="live2"',
    ],
    [
      'MediaMath',
      `data-click="[UNENCODED_CLICK_REDIRECT]" data-cb="[RANDOM_NUMBER]" ${DATA_IAB} data-app-bid-attr-app-id="[BID_ATTR.app_id]" data-app-mobile-device-id="[MOBILE_DEVICE_ID]" data-deal="[BID_ATTR.pmp_mm_deal_id]" data-fallback="live2"`,
    ],
    ['AdRoll', ''],
    [
      'Xandr',
      `data-click="\${CLICK_URL}" data-cb="\${CACHEBUSTER}" ${DATA_IAB} data-app-ext-app-id="\${EXT_APP_ID}" data-app-device-aaid="\${DEVICE_AAID}" data-app-device-apple-ida="\${DEVICE_APPLE_IDA}" data-app-supply-type="\${SUPPLY_TYPE}" data-preview="\${IS_PREVIEW}" data-deal="\${DEAL_ID}" data-fallback="live2"`,
    ],
    ['Yahoo DSP', 'data-click="${CLICKURL}" data-cb="${REQUESTID}" data-gdpr="${GDPR}"'],
    ['Adform', `data-click="%%c1;cpdir=" data-cb="__ADFRND__" ${DATA_IAB}`],
  ])('on %s with consent, app and deal', (platform, own) => {
    expect(whole(platform).text).toBe(`<script src="mraid.js"></script>\n${ins(own)}`)
  })

  it('is a preview only where it says so itself', () => {
    expect(buildTag(model('Xandr', { isPreview: true })).text).toContain(' data-preview="1" ')
  })

  it('fills its container if fluid, and counts nothing in a preview', () => {
    const { text } = buildTag(model('AdRoll', { creative: publishedBanner({ fluid: true }), isPreview: true }))
    expect(text).toContain(' data-fluid="true" data-preview="1" ')
    expect(text).toContain('style="display:block;width:100%;height:100%;aspect-ratio:300/250"')
  })
})

describe('video tag', () => {
  it.each<[PlatformName, string]>([
    [
      'Google Ad Manager',
      `?cb=%%CACHEBUSTER%%&${IAB}&app_advertising_identifier_plain=%%ADVERTISING_IDENTIFIER_PLAIN%%&app_advertising_identifier_type=%%ADVERTISING_IDENTIFIER_TYPE%%&app_advertising_identifier_is_lat=%%ADVERTISING_IDENTIFIER_IS_LAT%%`,
    ],
    ['Google Campaign Manager', `?cb=%n&${IAB}&addtl_consent=\${ADDTL_CONSENT}`],
    ['Google DV360', `?cb=\${CACHEBUSTER}&${IAB}&app_bundle_id=\${BUNDLE_ID}&addtl_consent=\${ADDTL_CONSENT}`],
    ['Quantcast', '?cb=${CACHEBUSTER}&app_bundle_id=${BUNDLE_ID}&deal=${DEAL_ID}&fallback=live2'],
    ['Cognitiv', ''],
    [
      'The Trade Desk',
      '?cb=%%TTD_CACHEBUSTER%%&gdpr=%%TTD_GDPR_APPLIES%%&gdpr_consent=%%TTD_GDPR_CONSENT_STRING%%&app_ttd_deviceid=%%TTD_DEVICEID%%&app_ttd_site=%%TTD_SITE%%&deal=%%TTD_DEALID%%&fallback=live2',
    ],
    [
      'MediaMath',
      `?cb=[RANDOM_NUMBER]&${IAB}&app_bid_attr_app_id=[BID_ATTR.app_id]&app_mobile_device_id=[MOBILE_DEVICE_ID]&deal=[BID_ATTR.pmp_mm_deal_id]&fallback=live2`,
    ],
    ['AdRoll', ''],
    [
      'Xandr',
      `?cb=\${CACHEBUSTER}&${IAB}&app_ext_app_id=\${EXT_APP_ID}&app_device_aaid=\${DEVICE_AAID}&app_device_apple_ida=\${DEVICE_APPLE_IDA}&app_supply_type=\${SUPPLY_TYPE}&preview=\${IS_PREVIEW}&deal=\${DEAL_ID}&fallback=live2`,
    ],
    ['Yahoo DSP', '?cb=${REQUESTID}&gdpr=${GDPR}'],
    ['Adform', `?cb=__ADFRND__&${IAB}`],
  ])('on %s is a URL with unchanged macros', (platform, query) => {
    expect(whole(platform, 'VAST').text).toBe(`https://ads.test/serve/vast/live1.xml${query}`)
    expect(whole(platform, 'VPAID').text).toBe(`https://ads.test/serve/vpaid/live1.xml${query}`)
  })
})

describe('tag warnings', () => {
  const warned = (platform: PlatformName, settings: CreativeSetting[] = [], changes: Partial<TagModel> = {}) =>
    buildTag(model(platform, { creative: publishedBanner({ settings }), ...changes })).warnings

  it('are empty if everything is confirmed', () => {
    for (const platform of ['Google Ad Manager', 'Google Campaign Manager', 'Xandr', 'Adform'] as const)
      expect(warned(platform)).toEqual([])
  })

  it('list missing macros and where to enter them', () => {
    for (const platform of ['Cognitiv', 'AdRoll'] as const) {
      const expected = warned(platform, everything).join('\n')
      for (const what of ['click', 'cachebuster', 'consent', 'deal', 'app'])
        expect(expected).toContain(`The ${what} macro of ${platform} is missing`)
      expect(expected).toContain('enter it under Macros')
      expect(expected).toContain(platform)
    }
  })

  it('list the unconfirmed macros of this tag', () => {
    expect(warned('Quantcast').join()).toContain('before the tag goes live: ${CACHEBUSTER}')
    expect(warned('Quantcast').join()).not.toContain('${CLICKESC}')
    expect(warned('MediaMath')).toEqual([])
    expect(warned('MediaMath', everything, { vendorID: 42, fallbackLiveID: 'live2' }).join()).toContain(
      '[BID_ATTR.pmp_mm_deal_id], ${GDPR}, ${GDPR_CONSENT_42}, [BID_ATTR.app_id], [MOBILE_DEVICE_ID]',
    )
  })

  it('mention a missing click kind, vendor id or fallback', () => {
    expect(warned('Yahoo DSP').join()).toContain('Click the tag once on Yahoo DSP')
    const [vendor, fallback] = warned('Xandr', everything)
    expect(vendor).toBe("The consent string is left out: your ID in the IAB's Global Vendor List is not set.")
    expect(fallback).toContain('No published creative is set as the fallback')
    expect(warned('Xandr', everything, { vendorID: 42, fallbackLiveID: 'live2' })).toEqual([])
  })

  it('mention clicks only for tags with them, because the XML of a video has its own trackers', () => {
    for (const platform of PLATFORM_NAMES)
      expect(whole(platform, 'VAST').warnings.filter((expected) => /click/i.test(expected))).toEqual([])
  })
})

describe('entered macros', () => {
  const macros = {
    click: '[adrclickurl]https://r.test/?a=1&u=',
    clickEscaped: '[adrclickurlenc]',
    cachebuster: '[rnd]',
    deal: '{deal}',
    gdpr: '[gdpr]',
    gdprConsent: '[tc]',
    app: '[bundle]',
    device: '[ifa]',
  }
  const withMacros = (platform: PlatformName, type: 'Banner' | 'VAST' = 'Banner') =>
    buildTag(
      model(platform, { creative: publishedBanner({ settings: everything, type }), macros, fallbackLiveID: 'live2' }),
    )

  it('replace missing ones and their warnings', () => {
    const { text, warnings, unconfirmed } = withMacros('AdRoll')
    expect(text).toBe(
      `<script src="mraid.js"></script>\n${ins(
        'data-click="[adrclickurl]https://r.test/?a=1&amp;u=" data-click-escaped="[adrclickurlenc]" data-cb="[rnd]" data-gdpr="[gdpr]" data-gdpr-consent="[tc]" data-app-bundle-id="[bundle]" data-app-mobile-device-id="[ifa]" data-deal="{deal}" data-fallback="live2"',
      )}`,
    )
    expect(warnings.join()).not.toContain('missing')
    expect(new Set(unconfirmed)).toEqual(new Set(Object.values(macros)))
    expect(warnings.at(-1)).toBe(
      `Unconfirmed, so check with AdRoll before the tag goes live: ${unconfirmed.join(', ')}`,
    )
  })

  it('are in the URL of a video, except for those of clicks', () => {
    expect(withMacros('Cognitiv', 'VAST').text).toBe(
      'https://ads.test/serve/vast/live1.xml?cb=[rnd]&gdpr=[gdpr]&gdpr_consent=[tc]&app_bundle_id=[bundle]&app_mobile_device_id=[ifa]&deal={deal}&fallback=live2',
    )
  })

  it('replace only unconfirmed ones', () => {
    const { text } = withMacros('The Trade Desk')
    expect(text).toContain(
      'data-click="%%TTD_CLK%%" data-click-escaped="[adrclickurlenc]" data-cb="%%TTD_CACHEBUSTER%%"',
    )
    expect(text).toContain('data-gdpr="[gdpr]" data-gdpr-consent="[tc]" data-app-bundle-id="[bundle]"')
    expect(text).not.toContain('%%TTD_DEVICEID%%')
    expect(text).toContain('data-deal="%%TTD_DEALID%%"')
  })

  it('fill Campaign Manager’s third-party attributes with a macro', () => {
    const only = buildTag(
      model('Google Campaign Manager', {
        creative: publishedBanner({ settings: everything }),
        macros: { app: '%pid' },
      }),
    ).text
    expect(only).toContain(' data-dcm-app-id="%pid" ')
    expect(only).not.toMatch(/data-app-|device-id/)
  })

  it('leave no attribute empty on any platform', () => {
    for (const platform of PLATFORM_NAMES) {
      expect(whole(platform).text).not.toContain('=""')
      expect(withMacros(platform).text).not.toContain('=""')
    }
  })
})
