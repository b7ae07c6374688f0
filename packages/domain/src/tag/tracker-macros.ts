import type { PublishedCreative } from '../creative/creative.js'
import { PLATFORMS } from '../platform/platforms.js'
import { appParameter } from './build-tag.js'
import type { TagValues } from './tag-query.js'

/** Parameters with the value of an IAB macro, by the names that platform macros get in a tag. */
const APP_MACROS = {
  '[APPBUNDLE]': ['app_bundle_id', 'app_ext_app_id', 'app_bid_attr_app_id', 'dcm_app_id'],
  '[IFA]': [
    'app_device_aaid',
    'app_device_apple_ida',
    'app_advertising_identifier_plain',
    'app_mobile_device_id',
    'app_ttd_deviceid',
    'dcm_resettable_device_id',
  ],
  '[IFATYPE]': ['app_advertising_identifier_type'],
  '[LIMITADTRACKING]': ['app_advertising_identifier_is_lat'],
} as const

/**
 * Returns values of the macros in a creative's trackers: those of the IAB and of its platform. Macros without a value
 * are left for the player, which may know it or sends -1, as VAST 4.x requires.
 */
export function trackerMacros(
  { platform, trackers }: Pick<PublishedCreative, 'platform' | 'trackers'>,
  values: TagValues,
): Record<string, string> {
  const { cachebuster, consent, app } = PLATFORMS[platform]
  const { gdpr, gdprConsent, addtlConsent, app: appValues = {} } = values
  // Each consent macro contains the vendor number of its tracker.
  const vendorConsents = JSON.stringify(trackers).match(/\$\{GDPR_CONSENT_\d+\}/g) ?? []
  const pairs: [string | undefined, string | undefined][] = [
    [cachebuster?.text, values.cachebuster],
    [consent?.applies.text, gdpr],
    [consent?.consent?.text, gdprConsent],
    ...vendorConsents.map((macro): [string, string | undefined] => [macro, gdprConsent]),
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a macro of Google, not a template.
    ['${ADDTL_CONSENT}', addtlConsent],
    ...app.map((macro): [string, string | undefined] => [macro.text, appValues[appParameter(macro)]]),
    ['[GDPRCONSENT]', gdprConsent],
    ['[REGULATIONS]', gdpr === '1' ? 'gdpr' : undefined],
    ...Object.entries(APP_MACROS).map(([macro, names]): [string, string | undefined] => [
      macro,
      names.map((name) => appValues[name]).find((value) => value !== undefined),
    ]),
  ]
  return Object.fromEntries(pairs.flatMap(([macro, value]) => (macro && value !== undefined ? [[macro, value]] : [])))
}

/** Macros that a banner replaces without a value of its tag. */
const BANNER_CACHEBUSTERS: readonly string[] = ['[CACHEBUSTING]', '[TIMESTAMP]']

/** Returns the macros in a tracker URL of this platform that get a value if the tag passes one. */
export function fillableMacros(platform: PublishedCreative['platform'], url: string): string[] {
  const names = [...Object.values(APP_MACROS).flat(), ...PLATFORMS[platform].app.map(appParameter)]
  const app = Object.fromEntries(names.map((name) => [name, '1']))
  const values = { cachebuster: '1', gdpr: '1', gdprConsent: '1', addtlConsent: '1', app }
  const trackers = { impression: [{ type: 'pixel' as const, url }] }
  return [...Object.keys(trackerMacros({ platform, trackers }, values)), ...BANNER_CACHEBUSTERS]
}

/** Returns the macros of a banner's trackers: no player replaces those without a value, so they are empty. */
export function bannerMacros(
  creative: Pick<PublishedCreative, 'platform' | 'trackers'>,
  values: TagValues,
): Record<string, string> {
  const text = JSON.stringify(creative.trackers)
  const empty = fillableMacros(creative.platform, text).filter(
    (macro) => text.includes(macro) && !BANNER_CACHEBUSTERS.includes(macro),
  )
  return { ...Object.fromEntries(empty.map((macro) => [macro, ''])), ...trackerMacros(creative, values) }
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Replaces macros in a tracker's URL by their encoded values; the rest is unchanged. */
export function fillMacros(url: string, macros: Readonly<Record<string, string>>): string {
  const names = Object.keys(macros)
  if (names.length === 0) return url
  return url.replace(new RegExp(names.map(escapeRegExp).join('|'), 'g'), (macro) =>
    encodeURIComponent(macros[macro] ?? ''),
  )
}
