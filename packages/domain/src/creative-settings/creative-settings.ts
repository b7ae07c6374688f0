import * as z from 'zod'
import { MAX_ID_LENGTH } from '../id/id.js'
import { GLOBAL_LAYOUT, LAYOUTS } from '../layout/layout.js'
import {
  createLayoutDefaults,
  createLayoutOptionsSchema,
  type LayoutOptionValues,
  layoutOptionsSchema,
  shownLayoutOptions,
} from '../layout/layout-options.js'

const everyOption = createLayoutOptionsSchema(GLOBAL_LAYOUT, ...LAYOUTS)

/** Layout options from a form: known ones must be within their bounds. */
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
 * Setting of a creative: `layoutOptions` are those of its layout, `euCreative` adds consent macros, `inAppSupport` adds
 * MRAID and app macros, `dealIDRequired` shows the creative only with a deal, `fallbackCreative` is the id of the
 * creative to show otherwise.
 *
 * @experimental
 */
export const creativeSettingSchema = settingWith(chosenOptionsSchema)
export type CreativeSetting = z.infer<typeof creativeSettingSchema>
/** @experimental */
export type CreativeSettingKey = CreativeSetting['key']

const createSettingsSchema = (setting: typeof creativeSettingSchema) =>
  z
    .array(setting)
    .max(5, 'A creative has at most 5 settings')
    .refine(
      (settings) => new Set(settings.map(({ key }) => key)).size === settings.length,
      'A setting stands there twice',
    )

/** A creative's settings: each key at most once. @experimental */
export const creativeSettingsSchema = createSettingsSchema(creativeSettingSchema)

/** Stored settings, which may contain options that the current catalog no longer has. @experimental */
export const storedCreativeSettingsSchema = createSettingsSchema(settingWith(layoutOptionsSchema))

const EVERY_LAYOUT = [GLOBAL_LAYOUT, ...LAYOUTS]

/** Form values of a creative's settings: one field per key. @experimental */
export interface CreativeSettingsChoices {
  layoutOptions: LayoutOptionValues
  euCreative: boolean
  inAppSupport: boolean
  dealIDRequired: boolean
  /** Id of a creative; empty for none. */
  fallbackCreative: string
}

const NO_CREATIVE = 'Choose a creative'

/** Schema of the settings form. Unknown layout options are kept. @experimental */
export const creativeSettingsChoicesSchema = z.object({
  layoutOptions: createLayoutOptionsSchema(...EVERY_LAYOUT).loose() as unknown as z.ZodType<
    LayoutOptionValues,
    LayoutOptionValues
  >,
  euCreative: z.boolean(),
  inAppSupport: z.boolean(),
  dealIDRequired: z.boolean(),
  fallbackCreative: z.string(NO_CREATIVE).max(MAX_ID_LENGTH, NO_CREATIVE),
})

/** Converts stored settings to form values: missing ones are off, empty or the default. @experimental */
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

/** Converts form values to stored settings; omits what is off, empty or default. @experimental */
export function settingsFromChoices({ layoutOptions, fallbackCreative, ...switches }: CreativeSettingsChoices) {
  const settings: CreativeSetting[] = []
  if (changedOptions(layoutOptions).length > 0) settings.push({ key: 'layoutOptions', value: layoutOptions })
  for (const key of ['euCreative', 'inAppSupport', 'dealIDRequired'] as const)
    if (switches[key]) settings.push({ key, value: true })
  if (fallbackCreative !== '') settings.push({ key: 'fallbackCreative', value: fallbackCreative })
  return settings
}

/** Returns the keys of options that differ from their defaults. @experimental */
export function changedOptions(options: LayoutOptionValues): string[] {
  const defaults = createLayoutDefaults(...EVERY_LAYOUT)
  return Object.keys(options).filter((key) => options[key] !== defaults[key])
}

/** Label and hint of each switch. @experimental */
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
