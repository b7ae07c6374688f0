import type { Asset } from '../asset/asset.js'
import type { BannerCreative } from '../creative/creative.js'
import { findLayout, IN_BANNER_VIDEO, type Layout } from '../layout/layout.js'
import { createLayoutDefaults, type LayoutOptionValues, shownLayoutOptions } from '../layout/layout-options.js'
import { IMAGE_STYLE, IN_BANNER_VIDEO_STYLE, NO_SCRIPT_STYLE } from '../layout/layout-style.js'
import { findSetting } from '../platform/platform-rules.js'
import { escapeHtml } from '../text/page-text.js'
import { type BannerContent, bannerContent } from './banner-content.js'
import type { EndCardSettings } from './end-card.js'
import type { PlayerSettings } from './video-player.js'

/** Returns the stored layout options of a creative. */
export const storedLayoutOptions = ({ settings }: Pick<BannerCreative, 'settings'>): LayoutOptionValues =>
  findSetting(settings, 'layoutOptions') ?? {}

/** Icon of a button in a state: the advertiser's own image, or the layout's. */
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

/** Code of a layout in a banner: style, HTML, and the settings of its scripts. */
export interface LayoutCode {
  style: string
  html: string
  player?: PlayerSettings
  endCard?: EndCardSettings
}

type Sides = Pick<BannerCreative, 'width' | 'height' | 'fluid'>

/** CSS properties of the stages, which can change without reloading the page. */
function properties(options: LayoutOptionValues, { width, height, fluid }: Sides): Record<string, string> {
  const share = (key: string) => Number(options[key]) / 100
  const beside = options.controls === 'yes' && /below|above/.test(String(options.buttons_position))
  const entries = {
    ...('video_player_x' in options && {
      x: Number(options.video_player_x),
      y: Number(options.video_player_y),
      size: share('video_player_size'),
      radius: `${Number(options.video_border_radius)}px`,
      scale: share('buttons_sizes'),
      outside: beside ? 1 : 0,
      lift: options.buttons_position === 'top above' ? -1 : 1,
      'buttons-x': Number(options.buttons_x),
      'buttons-y': Number(options.buttons_y),
    }),
    ...('image_fit' in options && {
      'image-fit': options.image_fit,
      'image-x': `${Number(options.image_x)}%`,
      'image-y': `${Number(options.image_y)}%`,
      'image-background': options.image_background,
      'image-border': `${Number(options.image_border_width)}px`,
      'image-border-color': options.image_border_color,
    }),
    ...('end_card_fit' in options && {
      'card-fit': options.end_card_fit,
      'card-background': options.end_card_background,
    }),
  }
  return {
    width: fluid ? '100%' : `${width}px`,
    height: fluid ? '100%' : `${height}px`,
    ...Object.fromEntries(Object.entries(entries).map(([name, value]) => [`--placard-${name}`, String(value)])),
  }
}

/** Options of a layout in a creative. A file without a layout is shown with the defaults. */
const optionsIn = (creative: Pick<BannerCreative, 'settings' | 'layout'>, layout: Layout) =>
  creative.layout === null ? createLayoutDefaults(layout) : shownLayoutOptions(storedLayoutOptions(creative), layout)

/** Parts of a layout that can change without reloading the page: style of the stages and position of the buttons. */
export interface LiveLayoutStyle {
  style: Record<string, string>
  position: string
}

/** Options that can change without reloading the page. Any other option needs a new page. */
export const LIVE_LAYOUT_OPTIONS: readonly string[] = [
  'buttons_position',
  'buttons_sizes',
  'buttons_x',
  'buttons_y',
  'video_player_x',
  'video_player_y',
  'video_player_size',
  'video_border_radius',
  'image_fit',
  'image_x',
  'image_y',
  'image_background',
  'image_border_width',
  'image_border_color',
  'end_card_fit',
  'end_card_background',
]

/** Current style and button position of a creative's layout. */
export function liveLayoutStyle(creative: BannerCreative): LiveLayoutStyle {
  const content = bannerContent(creative)
  const layout = (content && 'layout' in content && content.layout) || findLayout(creative.layout) || IN_BANNER_VIDEO
  const options = optionsIn(creative, layout)
  return { style: properties(options, creative), position: String(options.buttons_position ?? '') }
}

const linkTo = (click: string, className: string, label: string, inside = '') =>
  `<a class="${className}" href="${escapeHtml(click)}" target="_blank" rel="noopener"${label && ` aria-label="${label}"`}>${inside}</a>`

/** Accessible name of a link to the landing page that has no text. */
export const VISIT_ADVERTISER = 'Visit the advertiser'

/** Returns the HTML of an image that fills its stage, linked to the landing page. `click` is empty for none. */
export function pictureHtml(asset: Asset | undefined, alt: string, click: string): string {
  const url = asset && escapeHtml(asset.url)
  const image = url ? `<img class="placard-picture" src="${url}" alt="${escapeHtml(alt)}" draggable="false">` : ''
  return click ? linkTo(click, 'placard-link', alt ? '' : VISIT_ADVERTISER, image) : image
}

/**
 * Returns the code of a creative's layout, or of its only file; undefined while a required asset is missing. `click` is
 * the landing page; empty for none.
 */
export function layoutCode(creative: BannerCreative, click: string): LayoutCode | undefined {
  const content = bannerContent(creative)
  if (!content || content.kind === 'page') return undefined
  const options = optionsIn(creative, content.layout)
  return content.kind === 'image'
    ? imageCode(creative, content.image, options, click)
    : videoCode(creative, content, options, click)
}

const styleText = (rules: Record<string, string>) =>
  escapeHtml(
    Object.entries(rules)
      .map(([name, value]) => `${name}:${value}`)
      .join(';'),
  )

function imageCode(creative: BannerCreative, image: Asset, options: LayoutOptionValues, click: string): LayoutCode {
  const isBehind = creative.html.trim() !== ''
  return {
    style: IMAGE_STYLE,
    html: `<div class="placard-stage placard-image placard-${isBehind ? 'behind' : 'before'}" style="${styleText(properties(options, creative))}">${pictureHtml(image, String(options.image_alt), isBehind ? '' : click)}</div>`,
  }
}

/** Shows the poster or the first frame of a video, or its end card, where no script starts the player. */
const WITHOUT_SCRIPT = `<noscript><style>${NO_SCRIPT_STYLE}</style></noscript>`

/** Attributes that hide parts of size 0, so that they receive neither clicks nor focus. */
const hiddenParts = (rules: Record<string, string>): string[] => [
  ...(rules['--placard-scale'] === '0' ? ['data-none'] : []),
  ...(rules['--placard-size'] === '0' ? ['data-empty'] : []),
]

function videoCode(
  creative: BannerCreative,
  { video: asset, poster, endCard }: Extract<BannerContent, { kind: 'video' }>,
  options: LayoutOptionValues,
  click: string,
): LayoutCode {
  const ratio = asset.width && asset.height ? asset.width / asset.height : 16 / 9
  const rules = properties(options, creative)
  const style = styleText({ ...rules, '--placard-ratio': String(ratio) })
  const through = click && linkTo(click, 'placard-through', VISIT_ADVERTISER)
  // A video that may never start is not preloaded, because pages limit the bytes of ads.
  const loading = options.video_autoplay === 'yes' ? 'preload="auto" muted' : 'preload="metadata"'
  const still = poster ? ` poster="${escapeHtml(poster.url)}"` : ''
  const video = `<video data-placard="video" src="${escapeHtml(asset.url)}" playsinline ${loading}${still}></video>`
  const hidden = hiddenParts(rules)
    .map((name) => ` ${name}`)
    .join('')
  const stage = (place: string, inside: string) =>
    `<div class="placard-stage placard-${place}" data-waiting style="${style}"><div class="placard-size"${hidden}>${inside}</div></div>`
  // A video that fails leaves its poster, a named link, or the creative's own HTML.
  const fallback = poster ? 'poster' : click && creative.html.trim() === '' ? 'link' : 'none'
  const screen = `<div class="placard-box placard-screen" data-fallback="${fallback}">${video}${through}</div>`
  const frame = `<div class="placard-box placard-frame">${progressHtml(options)}${buttonsHtml(options)}</div>`
  // Elements behind the page cannot be clicked, so only content with a foreground goes there.
  const isBehind = options.video_player_arrangement === 'background' && creative.html.trim() !== ''
  const replay = options.end_card_replay === 'yes' ? button('again', 'placard-again', ['replay'], options) : ''
  const card =
    endCard &&
    `<div class="placard-stage placard-card" style="${style}">${pictureHtml(endCard, String(options.end_card_alt), click)}<div class="placard-size"${hidden}>${replay}</div></div>`
  return {
    style: IN_BANNER_VIDEO_STYLE + (card ? IMAGE_STYLE : ''),
    html: stage(isBehind ? 'behind' : 'before', screen) + (card ?? '') + stage('top', frame) + WITHOUT_SCRIPT,
    player: {
      autoplay: options.video_autoplay === 'yes',
      loop: options.loop === 'yes',
      delay: Number(options.video_player_delay),
      duration: asset.duration ?? 0,
    },
    ...(card && { endCard: { delay: Number(options.end_card_delay), loop: options.loop === 'yes' } }),
  }
}

/** Icons of the player's buttons: SVG paths on a grid of 24. */
export const BUTTON_ICONS: Record<string, string> = {
  play: 'M8 5v14l11-7z',
  pause: 'M6 5h4v14H6zM14 5h4v14h-4z',
  replay: 'M12 5V1L7 6l5 5V7a6 6 0 1 1-6 6H4a8 8 0 1 0 8-8z',
  mute: 'M3 9v6h4l5 5V4L7 9zM16.5 12A4.5 4.5 0 0 0 14 8v8a4.5 4.5 0 0 0 2.5-4zM14 3.2v2.1a7 7 0 0 1 0 13.4v2.1a9 9 0 0 0 0-17.6z',
  unmute:
    'M3 9v6h4l5 5V4L7 9zM22 9.4 20.6 8 18 10.6 15.4 8 14 9.4l2.6 2.6L14 14.6l1.4 1.4 2.6-2.6 2.6 2.6 1.4-1.4-2.6-2.6z',
}
