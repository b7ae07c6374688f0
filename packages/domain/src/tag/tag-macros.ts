import type { Macro } from '../platform/platform.js'
import { platformWithMacros, type TagPlatform } from '../platform/platform-macros.js'
import { dealPair, findSetting } from '../platform/platform-rules.js'
import type { TagModel } from './build-tag.js'

/** Macro that a platform replaces, and its purpose. */
export interface TagMacro {
  /** Label such as "Click macro". */
  label: string
  /** Exact macros; empty if unknown. */
  macros: readonly string[]
  /** True if every part of it is confirmed. */
  confirmed: boolean
  /** True if a user entered one of the macros. */
  entered: boolean
  /** Purpose of the macro, as a sentence without a full stop. */
  description: string
}

interface Known {
  macros: readonly (Macro | null | undefined)[]
  confirmed?: boolean
  description: string
  /** Description if the macro is unknown. */
  unknown: string
}

function fact(label: string, { macros, confirmed = true, description, unknown }: Known): TagMacro {
  const known = macros.filter((macro) => macro != null)
  return {
    label,
    macros: known.map(({ text }) => text),
    confirmed: known.length > 0 && confirmed && known.every((macro) => macro.confirmed),
    entered: known.some(({ entered }) => entered === true),
    description: known.length > 0 ? description : unknown,
  }
}

/** Returns the click macro of a platform. VAST and VPAID tags leave clicks to the player. */
export function clickTagMacro({ name, click }: TagPlatform, type: TagModel['creative']['type']): TagMacro {
  const inBanner = click.kind === 'prefix' ? 'Prepended to the landing page URL' : 'Replaces the landing page URL'
  return fact('Click macro', {
    macros: [click.raw, click.escaped.find(({ entered }) => entered)],
    confirmed: click.confirmed,
    description: type === 'Banner' ? inBanner : 'Not in this tag: the video player counts clicks through the XML',
    unknown: notPublic(name),
  })
}

const notPublic = (name: string) => `Not public. Ask ${name} for it`

/** Returns the macros of a tag that its platform replaces and this creative needs. */
export function tagMacros({ creative, platform: name, macros, vendorID, fallbackLiveID }: TagModel): TagMacro[] {
  const platform = platformWithMacros(name, macros)
  const { settings, type } = creative
  const { consent, dealID, app, extraAttributes, thirdPartyAttributes } = platform
  const isOn = (key: 'euCreative' | 'inAppSupport' | 'dealIDRequired') => findSetting(settings, key) === true
  const unknown = notPublic(name)
  const needsVendor = consent?.consent?.text.includes('{vendor}') === true && vendorID === undefined
  const string = consent?.consent && {
    ...consent.consent,
    text: consent.consent.text.replace('{vendor}', String(vendorID)),
  }
  return [
    clickTagMacro(platform, type),
    fact('Cachebuster', { macros: [platform.cachebuster], description: 'Prevents caching', unknown }),
    ...(isOn('dealIDRequired')
      ? [
          fact('Deal ID', {
            macros: fallbackLiveID !== undefined && dealPair(platform, settings) ? [dealID] : [],
            description: 'Without a deal, the fallback creative is shown',
            unknown: dealID ? 'No published creative is set as the fallback' : unknown,
          }),
        ]
      : []),
    ...(isOn('euCreative')
      ? [
          fact('Consent', {
            macros: [consent?.applies, needsVendor ? null : string],
            description: needsVendor
              ? "Without the consent string: your ID in the IAB's Global Vendor List is not set"
              : string
                ? 'Passes on the consent of viewers in the EU'
                : 'Says whether GDPR applies; the macro for the consent string is not public',
            unknown,
          }),
        ]
      : []),
    ...(isOn('inAppSupport')
      ? [
          fact('App', {
            macros: app,
            description: 'Passes on the app and device',
            unknown:
              thirdPartyAttributes.length > 0
                ? `Left out until you enter their macros: ${thirdPartyAttributes.map((attribute) => attribute.name).join(', ')}`
                : unknown,
          }),
        ]
      : []),
    ...extraAttributes
      .filter(({ setting }) => setting === undefined || isOn(setting))
      .map(({ label, purpose, macro }) => fact(label, { macros: [macro], description: purpose, unknown })),
  ]
}
