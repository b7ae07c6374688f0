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

/** Option with a color such as `#1a73e8`. */
export interface ColorOption {
  kind: 'color'
  key: string
  label: string
  default: string
}

/** Option with a line of text. */
export interface TextOption {
  kind: 'text'
  key: string
  label: string
  maxLength: number
  default: ''
}

/**
 * Option of a layout. Forms show a `hidden` option only in a collapsed section, and a `hint` instead of the usual one of
 * its key.
 */
export type LayoutOption = (SliderOption | ChoiceOption | ImageOption | ColorOption | TextOption) & {
  hidden?: true
  hint?: string
}

/** Layout of a banner: its required assets, and its options. */
export interface Layout {
  id: string
  name: string
  /** File names such as `main.mp4`, or image slots such as `main image`; see `assetInSlot`. */
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

const color = (key: string, label: string, initial: string): ColorOption => ({
  kind: 'color',
  key,
  label,
  default: initial,
})

const text = (key: string, label: string, maxLength: number): TextOption => ({
  kind: 'text',
  key,
  label,
  maxLength,
  default: '',
})

const SHIFT = [-100, 100] as const
const PERCENT = [0, 100] as const
const FITS = ['contain', 'cover', 'fill'] as const

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

const VPAID_KEYS = ['progress_type', 'controls', 'show_countdown', 'buttons_position', 'buttons_sizes']

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

/** Banner with an image or a GIF. */
export const IMAGE_BANNER: Layout = {
  id: 'image-banner',
  name: 'Image banner',
  requiredAssets: ['main image'],
  options: [
    text('image_alt', 'Alt text', 250),
    choice('image_fit', 'Fit', FITS),
    slider('image_x', 'Image X position', '%', PERCENT, 50),
    slider('image_y', 'Image Y position', '%', PERCENT, 50),
    color('image_background', 'Background color', '#ffffff'),
    slider('image_border_width', 'Border width', 'px', [0, 10]),
    color('image_border_color', 'Border color', '#000000'),
  ],
}

/** Banner with a video player, and an image after the video. */
export const VIDEO_WITH_END_CARD: Layout = {
  id: 'video-with-end-card',
  name: 'Video with end card',
  requiredAssets: ['main.mp4', 'end card'],
  options: [
    ...IN_BANNER_VIDEO.options,
    text('end_card_alt', 'End card alt text', 250),
    choice('end_card_fit', 'End card fit', FITS),
    color('end_card_background', 'End card background', '#000000'),
    slider('end_card_delay', 'End card delay', 's', [0, 10]),
    yesOrNo('end_card_replay', 'Replay button', 'yes'),
  ],
}

/** Options that a VPAID unit follows, whatever its layout: its video fills the player, which decides when it plays. */
export const VPAID_VIDEO: Layout = {
  id: 'vpaid-video',
  name: 'VPAID video',
  requiredAssets: [],
  options: IN_BANNER_VIDEO.options
    .filter(({ key }) => VPAID_KEYS.includes(key))
    .map((option) => (option.key === 'controls' ? { ...option, hint: 'Play, pause and sound.' } : option)),
}

/** Available layouts. */
export const LAYOUTS: readonly Layout[] = [IN_BANNER_VIDEO, IMAGE_BANNER, VIDEO_WITH_END_CARD]

/** Finds a layout by id; undefined for an unknown one. */
export const findLayout = (id: string | null): Layout | undefined => LAYOUTS.find((layout) => layout.id === id)
