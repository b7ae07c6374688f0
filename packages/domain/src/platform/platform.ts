import * as z from 'zod'

/** The traffic platforms that tags are made for. */
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

/** A macro as it is pasted into a tag, letter by letter. Unconfirmed ones are marked and can be replaced by the user. */
export interface Macro {
  text: string
  confirmed: boolean
  /** Whether a user entered it, as `platformWithMacros` marks it. */
  entered?: true
}

/**
 * How a platform counts clicks. A 'prefix' is a redirect that the landing page is written behind; a 'replacement' is a
 * whole address that stands instead of it. Mixing them up loses every click.
 */
export interface ClickMacros {
  kind: 'prefix' | 'replacement'
  /** Whether the kind is known for sure. */
  confirmed: boolean
  /** null where nobody knows it: the person fills it in. */
  raw: Macro | null
  /** Escaped once, twice, and so on; a platform may leave out levels. */
  escaped: readonly (Macro & { times: number })[]
  /** The same macro in its other form, for a parameter of its own. */
  closed?: Macro
}

/** The deal that an impression was bought by. */
export interface DealMacro extends Macro {
  /** What the macro becomes when there was no deal; null where nobody knows. */
  whenNone: string | null
}

/** What a platform says about consent. `{vendor}` in the text is our own id in the list of vendors. */
export interface ConsentMacros {
  applies: Macro
  consent: Macro | null
}

/** The two things that apps are asked about: the app itself, or the device it runs on. */
export type AppSubject = 'app' | 'device'

/** A macro for apps. */
export interface AppMacro extends Macro {
  about: AppSubject
  /** The name of its parameter in a tag. @default made of the macro's own words */
  parameter?: string
}

/** A parameter that only this platform's tags have, such as `preview` in those of Xandr. */
export interface ExtraAttribute {
  /** Its name in the query of an address; an `ins` tag has it as `data-…` with hyphens. */
  name: string
  macro: Macro
  /** The creative's setting that asks for it; every tag has it without one. */
  setting?: 'euCreative' | 'inAppSupport'
  /** What it is, in a word or two. */
  label: string
  /** What it is for, in a sentence without its full stop. */
  purpose: string
}

/** An attribute of the platform's own tags for a third party's creative. No macro for it is public: users enter one. */
export interface ThirdPartyAttribute {
  name: string
  about: AppSubject
}

/** What a traffic platform writes into a tag. null and an empty list mean that nobody knows of any. */
export interface Platform {
  name: PlatformName
  click: ClickMacros
  cachebuster: Macro | null
  dealID: DealMacro | null
  consent: ConsentMacros | null
  /** For apps: the app, the device, what may be told about it. */
  app: readonly AppMacro[]
  extraAttributes: readonly ExtraAttribute[]
  thirdPartyAttributes: readonly ThirdPartyAttribute[]
}
