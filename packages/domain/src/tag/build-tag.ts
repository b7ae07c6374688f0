import type { Creative } from '../creative/creative.js'
import type { CreativeSetting } from '../creative-settings/creative-settings.js'
import type { Macro, PlatformName } from '../platform/platform.js'
import { type PlatformMacros, platformWithMacros, type TagPlatform } from '../platform/platform-macros.js'
import { consentParameters, dealPair, findSetting, unconfirmedMacros } from '../platform/platform-rules.js'
import { escapeHtml } from '../text/page-text.js'
import { servingUrls } from './serving-url.js'

/** Input of a tag. */
export interface TagModel {
  creative: Pick<Creative, 'name' | 'type' | 'width' | 'height' | 'fluid' | 'settings'>
  /** Live id of the published version. */
  liveID: string
  platform: PlatformName
  /** Macros that a user entered for the platform, in place of missing or unconfirmed ones. */
  macros?: PlatformMacros | undefined
  /** Base URL of the serving host, without a trailing slash. */
  servingHost: string
  /** Our vendor id in the IAB's Global Vendor List. */
  vendorID?: number | undefined
  /** Live id of the fallback creative, shown without a deal. */
  fallbackLiveID?: string | undefined
  /** Shows the creative without counting. */
  isPreview?: boolean
  /** ID of a click test: shows the creative without counting, and its click leads to our end page. */
  clickTest?: string | undefined
}

/** Query parameters of a tag by name, except clicks; macros are not escaped. */
export type TagParameters = Record<string, string>

/** Returns the parameter name of an app macro, such as `app_bundle_id` for `${BUNDLE_ID}`. */
export const appParameter = ({ text }: Macro): string =>
  `app_${
    text
      .match(/[a-z0-9]+/gi)
      ?.join('_')
      .toLowerCase() ?? 'value'
  }`

/** Returns a platform's macros in a tag: cachebuster, consent, app, deal and extras. */
export function tagParameters(
  platform: TagPlatform,
  settings: readonly CreativeSetting[],
  { vendorID, fallbackLiveID }: { vendorID?: number | undefined; fallbackLiveID?: string | undefined },
): TagParameters {
  const pair = fallbackLiveID === undefined ? undefined : dealPair(platform, settings)
  const app = findSetting(settings, 'inAppSupport') === true ? platform.app : []
  const extras = platform.extraAttributes.filter(({ setting }) => !setting || findSetting(settings, setting) === true)
  return {
    ...(platform.cachebuster && { cb: platform.cachebuster.text }),
    ...consentParameters(platform, settings, vendorID),
    ...Object.fromEntries(app.map((macro) => [macro.parameter ?? appParameter(macro), macro.text])),
    ...Object.fromEntries(extras.map(({ name, macro }) => [name, macro.text])),
    ...(pair && fallbackLiveID !== undefined && { deal: pair.dealID, fallback: fallbackLiveID }),
  }
}

/** Returns the macros in a tag that no public source confirms, each once. */
export function unconfirmedInTag({ platform, macros, vendorID }: TagModel, text: string): string[] {
  const unsure = unconfirmedMacros(platformWithMacros(platform, macros)).map((macro) =>
    macro.replace('{vendor}', String(vendorID)),
  )
  return [...new Set(unsure)].filter((macro) => text.includes(macro) || text.includes(escapeHtml(macro)))
}

/** Warnings to read before a tag is sent out; `isMacro` marks those of missing macros. */
function findWarnings({ creative, platform: name, macros, vendorID, fallbackLiveID }: TagModel) {
  const platform = platformWithMacros(name, macros)
  const { settings } = creative
  const isBanner = creative.type === 'Banner'
  const isForDeals = findSetting(settings, 'dealIDRequired') === true
  const isForEurope = findSetting(settings, 'euCreative') === true
  const needsVendor = platform.consent?.consent?.text.includes('{vendor}') && vendorID === undefined
  const clicks = platform.click.raw ?? platform.click.escaped.find(({ entered }) => entered)
  const missing = (what: string, effect: string): string =>
    `The ${what} of ${name} is missing because it isn't public. Ask ${name} for it and enter it under Macros. ${effect}`
  const warnings: [holds: unknown, message: string, isMacro?: boolean][] = [
    [isBanner && !clicks, missing('click macro', `Without it, ${name} counts no clicks.`), true],
    [
      isBanner && clicks && !platform.click.confirmed,
      `No public source confirms how ${name} passes on clicks. Click the tag once on ${name} before it goes live.`,
    ],
    [!platform.cachebuster, missing('cachebuster macro', 'Without it, some impressions may not be counted.'), true],
    [
      isForEurope && !platform.consent,
      missing('consent macro', 'Without it, the tag passes on no consent of viewers in the EU.'),
      true,
    ],
    [
      isForEurope && platform.consent && (needsVendor || !platform.consent.consent),
      needsVendor
        ? "The consent string is left out: your ID in the IAB's Global Vendor List is not set."
        : `The consent string is left out: ${name} has no public macro for it. Ask ${name} for it and enter it under Macros.`,
      true,
    ],
    [
      isForDeals && !platform.dealID,
      missing('deal macro', 'Without it, the tag shows the creative whether or not there is a deal.'),
      true,
    ],
    [
      isForDeals && platform.dealID && fallbackLiveID === undefined,
      'No published creative is set as the fallback, so this tag shows the creative with and without a deal.',
    ],
    [
      findSetting(settings, 'inAppSupport') === true && platform.app.length === 0,
      missing('app macro', 'Without it, the tag passes on nothing about the app.'),
      true,
    ],
  ]
  return warnings.flatMap(([holds, message, isMacro = false]) => (holds ? [{ message, isMacro }] : []))
}

/** Returns messages about the macros that a tag lacks because they are not public and nobody entered them. */
export const missingMacros = (model: TagModel): string[] =>
  findWarnings(model).flatMap(({ message, isMacro }) => (isMacro ? [message] : []))

/** Warnings to read before a tag is sent out. */
export const tagWarnings = (model: TagModel, unconfirmed: readonly string[]): string[] => [
  ...findWarnings(model).map(({ message }) => message),
  ...(unconfirmed.length > 0
    ? [`Unconfirmed, so check with ${model.platform} before the tag goes live: ${unconfirmed.join(', ')}`]
    : []),
]

/** Tag to give to a platform, with warnings and macros to check. */
export interface Tag {
  text: string
  warnings: string[]
  /** Macros in the text that no public source confirms, including those entered by a user. */
  unconfirmed: string[]
}

/** Adds parameters without escaping macros, because platforms would not find them. */
function addressWith(address: string, parameters: TagParameters): string {
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${value}`)
  return query.length === 0 ? address : `${address}?${query.join('&')}`
}

/** Returns the platform's own attributes for third parties that have a macro, and the parameters they replace. */
function thirdPartyAttributes(
  { app, thirdPartyAttributes: attributes }: TagPlatform,
  settings: readonly CreativeSetting[],
) {
  if (findSetting(settings, 'inAppSupport') !== true) return []
  return attributes.flatMap(({ name, about }) => {
    const macro = app.find((one) => one.entered && one.about === about)
    return macro ? [{ name, text: macro.text, parameter: macro.parameter }] : []
  })
}

/** Returns the attributes of an `ins` tag in order, unescaped and never empty. */
function insAttributes(model: TagModel, parameters: TagParameters): Record<string, string> {
  const { name, width, height, fluid, settings } = model.creative
  const platform = platformWithMacros(model.platform, model.macros)
  const { click } = platform
  const escaped = click.escaped.find(({ entered }) => entered)
  const theirs = thirdPartyAttributes(platform, settings)
  const ours = Object.entries(parameters).filter(([key]) => !theirs.some(({ parameter }) => parameter === key))
  return {
    class: 'placard',
    'data-live-id': model.liveID,
    'data-name': name,
    'data-width': String(width),
    'data-height': String(height),
    ...(fluid && { 'data-fluid': 'true' }),
    ...(click.raw && { 'data-click': click.raw.text }),
    ...(escaped && { 'data-click-escaped': escaped.text }),
    ...(click.kind === 'replacement' && { 'data-click-kind': click.kind }),
    ...Object.fromEntries(ours.map(([key, value]) => [`data-${key.replaceAll('_', '-')}`, value])),
    ...Object.fromEntries(theirs.map((attribute) => [attribute.name, attribute.text])),
    style: fluid
      ? `display:block;width:100%;height:100%;aspect-ratio:${width}/${height}`
      : `display:inline-block;width:${width}px;height:${height}px`,
  }
}

function insTag(model: TagModel, parameters: TagParameters): string {
  const attributes = Object.entries(insAttributes(model, parameters))
  const ins = `<ins ${attributes.map(([name, value]) => `${name}="${escapeHtml(value)}"`).join(' ')}></ins>`
  const script = `<script async src="${escapeHtml(servingUrls(model.servingHost).script)}"></script>`
  const forApps =
    findSetting(model.creative.settings, 'inAppSupport') === true ? ['<script src="mraid.js"></script>'] : []
  return [...forApps, ins, script].join('\n')
}

/** Builds the tag of a published creative for a platform: the URL of its XML, or an `ins` tag with its script. */
export function buildTag(model: TagModel): Tag {
  const { creative, liveID, platform, macros, servingHost, isPreview, clickTest } = model
  const urls = servingUrls(servingHost)
  const parameters = {
    ...tagParameters(platformWithMacros(platform, macros), creative.settings, model),
    ...(isPreview && { preview: '1' }),
    ...(clickTest !== undefined && { click_test: clickTest }),
  }
  const text =
    creative.type === 'Banner'
      ? insTag(model, parameters)
      : addressWith(creative.type === 'VAST' ? urls.vast(liveID) : urls.vpaid(liveID), parameters)
  const unconfirmed = unconfirmedInTag(model, text)
  return { text, unconfirmed, warnings: tagWarnings(model, unconfirmed) }
}
