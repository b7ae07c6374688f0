import type { PublishedCreative } from '../creative/creative.js'
import { findSetting } from '../platform/platform-rules.js'
import { escapeHtml } from '../serving/page-text.js'
import { BUTTON_ICONS } from './button-icons.js'
import { findLayout, GLOBAL_LAYOUT, IN_BANNER_VIDEO } from './layout-catalogue.js'
import type { PlayerSettings } from './layout-html-player.js'
import { IN_BANNER_VIDEO_STYLE } from './layout-html-style.js'
import { type LayoutOptionValues, shownLayoutOptions } from './layout-options.js'
import { isLayoutInjected } from './layout-rules.js'

/** The options that a creative holds for its layout, as they were stored. */
export const storedLayoutOptions = ({ settings }: Pick<PublishedCreative, 'settings'>): LayoutOptionValues =>
  findSetting(settings, 'layoutOptions') ?? {}

/** What a button shows in a state: the advertiser's own picture, or the layout's. */
function face(state: string, options: LayoutOptionValues): string {
  const image = String(options[`${state}_button_image`] ?? '')
  return image
    ? `<img class="placard-${state}" src="${escapeHtml(image)}" alt="">`
    : `<svg class="placard-${state}" viewBox="0 0 24 24" aria-hidden="true"><path d="${BUTTON_ICONS[state]}"/></svg>`
}

const button = (part: string, className: string, states: string[], options: LayoutOptionValues) =>
  `<button type="button" class="placard-button ${className}" data-placard="${part}">${states.map((state) => face(state, options)).join('')}</button>`

function progressHtml(options: LayoutOptionValues): string {
  const bar =
    options.progress_type === 'ProgressBar'
      ? '<div class="placard-edge"><div class="placard-bar" data-placard="bar" role="progressbar" aria-label="Video progress" aria-valuemin="0" aria-valuemax="100"></div></div>'
      : ''
  const countdown =
    options.show_countdown === 'yes'
      ? '<span class="placard-countdown" data-placard="countdown" role="timer" aria-label="Time left"></span>'
      : ''
  return bar + countdown
}

function buttonsHtml(options: LayoutOptionValues): string {
  if (options.controls !== 'yes') return button('start', 'placard-start', ['play'], options)
  const position = escapeHtml(String(options.buttons_position))
  const toggle = button('toggle', '', ['play', 'pause', 'replay'], options)
  const sound = button('sound', '', ['mute', 'unmute'], options)
  return `<div class="placard-buttons" role="group" aria-label="Video" data-position="${position}">${toggle}${sound}</div>`
}

/** A layout as it goes into a banner: its style, its html, and how its player plays. */
export interface LayoutCode {
  style: string
  html: string
  player: PlayerSettings
}

type Sides = Pick<PublishedCreative, 'width' | 'height' | 'fluid'>

/** What the options of the layout set at once, without the page being made anew: the style of its stages by property. */
function properties(options: LayoutOptionValues, { width, height, fluid }: Sides): Record<string, string> {
  const share = (key: string) => Number(options[key]) / 100
  const beside = options.controls === 'yes' && /below|above/.test(String(options.buttons_position))
  const entries = {
    x: Number(options.video_player_x),
    y: Number(options.video_player_y),
    size: share('video_player_size'),
    radius: `${Number(options.video_border_radius)}px`,
    scale: share('buttons_sizes'),
    outside: beside ? 1 : 0,
    lift: options.buttons_position === 'top above' ? -1 : 1,
    'buttons-x': Number(options.buttons_x),
    'buttons-y': Number(options.buttons_y),
  }
  return {
    width: fluid ? '100%' : `${width}px`,
    height: fluid ? '100%' : `${height}px`,
    ...Object.fromEntries(Object.entries(entries).map(([name, value]) => [`--placard-${name}`, String(value)])),
  }
}

const shownOptions = (creative: Pick<PublishedCreative, 'settings'>) =>
  shownLayoutOptions(storedLayoutOptions(creative), GLOBAL_LAYOUT, IN_BANNER_VIDEO)

/** What of a layout a page can take while it is shown: the style of its stages, and where its buttons are. */
export interface LiveLayoutStyle {
  style: Record<string, string>
  position: string
}

/** The options that a page takes while it is shown; another value of any other one makes a new page. */
export const LIVE_LAYOUT_OPTIONS: readonly string[] = [
  'buttons_position',
  'buttons_sizes',
  'buttons_x',
  'buttons_y',
  'video_player_x',
  'video_player_y',
  'video_player_size',
  'video_border_radius',
]

/** Where everything in the layout of a creative stands now. */
export function liveLayoutStyle(creative: PublishedCreative): LiveLayoutStyle {
  const options = shownOptions(creative)
  return { style: properties(options, creative), position: String(options.buttons_position) }
}

/**
 * The code of a creative's layout; undefined while an asset that the layout needs is missing. `click` is the address
 * that the video leads to, empty for none.
 */
export function layoutCode(creative: PublishedCreative, click: string): LayoutCode | undefined {
  const layout = findLayout(creative.layout)
  if (!layout || !isLayoutInjected(layout, creative.assets)) return undefined
  const options = shownOptions(creative)
  const asset = creative.assets.find(({ name }) => name === layout.requiredAssets[0])
  const ratio = asset?.width && asset.height ? asset.width / asset.height : 16 / 9
  const style = escapeHtml(
    Object.entries({ ...properties(options, creative), '--placard-ratio': String(ratio) })
      .map(([name, value]) => `${name}:${value}`)
      .join(';'),
  )
  const through = click
    ? `<a class="placard-through" href="${escapeHtml(click)}" target="_blank" rel="noopener" aria-label="Visit the advertiser"></a>`
    : ''
  // What nobody may ever start is not loaded ahead: pages count the bytes of advertisements.
  const loading = options.video_autoplay === 'yes' ? 'preload="auto" muted' : 'preload="metadata"'
  const video = `<video data-placard="video" src="${escapeHtml(asset?.url ?? '')}" playsinline ${loading}></video>`
  const stage = (place: string, inside: string) =>
    `<div class="placard-stage placard-${place}" data-waiting style="${style}"><div class="placard-size"${Number(options.buttons_sizes) === 0 ? ' data-none' : ''}>${inside}</div></div>`
  const screen = `<div class="placard-box placard-screen">${video}${through}</div>`
  const frame = `<div class="placard-box placard-frame">${progressHtml(options)}${buttonsHtml(options)}</div>`
  // Behind the page itself nothing can be pressed, so only what has something before it goes there.
  const isBehind = options.video_player_arrangement === 'background' && creative.html.trim() !== ''
  return {
    style: IN_BANNER_VIDEO_STYLE,
    html: stage(isBehind ? 'behind' : 'before', screen) + stage('top', frame),
    player: {
      autoplay: options.video_autoplay === 'yes',
      loop: options.loop === 'yes',
      delay: Number(options.video_player_delay),
      duration: asset?.duration ?? 0,
    },
  }
}
