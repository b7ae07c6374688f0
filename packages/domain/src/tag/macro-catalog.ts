// biome-ignore-all lint/suspicious/noTemplateCurlyInString: macros of platforms look like this; none is a template.
import { PLATFORM_NAMES, type PlatformName } from '../platform/platform.js'
import { type MacroSlot, platformWithMacros, type TagPlatform } from '../platform/platform-macros.js'
import { trimCharacter } from '../text/trim-character.js'

/** Purpose of a macro. */
export type MacroRole = Exclude<MacroSlot, 'clickEscaped'> | 'other'

/** Macro that a platform or a video player replaces. `{vendor}` in its text stands for a number. */
export interface CatalogMacro {
  text: string
  role: MacroRole
  /** Number of times its value is URL-encoded. */
  escaped: number
  /** Position of a click macro: before the landing page, or alone as a parameter. @default either */
  form?: 'open' | 'closed'
}

/** Macros that platforms document besides those that our tags need. */
const DOCUMENTED: Readonly<Partial<Record<PlatformName, readonly string[]>>> = {
  'Google Ad Manager': ['%%VIEW_URL_UNESC%%', '%%VIEW_URL_ESC%%', '%%SITE%%', '%%GDPR%%', '${ADDTL_CONSENT}'],
  'Google DV360': ['${SOURCE_URL_ENC}', '${UNIVERSAL_SITE_ID}', '${AUCTION_ID}', '${INSERTION_ORDER_ID}'],
  Quantcast: ['${DOMAIN}', '${AUCTION_URL}', '${CREATIVE_ID}', '${AD_SET_ID}'],
  MediaMath: ['${US_PRIVACY}'],
  Xandr: [
    '${GDPR_APPLIES}',
    '${GDPR_CONSENT_STRING}',
    '${GDPR_CONSENT}',
    '${GPP_SID}',
    '${GPP_STRING_{vendor}}',
    '${URL_ENC(${CLICK_URL},1)}',
  ],
  'Yahoo DSP': ['${TRAFFICKEDADID}'],
  Adform: ['__ADFCREID__', '__ADFDIM__', '__ADFWIDTH__', '%%ADFRND%%'],
}

/** Roles and levels of documented macros that differ from "other, not encoded". */
const DOCUMENTED_ROLES: Readonly<Record<string, Partial<CatalogMacro>>> = {
  '${URL_ENC(${CLICK_URL},1)}': { role: 'click', escaped: 1 },
  '%%ADFRND%%': { role: 'cachebuster' },
  '%%GDPR%%': { role: 'gdpr' },
  '${GDPR_APPLIES}': { role: 'gdpr' },
  '${GDPR_CONSENT_STRING}': { role: 'gdprConsent' },
  '${GDPR_CONSENT}': { role: 'gdprConsent' },
}

const named = (text: string, role: MacroRole, escaped = 0): CatalogMacro => ({ text, role, escaped })

/** Yahoo replaces `{X}` as well as `${X}`. */
const withoutDollar = (macro: CatalogMacro): CatalogMacro[] =>
  macro.text.startsWith('${') ? [macro, { ...macro, text: macro.text.slice(1) }] : [macro]

/** Returns the macros that a platform replaces, the preferred one of each role and level first. */
export function macrosOfPlatform(platform: TagPlatform): CatalogMacro[] {
  const { name, click, cachebuster, dealID, consent, app, extraAttributes } = platform
  const isOpen = click.raw?.text.endsWith('=') === true
  const catalog: CatalogMacro[] = [
    ...(click.raw ? [{ ...named(click.raw.text, 'click'), ...(isOpen && { form: 'open' as const }) }] : []),
    ...(click.closed ? [{ ...named(click.closed.text, 'click'), form: 'closed' as const }] : []),
    ...click.escaped.map(({ text, times }) => named(text, 'click', times)),
    ...(cachebuster ? [named(cachebuster.text, 'cachebuster')] : []),
    ...(dealID ? [named(dealID.text, 'deal')] : []),
    ...(consent?.applies ? [named(consent.applies.text, 'gdpr')] : []),
    ...(consent?.consent ? [named(consent.consent.text, 'gdprConsent')] : []),
    ...app.map(({ text, about }) => named(text, about)),
    ...extraAttributes.map(({ macro }) => named(macro.text, 'other')),
    ...(DOCUMENTED[name] ?? []).map((text) => ({ ...named(text, 'other'), ...DOCUMENTED_ROLES[text] })),
  ]
  return name === 'Yahoo DSP' ? catalog.flatMap(withoutDollar) : catalog
}

/** Macros of VAST 4, which only video players replace. */
export const PLAYER_MACROS: readonly CatalogMacro[] = [
  named('[CACHEBUSTING]', 'cachebuster'),
  named('[TIMESTAMP]', 'cachebuster'),
  named('[REGULATIONS]', 'gdpr'),
  named('[GDPRCONSENT]', 'gdprConsent'),
  named('[APPBUNDLE]', 'app'),
  named('[IFA]', 'device'),
  ...(
    'ADCATEGORIES ADCOUNT ADPLAYHEAD ADSERVINGID ADTYPE APIFRAMEWORKS ASSETURI BLOCKEDADCATEGORIES BREAKMAXADLENGTH ' +
    'BREAKMAXADS BREAKMAXDURATION BREAKMINADLENGTH BREAKMINDURATION BREAKPOSITION CLICKPOS CLICKTYPE CLIENTUA ' +
    'CONTENTID CONTENTPLAYHEAD CONTENTURI DEVICEIP DEVICEUA DOMAIN ERRORCODE EXTENSIONS GPPSECTIONID GPPSTRING ' +
    'IFATYPE INVENTORYSTATE LATLONG LIMITADTRACKING MEDIAMIME MEDIAPLAYHEAD OMIDPARTNER PAGEURL PLACEMENTTYPE ' +
    'PLAYERCAPABILITIES PLAYERSIZE PLAYERSTATE PODSEQUENCE REASON SERVERSIDE SERVERUA TRANSACTIONID UNIVERSALADID ' +
    'VASTVERSIONS VERIFICATIONVENDORS'
  )
    .split(' ')
    .map((name) => named(`[${name}]`, 'other')),
]

/** Macros that a person is meant to replace, by words in their names. */
const ROLE_PATTERNS: readonly [RegExp, MacroRole][] = [
  [/consent/i, 'gdprConsent'],
  [/gdpr/i, 'gdpr'],
  [/cli?ck/i, 'click'],
  [/cache|cb$|rnd|rand|timestamp|^ord$/i, 'cachebuster'],
  [/deal/i, 'deal'],
  [/bundle|app_?id/i, 'app'],
  [/device|idfa|aaid|gaid/i, 'device'],
]

/** Guesses the role of an unknown macro from its name; undefined if nothing points to one. */
export const guessRole = (macro: string): MacroRole | undefined => {
  const name = trimCharacter(macro.replace(/\W/g, ''), '_')
  return ROLE_PATTERNS.find(([pattern]) => pattern.test(name))?.[1]
}

/** Other platforms that replace a macro. */
export const platformsWith = (text: string, without: PlatformName): PlatformName[] =>
  PLATFORM_NAMES.filter(
    (name) => name !== without && macrosOfPlatform(platformWithMacros(name)).some((macro) => matchesMacro(macro, text)),
  )

/** Returns whether a text is this macro, with any number in place of `{vendor}`. */
export const matchesMacro = ({ text }: CatalogMacro, found: string): boolean => {
  const [start, end] = text.split('{vendor}')
  if (end === undefined) return text === found
  return (
    found.startsWith(start ?? '') &&
    found.endsWith(end) &&
    /^\d+$/.test(found.slice(start?.length, found.length - end.length))
  )
}

/** Every macro of the catalog, each text once. */
export const EVERY_MACRO: readonly CatalogMacro[] = [
  ...new Map(
    [...PLATFORM_NAMES.flatMap((name) => macrosOfPlatform(platformWithMacros(name))), ...PLAYER_MACROS].map(
      (macro) => [macro.text, macro] as const,
    ),
  ).values(),
]
