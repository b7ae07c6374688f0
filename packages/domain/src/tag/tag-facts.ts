import type { Macro, Platform } from '../platform/platform.js'
import { dealPair, settingOf } from '../platform/platform-rules.js'
import { PLATFORMS } from '../platform/platforms.js'
import type { TagModel } from './tag-model.js'

/** One thing that a platform fills in, and what that is for. */
export interface TagFact {
  /** What it is, in a word or two: "Click macro". */
  label: string
  /** The macros, letter by letter; none where nobody knows them. */
  macros: readonly string[]
  /** Whether every part of it is known for sure. */
  confirmed: boolean
  /** What becomes of it, in a sentence without its full stop. */
  words: string
}

interface Known {
  macros: readonly (Macro | null | undefined)[]
  confirmed?: boolean
  words: string
  /** What it means that nobody knows it. */
  unknown: string
}

function fact(label: string, { macros, confirmed = true, words, unknown }: Known): TagFact {
  const known = macros.filter((macro) => macro != null)
  return {
    label,
    macros: known.map(({ text }) => text),
    confirmed: known.length > 0 && confirmed && known.every((macro) => macro.confirmed),
    words: known.length > 0 ? words : unknown,
  }
}

/** How a platform counts clicks; tags of xml leave that to the player. */
export function clickFact({ name, click }: Platform, type: TagModel['creative']['type']): TagFact {
  const inBanner = click.kind === 'prefix' ? 'Stands before the landing page' : 'Stands in place of the landing page'
  return fact('Click macro', {
    macros: [click.raw],
    confirmed: click.confirmed,
    words: type === 'Banner' ? inBanner : 'Not in this tag: players count clicks by the xml',
    unknown: `Not public, ask ${name} for it`,
  })
}

/** What a tag hands to its platform to fill in, and only what this creative needs on this platform. */
export function tagFacts({ creative, platform: name, vendorID, fallbackLiveID }: TagModel): TagFact[] {
  const platform = PLATFORMS[name]
  const { settings, type } = creative
  const { consent, dealID, app, preview, thirdPartyAttributes } = platform
  const isOn = (key: 'euCreative' | 'inAppSupport' | 'dealIDRequired') => settingOf(settings, key) === true
  const unknown = `Not public, ask ${name} for it`
  const needsVendor = consent?.consent?.text.includes('{vendor}') === true && vendorID === undefined
  const string = consent?.consent && {
    ...consent.consent,
    text: consent.consent.text.replace('{vendor}', String(vendorID)),
  }
  const theirs = thirdPartyAttributes.map((text) => ({ text, confirmed: true }))
  return [
    clickFact(platform, type),
    fact('Cachebuster', { macros: [platform.cachebuster], words: 'Makes each view a new one', unknown }),
    ...(isOn('dealIDRequired')
      ? [
          fact('Deal ID', {
            macros: fallbackLiveID !== undefined && dealPair(platform, settings) ? [dealID] : [],
            words: 'Without a deal the fallback creative is shown',
            unknown: dealID ? 'No published creative is set to be shown without a deal' : unknown,
          }),
        ]
      : []),
    ...(isOn('euCreative')
      ? [
          fact('Consent', {
            macros: [consent?.applies, needsVendor ? null : string],
            words: needsVendor
              ? 'Without the consent string: our number in the list of vendors is not set'
              : string
                ? 'Tells what viewers in the EU agreed to'
                : 'Whether the law applies; the consent itself is not public',
            unknown,
          }),
        ]
      : []),
    ...(isOn('inAppSupport')
      ? [
          fact('App', {
            macros: [...app, ...(type === 'Banner' ? theirs : [])],
            words: 'Tells the app and what may be told of the device',
            unknown,
          }),
        ]
      : []),
    ...(preview
      ? [fact('Preview', { macros: [preview], words: 'Somebody who checks the tag is not counted', unknown })]
      : []),
  ]
}
