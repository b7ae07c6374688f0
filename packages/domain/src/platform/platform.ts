import type { PlatformName } from './platform-names.js'

/** A macro as it is pasted into a tag, letter by letter. Unconfirmed ones are shown as such and can be edited. */
export interface Macro {
  text: string
  confirmed: boolean
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

/** What a traffic platform writes into a tag. null and an empty list mean that nobody knows of any. */
export interface Platform {
  name: PlatformName
  click: ClickMacros
  cachebuster: Macro | null
  dealID: DealMacro | null
  consent: ConsentMacros | null
  /** Becomes 1 where the platform only shows a creative to somebody who checks it. */
  preview?: Macro
  /** For apps: the app, the device, what may be told about it. */
  app: readonly Macro[]
  /** Attributes that the platform fills in a tag of its own for a third party's creative. */
  thirdPartyAttributes: readonly string[]
}
