import * as z from 'zod'

const MAX_OPTIONS = 64

/** The options of a layout by name; the layout says what each may be. */
export const layoutOptionsSchema = z
  .record(z.string().max(64), z.union([z.string().max(2048), z.number(), z.boolean()]))
  .refine((options) => Object.keys(options).length <= MAX_OPTIONS, `A layout has at most ${MAX_OPTIONS} options`)
export type LayoutOptionValues = z.infer<typeof layoutOptionsSchema>

/**
 * One setting of a creative:
 * `layoutOptions` are the layout's own, `euCreative` adds consent macros, `inAppSupport` what apps need,
 * `dealIDRequired` shows the creative only with a deal, `fallbackCreative` is the id of what is shown instead.
 */
export const creativeSettingSchema = z.discriminatedUnion('key', [
  z.object({ key: z.literal('layoutOptions'), value: layoutOptionsSchema }),
  z.object({ key: z.literal('euCreative'), value: z.boolean() }),
  z.object({ key: z.literal('inAppSupport'), value: z.boolean() }),
  z.object({ key: z.literal('dealIDRequired'), value: z.boolean() }),
  z.object({ key: z.literal('fallbackCreative'), value: z.string().max(24) }),
])
export type CreativeSetting = z.infer<typeof creativeSettingSchema>
export type CreativeSettingKey = CreativeSetting['key']

/** A creative's settings: each key at most once. */
export const creativeSettingsSchema = z
  .array(creativeSettingSchema)
  .max(5)
  .refine(
    (settings) => new Set(settings.map(({ key }) => key)).size === settings.length,
    'A setting stands there twice',
  )
