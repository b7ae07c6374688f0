import * as z from 'zod'
import { MAX_ID_LENGTH } from '../id/id.js'
import { GLOBAL_LAYOUT, LAYOUTS } from '../layout/layout.js'
import {
  type LayoutOptionValues,
  layoutDefaultsOf,
  layoutOptionsSchema,
  layoutOptionsSchemaOf,
  shownLayoutOptions,
} from '../layout/layout-options.js'

const everyOption = layoutOptionsSchemaOf(GLOBAL_LAYOUT, ...LAYOUTS)

/** The options that somebody chooses: those of the catalogue have to be within its bounds. */
const chosenOptionsSchema = layoutOptionsSchema.superRefine((values, context) => {
  for (const { path, message } of everyOption.safeParse(values).error?.issues ?? [])
    context.addIssue({ code: 'custom', path, message })
})

const settingWith = (layoutOptions: typeof layoutOptionsSchema) =>
  z.discriminatedUnion(
    'key',
    [
      z.object({ key: z.literal('layoutOptions'), value: layoutOptions }),
      z.object({ key: z.literal('euCreative'), value: z.boolean('Choose yes or no') }),
      z.object({ key: z.literal('inAppSupport'), value: z.boolean('Choose yes or no') }),
      z.object({ key: z.literal('dealIDRequired'), value: z.boolean('Choose yes or no') }),
      z.object({
        key: z.literal('fallbackCreative'),
        value: z.string('Choose a creative').max(MAX_ID_LENGTH, 'Choose a creative'),
      }),
    ],
    'There is no such setting',
  )

/**
 * One setting of a creative:
 * `layoutOptions` are the layout's own, `euCreative` adds consent macros, `inAppSupport` what apps need,
 * `dealIDRequired` shows the creative only with a deal, `fallbackCreative` is the id of what is shown instead.
 */
export const creativeSettingSchema = settingWith(chosenOptionsSchema)
export type CreativeSetting = z.infer<typeof creativeSettingSchema>
export type CreativeSettingKey = CreativeSetting['key']

const settingsOf = (setting: typeof creativeSettingSchema) =>
  z
    .array(setting)
    .max(5, 'A creative has at most 5 settings')
    .refine(
      (settings) => new Set(settings.map(({ key }) => key)).size === settings.length,
      'A setting stands there twice',
    )

/** A creative's settings: each key at most once. */
export const creativeSettingsSchema = settingsOf(creativeSettingSchema)

/** Settings as they were stored: what an earlier catalogue allowed can still be read. */
export const storedCreativeSettingsSchema = settingsOf(settingWith(layoutOptionsSchema))

const EVERY_LAYOUT = [GLOBAL_LAYOUT, ...LAYOUTS]

/** The settings of a creative as a form holds them: a field for each of the five keys. */
export interface CreativeSettingsChoices {
  layoutOptions: LayoutOptionValues
  euCreative: boolean
  inAppSupport: boolean
  dealIDRequired: boolean
  /** The id of a creative; empty for none. */
  fallbackCreative: string
}

const NO_CREATIVE = 'Choose a creative'

/** What the choices have to be. Options that no layout knows are kept as they are. */
export const creativeSettingsChoicesSchema = z.object({
  layoutOptions: layoutOptionsSchemaOf(...EVERY_LAYOUT).loose() as unknown as z.ZodType<
    LayoutOptionValues,
    LayoutOptionValues
  >,
  euCreative: z.boolean(),
  inAppSupport: z.boolean(),
  dealIDRequired: z.boolean(),
  fallbackCreative: z.string(NO_CREATIVE).max(MAX_ID_LENGTH, NO_CREATIVE),
})

/** Stored settings as choices: what was never chosen is off, none or the default. */
export function settingsChoices(settings: readonly CreativeSetting[]): CreativeSettingsChoices {
  const stored = Object.fromEntries(settings.map(({ key, value }) => [key, value])) as Partial<CreativeSettingsChoices>
  const { layoutOptions = {}, euCreative = false, inAppSupport = false, dealIDRequired = false } = stored
  return {
    layoutOptions: { ...layoutOptions, ...shownLayoutOptions(layoutOptions, ...EVERY_LAYOUT) },
    euCreative,
    inAppSupport,
    dealIDRequired,
    fallbackCreative: stored.fallbackCreative ?? '',
  }
}

/** Choices as they are stored: what is off, none or all default is left out. */
export function settingsFromChoices({ layoutOptions, fallbackCreative, ...switches }: CreativeSettingsChoices) {
  const settings: CreativeSetting[] = []
  if (changedOptions(layoutOptions).length > 0) settings.push({ key: 'layoutOptions', value: layoutOptions })
  for (const key of ['euCreative', 'inAppSupport', 'dealIDRequired'] as const)
    if (switches[key]) settings.push({ key, value: true })
  if (fallbackCreative !== '') settings.push({ key: 'fallbackCreative', value: fallbackCreative })
  return settings
}

/** The keys of the options that are not what they are by themselves. */
export function changedOptions(options: LayoutOptionValues): string[] {
  const defaults = layoutDefaultsOf(...EVERY_LAYOUT)
  return Object.keys(options).filter((key) => options[key] !== defaults[key])
}

/** What each setting that is on or off does, in a line. */
export const SETTING_LABELS = {
  euCreative: {
    label: 'For viewers in the EU',
    hint: 'Tags hand over the consent of the viewer, by the macros of their platform.',
  },
  inAppSupport: {
    label: 'Runs in apps',
    hint: 'Tags load what apps need of a banner (MRAID) and tell which app it is.',
  },
  dealIDRequired: {
    label: 'Only with a deal',
    hint: 'Shown only to viewers bought by a deal ID; all others see the fallback.',
  },
} as const
