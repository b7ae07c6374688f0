import type { PublishedCreative } from '../creative/creative.js'
import { findSetting } from '../platform/platform-rules.js'
import { escapeHtml } from '../serving/page-text.js'
import { findLayout, GLOBAL_LAYOUT, IN_BANNER_VIDEO } from './layout.js'
import { isLayoutInjected, type LayoutOptionValues, shownLayoutOptions } from './layout-options.js'
import type { PlayerSettings } from './video-player.js'
/** Returns the stored layout options of a creative. */
export const storedLayoutOptions = ({ settings }: Pick<PublishedCreative, 'settings'>): LayoutOptionValues =>
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

/** Code of a layout in a banner: style, HTML and player settings. */
export interface LayoutCode {
  style: string
  html: string
  player: PlayerSettings
}

type Sides = Pick<PublishedCreative, 'width' | 'height' | 'fluid'>

/** CSS properties of the stages, which can change without reloading the page. */
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
]

/** Current style and button position of a creative's layout. */
export function liveLayoutStyle(creative: PublishedCreative): LiveLayoutStyle {
  const options = shownOptions(creative)
  return { style: properties(options, creative), position: String(options.buttons_position) }
}

/**
 * Returns the code of a creative's layout; undefined while a required asset is missing. `click` is the video's
 * landing page; empty for none.
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
  // A video that may never start is not preloaded, because pages limit the bytes of ads.
  const loading = options.video_autoplay === 'yes' ? 'preload="auto" muted' : 'preload="metadata"'
  const video = `<video data-placard="video" src="${escapeHtml(asset?.url ?? '')}" playsinline ${loading}></video>`
  const stage = (place: string, inside: string) =>
    `<div class="placard-stage placard-${place}" data-waiting style="${style}"><div class="placard-size"${Number(options.buttons_sizes) === 0 ? ' data-none' : ''}>${inside}</div></div>`
  const screen = `<div class="placard-box placard-screen">${video}${through}</div>`
  const frame = `<div class="placard-box placard-frame">${progressHtml(options)}${buttonsHtml(options)}</div>`
  // Elements behind the page cannot be clicked, so only content with a foreground goes there.
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

/** Icons of the player's buttons: SVG paths on a grid of 24. */
export const BUTTON_ICONS: Record<string, string> = {
  play: 'M8 5v14l11-7z',
  pause: 'M6 5h4v14H6zM14 5h4v14h-4z',
  replay: 'M12 5V1L7 6l5 5V7a6 6 0 1 1-6 6H4a8 8 0 1 0 8-8z',
  mute: 'M3 9v6h4l5 5V4L7 9zM16.5 12A4.5 4.5 0 0 0 14 8v8a4.5 4.5 0 0 0 2.5-4zM14 3.2v2.1a7 7 0 0 1 0 13.4v2.1a9 9 0 0 0 0-17.6z',
  unmute:
    'M3 9v6h4l5 5V4L7 9zM22 9.4 20.6 8 18 10.6 15.4 8 14 9.4l2.6 2.6L14 14.6l1.4 1.4 2.6-2.6 2.6 2.6 1.4-1.4-2.6-2.6z',
}

/**
 * Style of the In-Banner Video layout. Two stages of the banner's size hold the same box: the video's, behind or in
 * front of the creative's own HTML, and that of the controls, always on top. All sizes derive from custom properties
 * that the options set, so that a fluid banner fits its container without a script.
 */
export const IN_BANNER_VIDEO_STYLE = `
@property --placard-button{syntax:'<length>';inherits:true;initial-value:32px}
@property --placard-gap{syntax:'<length>';inherits:true;initial-value:8px}
.placard-stage{position:absolute;left:0;top:0;overflow:hidden;container-type:size;pointer-events:none;font:12px/1 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
.placard-stage[data-waiting]{visibility:hidden}
.placard-behind{z-index:-1}
.placard-before{z-index:2147483646}
.placard-top{z-index:2147483647}
.placard-size{position:absolute;inset:0;--placard-gap:clamp(4px,5cqmin,8px);--placard-button:calc(clamp(18px,20cqmin,32px)*var(--placard-scale));--placard-room:calc(var(--placard-outside)*(var(--placard-button) + 2*var(--placard-gap)))}
.placard-box{position:absolute;box-sizing:border-box;left:calc(50% + var(--placard-x)*1cqw);top:calc(50% + var(--placard-y)*1cqh - var(--placard-lift)*var(--placard-room)/2);width:calc(min(100cqw,max(0px,100cqh - var(--placard-room))*var(--placard-ratio))*var(--placard-size));height:calc(min(100cqw/var(--placard-ratio),max(0px,100cqh - var(--placard-room)))*var(--placard-size));transform:translate(-50%,-50%)}
.placard-screen{overflow:hidden;border-radius:var(--placard-radius);background:#000;pointer-events:auto}
.placard-screen video{display:block;width:100%;height:100%;object-fit:contain}
.placard-through{position:absolute;inset:0;border-radius:inherit;outline-offset:-3px}
.placard-frame{container-type:size}
.placard-edge{position:absolute;inset:0;overflow:hidden;border-radius:var(--placard-radius)}
.placard-bar{position:absolute;left:0;right:0;bottom:0;height:4px;background:rgba(255,255,255,.35)}
.placard-bar::before{content:'';display:block;height:100%;width:var(--placard-done,0%);background:#fff;box-shadow:0 0 2px rgba(0,0,0,.5);transition:width .25s linear}
.placard-countdown{position:absolute;right:var(--placard-gap);bottom:calc(var(--placard-gap) + max(0px,min(var(--placard-button),32px)/2 - 1em));padding:0 .66em;border-radius:1em;background:rgba(12,14,18,.66);color:#fff;font-size:clamp(9px,12cqh,12px);line-height:2em;font-variant-numeric:tabular-nums;white-space:nowrap}
.placard-buttons{position:absolute;display:flex;gap:var(--placard-gap);translate:calc(var(--placard-buttons-x)*1cqw) calc(var(--placard-buttons-y)*1cqh);pointer-events:auto}
.placard-buttons[data-position='bottom over']{left:var(--placard-gap);bottom:var(--placard-gap)}
.placard-buttons[data-position='bottom below']{left:var(--placard-gap);top:calc(100% + var(--placard-gap))}
.placard-buttons[data-position='top over']{left:var(--placard-gap);top:var(--placard-gap)}
.placard-buttons[data-position='top above']{left:var(--placard-gap);bottom:calc(100% + var(--placard-gap))}
.placard-buttons[data-position='left over']{left:var(--placard-gap);top:50%;flex-direction:column;transform:translateY(-50%)}
.placard-buttons[data-position='right over']{right:var(--placard-gap);top:50%;flex-direction:column;transform:translateY(-50%)}
.placard-buttons[data-position='centre over']{left:50%;top:50%;transform:translate(-50%,-50%)}
.placard-button{all:unset;box-sizing:border-box;display:grid;place-items:center;flex:none;width:var(--placard-button);height:var(--placard-button);border-radius:50%;background:rgba(12,14,18,.66);color:#fff;cursor:pointer;pointer-events:auto;overflow:hidden;box-shadow:inset 0 0 0 1px rgba(255,255,255,.2)}
.placard-button:hover{background:rgba(12,14,18,.86)}
.placard-button:focus-visible,.placard-through:focus-visible{outline:2px solid #fff;box-shadow:0 0 0 4px #14161c}
.placard-button[hidden],.placard-button>*{display:none}
.placard-button[data-state='play']>.placard-play,.placard-button[data-state='replay']>.placard-replay,.placard-button[data-state='pause']>.placard-pause,.placard-button[data-state='mute']>.placard-mute,.placard-button[data-state='unmute']>.placard-unmute{display:block}
.placard-button svg{width:56%;height:56%;fill:currentColor}
.placard-button img{width:100%;height:100%;object-fit:contain}
.placard-button:has(img){background:none;border-radius:0;box-shadow:none}
.placard-start{position:absolute;width:calc(1.5*var(--placard-button));height:calc(1.5*var(--placard-button));left:50%;top:50%;transform:translate(-50%,-50%)}
.placard-size[data-none] .placard-button{visibility:hidden}
`
