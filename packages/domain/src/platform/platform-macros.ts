import * as z from 'zod'
import {
  type AppSubject,
  type ClickMacros,
  type ConsentMacros,
  type Macro,
  type Platform,
  type PlatformName,
  platformNameSchema,
} from './platform.js'
import { PLATFORMS } from './platforms.js'

/** Macros that a user can enter if a platform's own is missing or unconfirmed. */
export const MACRO_SLOTS = [
  'click',
  'clickEscaped',
  'cachebuster',
  'deal',
  'gdpr',
  'gdprConsent',
  'app',
  'device',
] as const
export type MacroSlot = (typeof MACRO_SLOTS)[number]

/** Label and hint of each macro in a form. */
export const MACRO_SLOT_TEXTS: Readonly<Record<MacroSlot, { label: string; hint: string }>> = {
  click: { label: 'Click macro', hint: 'Added before the landing page, so that the platform counts the click.' },
  clickEscaped: { label: 'Click macro, URL-encoded', hint: 'Used when the platform leaves the plain one unfilled.' },
  cachebuster: { label: 'Cachebuster', hint: 'A random number per impression.' },
  deal: { label: 'Deal ID', hint: 'Used by creatives that run only with a deal.' },
  gdpr: { label: 'GDPR applies', hint: '1 or 0. Used by creatives for viewers in the EU.' },
  gdprConsent: { label: 'Consent string', hint: 'IAB TCF string. Used by creatives for viewers in the EU.' },
  app: { label: 'App ID', hint: 'Bundle or store ID. Used by creatives that run in apps.' },
  device: { label: 'Device ID', hint: 'Advertising ID. Used by creatives that run in apps.' },
}

const MAX_MACRO_LENGTH = 256

/** Printable ASCII without characters that could end an attribute, a tag or a string. */
const SAFE_TEXT = /^[!#-&(-;=?-[\]^_a-~]*$/
const UNSAFE_TEXT = 'Enter the macro without spaces, quotes, angle brackets or backslashes'
const NOT_HTTPS = 'A link must start with https://'
const NO_PARAMETERS = 'Enter one macro, without & or #'

const macroText = z
  .string('Enter the macro as text')
  .trim()
  .max(MAX_MACRO_LENGTH, `At most ${MAX_MACRO_LENGTH} characters`)
  .regex(SAFE_TEXT, UNSAFE_TEXT)

// A click macro may be a whole URL with parameters, but not one with a scheme such as `javascript:`.
const clickText = macroText.refine((text) => !/^(?!https:)[a-z][\w+.-]*:/i.test(text), NOT_HTTPS)
const parameterText = macroText.regex(/^[^&#]*$/, NO_PARAMETERS)

/** Macros entered for one platform. Empty texts count as none. */
export const platformMacrosSchema = z.object({
  click: clickText.optional(),
  clickEscaped: clickText.optional(),
  cachebuster: parameterText.optional(),
  deal: parameterText.optional(),
  gdpr: parameterText.optional(),
  gdprConsent: parameterText.optional(),
  app: parameterText.optional(),
  device: parameterText.optional(),
})
export type PlatformMacros = z.infer<typeof platformMacrosSchema>

/** Entered macros by platform. */
export const macrosByPlatformSchema = z.partialRecord(platformNameSchema, platformMacrosSchema)
export type MacrosByPlatform = z.infer<typeof macrosByPlatformSchema>

const slotMacros = ({ click, cachebuster, dealID, consent, app }: Platform): Record<MacroSlot, (Macro | null)[]> => ({
  click: [click.raw],
  clickEscaped: [...click.escaped],
  cachebuster: [cachebuster],
  deal: [dealID],
  gdpr: [consent?.applies ?? null],
  gdprConsent: [consent?.consent ?? null],
  app: app.filter(({ about }) => about === 'app'),
  device: app.filter(({ about }) => about === 'device'),
})

/** Returns the macros of a platform that a user can enter: missing ones, and those that no public source confirms. */
export function openMacroSlots(platform: Platform): MacroSlot[] {
  const macros = slotMacros(platform)
  return MACRO_SLOTS.filter((slot) => macros[slot].every((macro) => !macro?.confirmed))
}

/** Returns the unconfirmed default macros, which are used until a user enters others. */
export const unconfirmedDefaults = (platform: Platform, slot: MacroSlot): string[] =>
  slotMacros(platform)[slot].flatMap((macro) => (macro && !macro.confirmed ? [macro.text] : []))

/** Returns the macros entered for a platform, without empty ones and those that cannot be entered there. */
export function enteredMacros(name: PlatformName, macros: PlatformMacros = {}): PlatformMacros {
  const open = openMacroSlots(PLATFORMS[name])
  return Object.fromEntries(open.flatMap((slot) => (macros[slot] ? [[slot, macros[slot]]] : [])))
}

/** Schema of one platform's macros in requests: confirmed public macros cannot be replaced. */
export const macrosOfPlatformSchema = z
  .object({ platform: platformNameSchema, macros: platformMacrosSchema })
  .superRefine(({ platform, macros }, context) => {
    const open = openMacroSlots(PLATFORMS[platform])
    for (const slot of MACRO_SLOTS)
      if (macros[slot] && !open.includes(slot))
        context.addIssue({
          code: 'custom',
          path: ['macros', slot],
          message: `${MACRO_SLOT_TEXTS[slot].label}: this macro of ${platform} is known and can't be replaced`,
        })
  })

/** Platform with the macros that a user entered, each of them unconfirmed. */
export interface TagPlatform extends Omit<Platform, 'consent'> {
  consent: (Omit<ConsentMacros, 'applies'> & { applies: Macro | null }) | null
}

const PARAMETERS: Readonly<Record<AppSubject, string>> = { app: 'app_bundle_id', device: 'app_mobile_device_id' }

/** Returns a platform with the entered macros in place of missing or unconfirmed ones. */
export function platformWithMacros(name: PlatformName, macros?: PlatformMacros): TagPlatform {
  const platform = PLATFORMS[name]
  const entered = enteredMacros(name, macros)
  const macro = (slot: MacroSlot) => {
    const text = entered[slot]
    return text === undefined ? undefined : ({ text, confirmed: false, entered: true } as const)
  }
  const escaped = macro('clickEscaped')
  const click: ClickMacros = {
    ...platform.click,
    raw: macro('click') ?? platform.click.raw,
    escaped: escaped
      ? [{ ...escaped, times: 1 }, ...platform.click.escaped.filter(({ times }) => times > 1)]
      : platform.click.escaped,
  }
  const deal = macro('deal')
  const applies = macro('gdpr') ?? platform.consent?.applies ?? null
  const consent = macro('gdprConsent') ?? platform.consent?.consent ?? null
  const ofSubject = (about: AppSubject) => {
    const own = macro(about)
    return own
      ? [{ ...own, about, parameter: PARAMETERS[about] }]
      : platform.app.filter((known) => known.about === about)
  }
  return {
    ...platform,
    click,
    cachebuster: macro('cachebuster') ?? platform.cachebuster,
    dealID: deal ? { ...deal, whenNone: platform.dealID?.whenNone ?? null } : platform.dealID,
    consent: applies || consent ? { applies, consent } : null,
    // Keep the platform's own order if nothing was entered.
    app: entered.app || entered.device ? [...ofSubject('app'), ...ofSubject('device')] : platform.app,
  }
}
