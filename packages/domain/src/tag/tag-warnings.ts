import { platformWithMacros } from '../platform/platform-macros.js'
import { findSetting, unconfirmedMacros } from '../platform/platform-rules.js'
import { escapeHtml } from '../serving/page-text.js'
import type { TagModel } from './tag-model.js'

/** The macros in the text of a tag that no public source confirms, each once. */
export function unconfirmedInTag({ platform, macros, vendorID }: TagModel, text: string): string[] {
  const unsure = unconfirmedMacros(platformWithMacros(platform, macros)).map((macro) =>
    macro.replace('{vendor}', String(vendorID)),
  )
  return [...new Set(unsure)].filter((macro) => text.includes(macro) || text.includes(escapeHtml(macro)))
}

/** Everything that a person must know or check before a tag goes out, in words. */
export function tagWarnings(
  { creative, platform: name, macros, vendorID, fallbackLiveID }: TagModel,
  unconfirmed: readonly string[],
): string[] {
  const platform = platformWithMacros(name, macros)
  const { settings } = creative
  const isBanner = creative.type === 'Banner'
  const isForDeals = findSetting(settings, 'dealIDRequired') === true
  const isForEurope = findSetting(settings, 'euCreative') === true
  const needsVendor = platform.consent?.consent?.text.includes('{vendor}') && vendorID === undefined
  const clicks = platform.click.raw ?? platform.click.escaped.find(({ entered }) => entered)
  const missing = (what: string, effect: string): string =>
    `The ${what} of ${name} is missing because it isn't public. Ask ${name} for it and enter it under Macros; without it, ${effect}.`
  const warnings: [unknown, string][] = [
    [isBanner && !clicks, missing('click macro', `${name} counts no clicks`)],
    [
      isBanner && clicks && !platform.click.confirmed,
      `No public source confirms how ${name} passes on clicks. Click the tag once on ${name} before it goes live.`,
    ],
    [!platform.cachebuster, missing('cachebuster macro', 'some impressions may not be counted')],
    [isForEurope && !platform.consent, missing('consent macro', 'the tag passes on no consent of viewers in the EU')],
    [
      isForEurope && platform.consent && (needsVendor || !platform.consent.consent),
      needsVendor
        ? "The consent string is left out: your ID in the IAB's Global Vendor List is not set."
        : `The consent string is left out: ${name} has no public macro for it. Ask ${name} for it and enter it under Macros.`,
    ],
    [
      isForDeals && !platform.dealID,
      missing('deal macro', 'the tag shows the creative whether or not there is a deal'),
    ],
    [
      isForDeals && platform.dealID && fallbackLiveID === undefined,
      'No published creative is set as the fallback, so this tag shows the creative with and without a deal.',
    ],
    [
      findSetting(settings, 'inAppSupport') === true && platform.app.length === 0,
      missing('app macro', 'the tag passes on nothing about the app'),
    ],
    [unconfirmed.length > 0, `Unconfirmed, so check with ${name} before the tag goes live: ${unconfirmed.join(', ')}`],
  ]
  return warnings.flatMap(([holds, words]) => (holds ? [words] : []))
}
