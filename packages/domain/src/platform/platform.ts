import * as z from 'zod'

/** Traffic platforms that have tags. */
export const PLATFORM_NAMES = [
  'Google Ad Manager',
  'Google Campaign Manager',
  'Google DV360',
  'Quantcast',
  'Cognitiv',
  'The Trade Desk',
  'MediaMath',
  'AdRoll',
  'Xandr',
  'Yahoo DSP',
  'Adform',
] as const
export const platformNameSchema = z.enum(PLATFORM_NAMES, 'Choose a platform')
export type PlatformName = z.infer<typeof platformNameSchema>

/** Macro exactly as it is inserted into a tag. Unconfirmed ones are marked and can be replaced by the user. */
export interface Macro {
  text: string
  confirmed: boolean
  /** True if a user entered it, as marked by `platformWithMacros`. */
  entered?: true
}

/**
 * Click macros of a platform. A 'prefix' is a redirect before the landing page; a 'replacement' is a whole URL instead
 * of it. Mixing them up loses every click.
 */
export interface ClickMacros {
  kind: 'prefix' | 'replacement'
  /** True if the kind is confirmed. */
  confirmed: boolean
  /** null when unknown: the user enters it. */
  raw: Macro | null
  /** Escaped once, twice, and so on; a platform may omit levels. */
  escaped: readonly (Macro & { times: number })[]
  /** The same macro in its closed form, for a parameter of its own. */
  closed?: Macro
}

/** Deal of an impression. */
export interface DealMacro extends Macro {
  /** Value of the macro without a deal; null when unknown. */
  whenNone: string | null
}

/** Consent macros of a platform. `{vendor}` stands for our id in the Global Vendor List. */
export interface ConsentMacros {
  applies: Macro
  consent: Macro | null
}

/** Subject of an app macro: the app or the device. */
export type AppSubject = 'app' | 'device'

/** Macro for in-app inventory. */
export interface AppMacro extends Macro {
  about: AppSubject
  /** Name of its parameter in a tag. @default derived from the macro */
  parameter?: string
}

/** Parameter that only this platform's tags have, such as `preview` in those of Xandr. */
export interface ExtraAttribute {
  /** Name of the query parameter; an `ins` tag has it as `data-…` with hyphens. */
  name: string
  macro: Macro
  /** Setting of the creative that adds it. @default every tag has it */
  setting?: 'euCreative' | 'inAppSupport'
  /** Label of one or two words. */
  label: string
  /** Purpose, as a sentence without a full stop. */
  purpose: string
}

/** Attribute of the platform's own tags for third-party creatives. Its macro is not public: users enter one. */
export interface ThirdPartyAttribute {
  name: string
  about: AppSubject
}

/** Macros of a traffic platform. null and an empty list mean that none is known. */
export interface Platform {
  name: PlatformName
  click: ClickMacros
  cachebuster: Macro | null
  dealID: DealMacro | null
  consent: ConsentMacros | null
  /** Macros of the app and the device. */
  app: readonly AppMacro[]
  extraAttributes: readonly ExtraAttribute[]
  thirdPartyAttributes: readonly ThirdPartyAttribute[]
}
