import * as z from 'zod'
import { MAX_ID_LENGTH } from '../id/id.js'
import { GLOBAL_LAYOUT, LAYOUTS } from '../layout/layout-catalogue.js'
import { layoutOptionsSchema, layoutOptionsSchemaOf } from '../layout/layout-options.js'

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
