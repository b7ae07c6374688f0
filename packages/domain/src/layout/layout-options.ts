import * as z from 'zod'
import type { Asset } from '../asset/asset.js'
import { assetInSlot } from '../asset/asset-slot.js'
import { colorSchema } from '../text/color.js'
import { isStorable, UNSTORABLE } from '../text/stored-text.js'
import { completeWebAddress, NO_WEB_ADDRESS, storedUrlSchema, withoutCredentials } from '../web-address/web-address.js'
import type { Layout, LayoutOption, SliderOption, TextOption } from './layout.js'

const MAX_OPTIONS = 64

/** The options of layouts by name, whatever these are. @experimental */
export const layoutOptionsSchema = z
  .record(
    z.string().max(64).refine(isStorable, UNSTORABLE),
    z.union([z.string().max(2048).refine(isStorable, UNSTORABLE), z.number(), z.boolean()]),
  )
  .refine((options) => Object.keys(options).length <= MAX_OPTIONS, `A layout has at most ${MAX_OPTIONS} options`)
export type LayoutOptionValues = z.infer<typeof layoutOptionsSchema>

/** Path on our own host, such as that of an uploaded asset. */
const OWN_PATH = /^\/(?![/\\])[^\s"'<>\\^`]{0,2047}$/

/** Without the checks of copied addresses, so that what is published stays as it is shown. */
const imageUrlSchema = withoutCredentials(storedUrlSchema)

const imageSchema = z
  .string(NO_WEB_ADDRESS)
  .overwrite((text) => (OWN_PATH.test(text) ? text : completeWebAddress(text)))
  .refine((text) => text === '' || OWN_PATH.test(text) || imageUrlSchema.safeParse(text).success, NO_WEB_ADDRESS)

/** Message for a missing slider value, or one outside its bounds. @experimental */
export const outOfBounds = ({ label, min, max, unit }: Pick<SliderOption, 'label' | 'min' | 'max' | 'unit'>): string =>
  `${label} must be between ${min} and ${max} ${unit}`

/** Message for a value that is not an option. @experimental */
export const notAChoice = (label: string, choices: readonly string[]): string =>
  `${label} must be one of: ${choices.join(', ')}`

const textSchema = ({ label, maxLength }: TextOption) =>
  z
    .string(`Fill in “${label}”`)
    .trim()
    .max(maxLength, `${label} has at most ${maxLength} characters`)
    .refine(isStorable, UNSTORABLE)

function createOptionSchema(option: LayoutOption): z.ZodType<string | number> {
  if (option.kind === 'image') return imageSchema.default(option.default)
  if (option.kind === 'color') return colorSchema.default(option.default)
  if (option.kind === 'text') return textSchema(option).default(option.default)
  if (option.kind === 'choice')
    return z.enum(option.choices, notAChoice(option.label, option.choices)).default(option.default)
  const message = outOfBounds(option)
  return z.number(message).min(option.min, message).max(option.max, message).default(option.default)
}

/**
 * Schema of the options of these layouts together. Missing options get their defaults, unknown ones are removed;
 * `layoutOptionsSchemaOf(GLOBAL_LAYOUT, IN_BANNER_VIDEO)` parses the `layoutOptions` of a stored creative.
 *
 * @experimental
 */
export const createLayoutOptionsSchema = (...layouts: readonly Layout[]) =>
  z.object(
    Object.fromEntries(
      layouts.flatMap(({ options }) => options.map((option) => [option.key, createOptionSchema(option)] as const)),
    ),
  )

/** Default options of these layouts. @experimental */
export const createLayoutDefaults = (...layouts: readonly Layout[]): LayoutOptionValues =>
  Object.fromEntries(layouts.flatMap(({ options }) => options.map(({ key, default: value }) => [key, value] as const)))

/** Returns the displayed options of layouts: missing and invalid values get their defaults. @experimental */
export function shownLayoutOptions(stored: LayoutOptionValues, ...layouts: readonly Layout[]): LayoutOptionValues {
  const schema = createLayoutOptionsSchema(...layouts)
  const read = schema.safeParse(stored)
  if (read.success) return read.data
  const refused = read.error.issues.map(({ path: [key] }) => key)
  return schema.parse(Object.fromEntries(Object.entries(stored).filter(([key]) => !refused.includes(key))))
}

/** Returns the slots of a layout that are still empty. @experimental */
export const missingAssets = (
  { requiredAssets }: Pick<Layout, 'requiredAssets'>,
  assets: readonly Pick<Asset, 'name'>[],
): string[] => requiredAssets.filter((slot) => !assetInSlot(slot, assets))

/** True when a layout's code is added to the HTML: only when all of its required assets exist. @experimental */
export const isLayoutInjected = (
  layout: Pick<Layout, 'requiredAssets'>,
  assets: readonly Pick<Asset, 'name'>[],
): boolean => missingAssets(layout, assets).length === 0

/** Target of the HTML: viewers, or the editor's preview. @experimental */
export type LayoutOutput = 'live' | 'preview'

/**
 * Returns true if the HTML includes the global modules: always live, in a preview only if `ad_duration` is set (not
 * 0). Pass the displayed options (`shownLayoutOptions`): the default of a missing `ad_duration` is 30 s.
 * @experimental
 */
export const includesGlobalModules = (output: LayoutOutput, options: LayoutOptionValues): boolean =>
  output === 'live' || Number(options.ad_duration ?? 0) > 0

/** Named group of options. @experimental */
export interface LayoutGroup {
  name: string
  options: readonly LayoutOption[]
}

const GROUPS: readonly (readonly [name: string, keys: readonly string[]])[] = [
  ['Playback', ['video_autoplay', 'loop', 'video_player_delay', 'ad_duration']],
  ['Progress and countdown', ['progress_type', 'show_countdown']],
  ['Buttons', ['controls', 'buttons_position', 'buttons_sizes', 'buttons_x', 'buttons_y']],
  [
    'Player',
    ['video_player_arrangement', 'video_player_size', 'video_player_x', 'video_player_y', 'video_border_radius'],
  ],
  ['Image', ['image_alt', 'image_fit', 'image_x', 'image_y', 'image_background']],
  ['Border', ['image_border_width', 'image_border_color']],
  ['End card', ['end_card_alt', 'end_card_fit', 'end_card_background', 'end_card_delay', 'end_card_replay']],
]

/** Groups the options of layouts for a form; ungrouped ones come last. @experimental */
export function layoutGroups(...layouts: readonly Layout[]): LayoutGroup[] {
  const options = layouts.flatMap((layout) => layout.options).filter(({ hidden }) => !hidden)
  const grouped = GROUPS.map(([name, keys]) => ({
    name,
    options: keys.flatMap((key) => options.filter((option) => option.key === key)),
  }))
  const groupKeys = new Set(GROUPS.flatMap(([, keys]) => keys))
  const rest = { name: 'More', options: options.filter(({ key }) => !groupKeys.has(key)) }
  return [...grouped, rest].filter((group) => group.options.length > 0)
}

/** Options that forms show in a collapsed section. @experimental */
export const hiddenOptions = (...layouts: readonly Layout[]): LayoutOption[] =>
  layouts.flatMap(({ options }) => options.filter(({ hidden }) => hidden))

const HINTS: Record<string, string> = {
  ad_duration: 'The ad stops after this time. 0 sets no limit.',
  video_autoplay: 'Starts muted, because browsers block autoplay with sound.',
  video_player_delay: 'Time before the player appears.',
  controls: 'Play, pause and sound. Without them, one button starts the video.',
  buttons_sizes: '0 hides the buttons.',
  video_player_arrangement: "Behind or in front of the creative's own HTML.",
  image_alt: 'Read aloud by screen readers, and shown if the image does not load.',
  end_card_alt: 'Read aloud by screen readers, and shown if the image does not load.',
  end_card_delay: 'Time between the end of the video and the end card.',
}

/** Hint of an option; undefined when its label is enough. @experimental */
export const layoutOptionHint = (key: string): string | undefined => HINTS[key]

const CHOICE_LABELS: Record<string, string> = {
  ProgressBar: 'Progress bar',
  centre: 'Centre',
  contain: 'Show all',
  cover: 'Fill and crop',
  fill: 'Stretch',
}

/** Formats the value of an option: 'ProgressBar' as 'Progress bar'. @experimental */
export const layoutChoiceText = (choice: string): string =>
  CHOICE_LABELS[choice] ?? choice.charAt(0).toUpperCase() + choice.slice(1)

/** Formats an option with its value: 'Ad duration 15 s', 'Loop: yes'. @experimental */
export function layoutOptionText(option: LayoutOption, values: LayoutOptionValues): string {
  const value = values[option.key] ?? option.default
  if (option.kind === 'slider') return `${option.label}: ${String(value).replace('-', '\u2212')}\u00A0${option.unit}`
  if (option.kind === 'image') return `${option.label}: ${value === '' ? 'default' : 'your image'}`
  if (option.kind === 'color') return `${option.label}: ${value}`
  if (option.kind === 'text') return `${option.label}: ${value === '' ? 'none' : `“${value}”`}`
  return `${option.label}: ${layoutChoiceText(String(value)).toLowerCase()}`
}
