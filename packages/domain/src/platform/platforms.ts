// biome-ignore-all lint/suspicious/noTemplateCurlyInString: macros of platforms look like this; none is a template.
import type { AppMacro, ConsentMacros, DealMacro, ExtraAttribute, Macro, Platform, PlatformName } from './platform.js'

const sure = (text: string): Macro => ({ text, confirmed: true })
const unsure = (text: string): Macro => ({ text, confirmed: false })
const once = (macro: Macro) => ({ ...macro, times: 1 })
const twice = (macro: Macro) => ({ ...macro, times: 2 })
const thrice = (macro: Macro) => ({ ...macro, times: 3 })
const prefix = { kind: 'prefix', confirmed: true } as const
const unknownClick = { kind: 'prefix', confirmed: false, raw: null, escaped: [] } as const
const deal = (macro: Macro, whenNone: string | null = null): DealMacro => ({ ...macro, whenNone })

/** Consent macros of the IAB framework; the number is the vendor that receives the call. */
const iabConsent = (mark = sure): ConsentMacros => ({
  applies: mark('${GDPR}'),
  consent: mark('${GDPR_CONSENT_{vendor}}'),
})

const ofApp = (macro: Macro): AppMacro => ({ ...macro, about: 'app' })
const ofDevice = (macro: Macro): AppMacro => ({ ...macro, about: 'device' })

/** Google's vendor list beside the IAB's; its macro has no number. */
const additionalConsent: ExtraAttribute = {
  name: 'addtl_consent',
  macro: sure('${ADDTL_CONSENT}'),
  setting: 'euCreative',
  label: 'Additional consent',
  purpose: "Consent to vendors outside the IAB's list",
}

const nothing = {
  cachebuster: null,
  dealID: null,
  consent: null,
  app: [],
  extraAttributes: [],
  thirdPartyAttributes: [],
} as const

/** Macros of every platform. Those on which public sources disagree are unconfirmed; unknown ones are missing. */
export const PLATFORMS: Readonly<Record<PlatformName, Platform>> = {
  'Google Ad Manager': {
    ...nothing,
    name: 'Google Ad Manager',
    click: {
      ...prefix,
      raw: sure('%%CLICK_URL_UNESC%%'),
      escaped: [once(sure('%%CLICK_URL_ESC%%')), twice(sure('%%CLICK_URL_ESC_ESC%%'))],
    },
    cachebuster: sure('%%CACHEBUSTER%%'),
    consent: iabConsent(),
    app: [
      ofDevice(sure('%%ADVERTISING_IDENTIFIER_PLAIN%%')),
      ofDevice(sure('%%ADVERTISING_IDENTIFIER_TYPE%%')),
      ofDevice(sure('%%ADVERTISING_IDENTIFIER_IS_LAT%%')),
    ],
  },
  'Google Campaign Manager': {
    ...nothing,
    name: 'Google Campaign Manager',
    click: { ...prefix, raw: sure('%c'), escaped: [] },
    cachebuster: sure('%n'),
    consent: iabConsent(),
    extraAttributes: [additionalConsent],
    thirdPartyAttributes: [
      { name: 'data-dcm-app-id', about: 'app' },
      { name: 'data-dcm-resettable-device-id', about: 'device' },
    ],
  },
  'Google DV360': {
    ...nothing,
    name: 'Google DV360',
    click: {
      ...prefix,
      raw: sure('${CLICK_URL}'),
      escaped: [once(sure('${CLICK_URL_ENC}')), twice(sure('${CLICK_URL_ENC_ENC}'))],
    },
    cachebuster: sure('${CACHEBUSTER}'),
    consent: iabConsent(),
    app: [ofApp(unsure('${BUNDLE_ID}'))],
    extraAttributes: [additionalConsent],
  },
  Quantcast: {
    ...nothing,
    name: 'Quantcast',
    click: { kind: 'prefix', confirmed: false, raw: sure('${CLICK}'), escaped: [once(unsure('${CLICKESC}'))] },
    cachebuster: unsure('${CACHEBUSTER}'),
    dealID: deal(sure('${DEAL_ID}')),
    app: [ofApp(sure('${BUNDLE_ID}'))],
  },
  Cognitiv: { ...nothing, name: 'Cognitiv', click: unknownClick },
  'The Trade Desk': {
    ...nothing,
    name: 'The Trade Desk',
    click: {
      ...prefix,
      raw: sure('%%TTD_CLK%%'),
      escaped: [once(unsure('%%TTD_CLK_ESC%%')), thrice(unsure('%%TTD_CLK_ESC3%%'))],
    },
    cachebuster: sure('%%TTD_CACHEBUSTER%%'),
    dealID: deal(sure('%%TTD_DEALID%%')),
    consent: { applies: unsure('%%TTD_GDPR_APPLIES%%'), consent: unsure('%%TTD_GDPR_CONSENT_STRING%%') },
    app: [ofDevice(unsure('%%TTD_DEVICEID%%')), ofApp(unsure('%%TTD_SITE%%'))],
  },
  MediaMath: {
    ...nothing,
    name: 'MediaMath',
    click: {
      ...prefix,
      raw: sure('[UNENCODED_CLICK_REDIRECT]'),
      escaped: [once(sure('[ENCODED_CLICK_REDIRECT]'))],
    },
    cachebuster: sure('[RANDOM_NUMBER]'),
    dealID: deal(unsure('[BID_ATTR.pmp_mm_deal_id]')),
    consent: iabConsent(unsure),
    app: [ofApp(unsure('[BID_ATTR.app_id]')), ofDevice(unsure('[MOBILE_DEVICE_ID]'))],
  },
  // Its click macro starts with `[adrclickurl`; the end is not public, so it is unknown.
  AdRoll: { ...nothing, name: 'AdRoll', click: unknownClick },
  Xandr: {
    ...nothing,
    name: 'Xandr',
    click: {
      ...prefix,
      raw: sure('${CLICK_URL}'),
      escaped: [
        once(sure('${CLICK_URL_ENC}')),
        twice(sure('${URL_ENC(${CLICK_URL},2)}')),
        thrice(sure('${URL_ENC(${CLICK_URL},3)}')),
      ],
    },
    cachebuster: sure('${CACHEBUSTER}'),
    dealID: deal(sure('${DEAL_ID}'), '0'),
    extraAttributes: [
      {
        name: 'preview',
        macro: sure('${IS_PREVIEW}'),
        label: 'Preview',
        purpose: 'Keeps previews on the platform out of the reports',
      },
    ],
    consent: iabConsent(),
    app: [
      ofApp(sure('${EXT_APP_ID}')),
      ofDevice(sure('${DEVICE_AAID}')),
      ofDevice(sure('${DEVICE_APPLE_IDA}')),
      ofApp(sure('${SUPPLY_TYPE}')),
    ],
  },
  'Yahoo DSP': {
    ...nothing,
    name: 'Yahoo DSP',
    click: {
      kind: 'prefix',
      confirmed: false,
      raw: sure('${CLICKURL}'),
      escaped: [once(sure('${CLICKURLENC}')), twice(sure('${CLICKURLENCENC}'))],
    },
    cachebuster: sure('${REQUESTID}'),
    consent: { applies: unsure('${GDPR}'), consent: null },
  },
  Adform: {
    ...nothing,
    name: 'Adform',
    click: { ...prefix, raw: sure('%%c1;cpdir='), escaped: [], closed: sure('%%c1;cpdir=%%') },
    cachebuster: sure('__ADFRND__'),
    consent: iabConsent(),
  },
}
