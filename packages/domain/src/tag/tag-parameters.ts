import type { CreativeSetting } from '../creative-settings/creative-settings.js'
import type { Macro } from '../platform/platform.js'
import type { TagPlatform } from '../platform/platform-macros.js'
import { consentParameters, dealPair, findSetting } from '../platform/platform-rules.js'

/** What a tag hands to the serving host besides clicks, by the names in its address; macros stand as they are. */
export type TagParameters = Record<string, string>

/** The name that the value of an app's macro gets, such as `app_bundle_id` for `${BUNDLE_ID}`. */
export const appParameter = ({ text }: Macro): string =>
  `app_${
    text
      .match(/[a-z0-9]+/gi)
      ?.join('_')
      .toLowerCase() ?? 'value'
  }`

/** The macros of a platform in a tag: against caches, for consent, for apps, for deals, and its own extras. */
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
