import type { Layout, LayoutOption } from './layout.js'
import type { LayoutOptionValues } from './layout-options.js'

/** Options that belong together, under a name. */
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
]

/** The options of layouts that forms show at once, in groups; whatever is in no group comes last, so that none is lost. */
export function layoutGroups(...layouts: readonly Layout[]): LayoutGroup[] {
  const options = layouts.flatMap((layout) => layout.options).filter(({ hidden }) => !hidden)
  const grouped = GROUPS.map(([name, keys]) => ({
    name,
    options: keys.flatMap((key) => options.filter((option) => option.key === key)),
  }))
  const known = new Set(GROUPS.flatMap(([, keys]) => keys))
  const rest = { name: 'More', options: options.filter(({ key }) => !known.has(key)) }
  return [...grouped, rest].filter((group) => group.options.length > 0)
}

/** The options that forms show only to who asks for them. */
export const hiddenOptions = (...layouts: readonly Layout[]): LayoutOption[] =>
  layouts.flatMap(({ options }) => options.filter(({ hidden }) => hidden))

const HINTS: Record<string, string> = {
  ad_duration: 'After this the advertisement stands still; 0 lets it run.',
  video_autoplay: 'Starts by itself, without sound: browsers allow no other.',
  video_player_delay: 'How long to wait before the player shows.',
  controls: 'Play, pause and sound; without them one button starts the video.',
  buttons_sizes: '0 hides the buttons.',
  video_player_arrangement: "Behind or before the creative's own page.",
}

/** What an option does, where its name does not say it. */
export const layoutOptionHint = (key: string): string | undefined => HINTS[key]

const CHOICE_LABELS: Record<string, string> = { ProgressBar: 'Progress bar', centre: 'Centre' }

/** A choice as people read it: 'ProgressBar' is 'Progress bar'. */
export const layoutChoiceText = (choice: string): string =>
  CHOICE_LABELS[choice] ?? choice.charAt(0).toUpperCase() + choice.slice(1)

/** An option with its value, as a line: 'Ad duration 15 s', 'Loop: yes'. */
export function layoutOptionText(option: LayoutOption, values: LayoutOptionValues): string {
  const value = values[option.key] ?? option.default
  if (option.kind === 'slider') return `${option.label}: ${String(value).replace('-', '\u2212')}\u00A0${option.unit}`
  if (option.kind === 'image') return `${option.label}: ${value === '' ? 'its own' : 'a picture of yours'}`
  return `${option.label}: ${layoutChoiceText(String(value)).toLowerCase()}`
}
