import type { CreativeSetting, CreativeSettingKey } from '../creative-settings/creative-settings.js'
import type { Macro } from './platform.js'
import type { TagPlatform } from './platform-macros.js'

type SettingValue<K extends CreativeSettingKey> = Extract<CreativeSetting, { key: K }>['value']

/** Returns the value of a creative's setting; undefined if it is not set. */
export const findSetting = <K extends CreativeSettingKey>(
  settings: readonly CreativeSetting[],
  key: K,
): SettingValue<K> | undefined => settings.find((setting) => setting.key === key)?.value as SettingValue<K> | undefined

/** Deal macro of a platform, and the fallback creative for impressions without a deal. */
export interface DealPair {
  dealID: string
  fallbackID: string
}

/**
 * Deal macro and fallback of a tag: only for a creative that requires a deal and has a fallback, on a platform with a
 * deal macro.
 */
export function dealPair(
  { dealID }: Pick<TagPlatform, 'dealID'>,
  settings: readonly CreativeSetting[],
): DealPair | undefined {
  const fallbackID = findSetting(settings, 'fallbackCreative')
  if (!dealID || !fallbackID || findSetting(settings, 'dealIDRequired') !== true) return undefined
  return { dealID: dealID.text, fallbackID }
}

/**
 * Consent parameters of a tag for viewers in the EU, by name. Not escaped, because macros must reach the platform
 * unchanged. Without our vendor id the consent string is omitted, because no platform would fill it.
 */
export function consentParameters(
  { consent }: Pick<TagPlatform, 'consent'>,
  settings: readonly CreativeSetting[],
  vendorID?: number,
): Record<string, string> {
  if (!consent || findSetting(settings, 'euCreative') !== true) return {}
  const text = consent.consent?.text
  const known = text && (!text.includes('{vendor}') || vendorID !== undefined)
  return {
    ...(consent.applies && { gdpr: consent.applies.text }),
    ...(known && { gdpr_consent: text.replace('{vendor}', String(vendorID)) }),
  }
}

/** Returns every macro of a platform that no public source confirms and a person has to check. */
export function unconfirmedMacros({
  click,
  cachebuster,
  dealID,
  consent,
  app,
  extraAttributes,
}: TagPlatform): string[] {
  const macros: (Macro | null | undefined)[] = [
    click.raw,
    ...click.escaped,
    click.closed,
    cachebuster,
    dealID,
    consent?.applies,
    consent?.consent,
    ...app,
    ...extraAttributes.map(({ macro }) => macro),
  ]
  return macros.flatMap((macro) => (macro && !macro.confirmed ? [macro.text] : []))
}
