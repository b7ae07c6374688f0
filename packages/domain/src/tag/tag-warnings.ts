import { settingOf, unconfirmedMacros } from '../platform/platform-rules.js'
import { PLATFORMS } from '../platform/platforms.js'
import type { TagModel } from './tag-model.js'

/** Everything that a person must know or check before a tag goes out, in words. */
export function tagWarnings({ creative, platform: name, vendorID, fallbackLiveID }: TagModel, text: string): string[] {
  const platform = PLATFORMS[name]
  const { settings } = creative
  const isBanner = creative.type === 'Banner'
  const isForDeals = settingOf(settings, 'dealIDRequired') === true
  const isForEurope = settingOf(settings, 'euCreative') === true
  const needsVendor = platform.consent?.consent?.text.includes('{vendor}') && vendorID === undefined
  const unsure = unconfirmedMacros(platform)
    .map((macro) => macro.replace('{vendor}', String(vendorID)))
    .filter((macro) => text.includes(macro))
  const warnings: [unknown, string][] = [
    [
      isBanner && !platform.click.raw,
      `The click macro of ${name} is not public. Ask ${name} for it and put it into data-click; without it ${name} counts no clicks.`,
    ],
    [
      isBanner && platform.click.raw && !platform.click.confirmed,
      `No public source says for sure how ${name} passes on clicks. Click the tag once on ${name} before it goes live.`,
    ],
    [
      !platform.cachebuster,
      `The cachebuster macro of ${name} is not public. Ask ${name} for it; without it some views may not be counted.`,
    ],
    [
      isForEurope && !platform.consent,
      `The consent macros of ${name} are not public, so this tag passes on no consent of viewers in the EU.`,
    ],
    [
      isForEurope && platform.consent && (needsVendor || !platform.consent.consent),
      needsVendor
        ? 'The consent string is left out: your number in the list of vendors is not set.'
        : `The consent string is left out: ${name} has no public macro for it.`,
    ],
    [
      isForDeals && !platform.dealID,
      `The deal macro of ${name} is not public, so this tag shows the creative with and without a deal.`,
    ],
    [
      isForDeals && platform.dealID && fallbackLiveID === undefined,
      'Nothing is set to be shown without a deal, or it is not published yet, so this tag shows the creative either way.',
    ],
    [
      settingOf(settings, 'inAppSupport') === true &&
        platform.app.length === 0 &&
        platform.thirdPartyAttributes.length === 0,
      `The app macros of ${name} are not public, so this tag tells nothing about the app.`,
    ],
    [
      unsure.length > 0,
      `Not confirmed by any public source, check with ${name} before the tag goes live: ${unsure.join(', ')}`,
    ],
  ]
  return warnings.flatMap(([holds, words]) => (holds ? [words] : []))
}
