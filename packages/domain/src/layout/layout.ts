/** Option with a number on a slider, within inclusive bounds. */
export interface SliderOption {
  kind: 'slider'
  key: string
  label: string
  min: number
  max: number
  step: number
  unit: 's' | '%' | 'px'
  default: number
}

/** Option with a list of values. */
export interface ChoiceOption {
  kind: 'choice'
  key: string
  label: string
  choices: readonly [string, ...string[]]
  default: string
}

/** Option with an image URL; empty means the layout's own image. */
export interface ImageOption {
  kind: 'image'
  key: string
  label: string
  default: ''
}

/** Option of a layout. Forms show a `hidden` option only in a collapsed section. */
export type LayoutOption = (SliderOption | ChoiceOption | ImageOption) & { hidden?: true }

/** Layout of a banner: names of its required assets, and its options. */
export interface Layout {
  id: string
  name: string
  requiredAssets: readonly string[]
  options: readonly LayoutOption[]
}

const slider = (
  key: string,
  label: string,
  unit: SliderOption['unit'],
  [min, max]: readonly [number, number],
  initial = 0,
): SliderOption => ({ kind: 'slider', key, label, unit, min, max, step: 1, default: initial })

const choice = (
  key: string,
  label: string,
  choices: ChoiceOption['choices'],
  initial: string = choices[0],
): ChoiceOption => ({ kind: 'choice', key, label, choices, default: initial })

const yesOrNo = (key: string, label: string, initial: 'yes' | 'no') => choice(key, label, ['yes', 'no'], initial)

const image = (key: string, label: string): ImageOption & { hidden: true } => ({
  kind: 'image',
  key,
  label,
  default: '',
  hidden: true,
})

const SHIFT = [-100, 100] as const

/** Positions of the player's buttons: on the video ('over') or beside it. */
export const BUTTON_PLACEMENTS = [
  'bottom over',
  'bottom below',
  'top over',
  'top above',
  'left over',
  'right over',
  'centre over',
] as const

/** Options of every banner, whatever its layout. */
export const GLOBAL_LAYOUT: Layout = {
  id: 'global',
  name: 'Overall Display Banner settings',
  requiredAssets: [],
  options: [slider('ad_duration', 'Ad duration', 's', [0, 120], 30)],
}

/** Banner with a video player. */
export const IN_BANNER_VIDEO: Layout = {
  id: 'in-banner-video',
  name: 'In-Banner Video',
  requiredAssets: ['main.mp4'],
  options: [
    yesOrNo('video_autoplay', 'Autoplay', 'yes'),
    choice('progress_type', 'Progress', ['ProgressBar', 'Countdown'], 'Countdown'),
    yesOrNo('loop', 'Loop', 'no'),
    yesOrNo('controls', 'Controls', 'yes'),
    yesOrNo('show_countdown', 'Show countdown', 'yes'),
    choice('buttons_position', 'Buttons placement', BUTTON_PLACEMENTS, 'bottom over'),
    slider('buttons_sizes', 'Buttons size', '%', [0, 500], 100),
    slider('video_player_delay', 'Player delay', 's', [0, 15]),
    slider('video_player_x', 'Player X position', '%', SHIFT),
    slider('video_player_y', 'Player Y position', '%', SHIFT),
    slider('video_player_size', 'Player size', '%', [0, 300], 100),
    slider('video_border_radius', 'Border radius', 'px', [0, 300]),
    choice('video_player_arrangement', 'Player arrangement', ['background', 'foreground'], 'background'),
    slider('buttons_x', 'Buttons X position', '%', SHIFT),
    slider('buttons_y', 'Buttons Y position', '%', SHIFT),
    image('play_button_image', 'Play button'),
    image('replay_button_image', 'Replay button'),
    image('pause_button_image', 'Pause button'),
    image('mute_button_image', 'Mute button'),
    image('unmute_button_image', 'Unmute button'),
  ],
}

/** Available layouts. */
export const LAYOUTS: readonly Layout[] = [IN_BANNER_VIDEO]

/** Finds a layout by id; undefined for an unknown one. */
export const findLayout = (id: string | null): Layout | undefined => LAYOUTS.find((layout) => layout.id === id)
