import * as z from 'zod'
import { isStorable, UNSTORABLE } from '../text/stored-text.js'
import { webUrlSchema } from '../tracker/tracker.js'
import type { Layout, LayoutOption, SliderOption } from './layout.js'

const MAX_OPTIONS = 64

/** The options of layouts by name, whatever these are. */
export const layoutOptionsSchema = z
  .record(
    z.string().max(64).refine(isStorable, UNSTORABLE),
    z.union([z.string().max(2048).refine(isStorable, UNSTORABLE), z.number(), z.boolean()]),
  )
  .refine((options) => Object.keys(options).length <= MAX_OPTIONS, `A layout has at most ${MAX_OPTIONS} options`)
export type LayoutOptionValues = z.infer<typeof layoutOptionsSchema>

/** A path on our own host, such as an uploaded asset's. */
const OWN_PATH = /^\/(?![/\\])[^\s"'<>\\^`]{0,2047}$/

const NO_IMAGE = 'Fill in a web address that starts with https://'

const imageSchema = z
  .string(NO_IMAGE)
  .refine((text) => text === '' || OWN_PATH.test(text) || webUrlSchema.safeParse(text).success, NO_IMAGE)

/** What a slider says to a value outside its bounds, or to none. */
export const outOfBounds = ({ label, min, max, unit }: Pick<SliderOption, 'label' | 'min' | 'max' | 'unit'>): string =>
  `${label} must be between ${min} and ${max} ${unit}`

/** What a choice says to a word that is none of its own. */
export const notAChoice = (label: string, choices: readonly string[]): string =>
  `${label} must be one of: ${choices.join(', ')}`

function schemaOf(option: LayoutOption): z.ZodType<string | number> {
  if (option.kind === 'image') return imageSchema.default(option.default)
  if (option.kind === 'choice')
    return z.enum(option.choices, notAChoice(option.label, option.choices)).default(option.default)
  const message = outOfBounds(option)
  return z.number(message).min(option.min, message).max(option.max, message).default(option.default)
}

/**
 * What the options of these layouts together may be. What is missing gets its default, what no layout knows is left
 * out; so `layoutOptionsSchemaOf(GLOBAL_LAYOUT, IN_BANNER_VIDEO)` reads the `layoutOptions` of a stored creative.
 */
export const layoutOptionsSchemaOf = (...layouts: readonly Layout[]) =>
  z.object(
    Object.fromEntries(
      layouts.flatMap(({ options }) => options.map((option) => [option.key, schemaOf(option)] as const)),
    ),
  )

/** The options of these layouts before anything was chosen. */
export const layoutDefaultsOf = (...layouts: readonly Layout[]): LayoutOptionValues =>
  Object.fromEntries(layouts.flatMap(({ options }) => options.map(({ key, default: value }) => [key, value] as const)))

/** The options of layouts as they are shown: what is missing, or is none of the option's values, gets its default. */
export function shownLayoutOptions(stored: LayoutOptionValues, ...layouts: readonly Layout[]): LayoutOptionValues {
  const schema = layoutOptionsSchemaOf(...layouts)
  const read = schema.safeParse(stored)
  if (read.success) return read.data
  const refused = read.error.issues.map(({ path: [key] }) => key)
  return schema.parse(Object.fromEntries(Object.entries(stored).filter(([key]) => !refused.includes(key))))
}
