import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bannerDocument } from '../serving/banner-document.js'
import { renderFrame } from '../testing/framed-banner.js'
import { imageAsset, publishedBanner, videoAsset } from '../testing/published-banner.js'
import { recordVideo } from '../testing/tiny-video.js'
import { GLOBAL_LAYOUT, LAYOUTS, type LayoutOption } from './layout.js'

const PICTURE = '/picture.png'
const OWN = '<h1 style="position:absolute;inset:0;margin:0">Ride</h1>'
/** Factor by which timers run faster, so that the longest option takes two seconds. */
const SPEED = 60
/** Runs before the banner's own code. */
const FASTER = `<script>const later = setTimeout
window.setTimeout = (run, ms) => later(run, ms / ${SPEED})
document.addEventListener('placardover', () => { document.body.dataset.over = performance.now() })</script>`
/** Middle of the buttons in a banner of 300 × 250. */
const BUTTONS: Record<string, number[]> = {
  'bottom over': [44, 185],
  'bottom below': [44, 209],
  'top over': [44, 65],
  'top above': [44, 41],
  'left over': [24, 125],
  'right over': [276, 125],
  'centre over': [150, 125],
}
let video = { url: '', duration: 0 }

beforeAll(async () => {
  video = await recordVideo(0.6)
})
afterEach(() => document.body.replaceChildren())

type Value = string | number
const isShown = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true }) ?? false

async function show(layout: string, key: string, value: Value) {
  const html = key === 'video_player_arrangement' ? OWN : ''
  const assets = [videoAsset(video.url, video.duration), imageAsset(PICTURE), imageAsset(PICTURE, 'end-card.png')]
  const options = { ...(key === 'ad_duration' ? {} : { ad_duration: 0 }), [key]: value }
  const creative = publishedBanner({ layout, html, assets, options })
  const text = bannerDocument({ creative, output: 'preview' }).replace('<head>', `<head>${FASTER}`)
  const page = (await renderFrame(text, 300, 250)).contentDocument!
  const find = (selector: string) => page.querySelector<HTMLElement>(selector)
  const part = (name: string) => find(`[data-placard="${name}"]`)
  const style = (selector: string) => getComputedStyle(find(selector)!)
  const box = (selector: string) => {
    const { left, top, width, height } = find(selector)!.getBoundingClientRect()
    return { left, top, width, height, middle: [left + width / 2, top + height / 2] }
  }
  const player = page.querySelector('video')!
  const elapsed = () => page.defaultView!.performance.now()
  return { page, find, part, style, box, player, elapsed }
}
type Shown = Awaited<ReturnType<typeof show>>
type Check = (shown: Shown, value: Value) => void | Promise<void>

const near = (actual: number | undefined, expected: number) => {
  expect(actual).toBeGreaterThan(expected - 1)
  expect(actual).toBeLessThan(expected + 1)
}
const exists =
  (name: string, expected: Value): Check =>
  ({ part }, value) => {
    expect(part(name) !== null).toBe(value === expected)
  }
const hasImage =
  (state: string): Check =>
  ({ find }, value) => {
    expect(find(`.placard-button .placard-${state}`)?.getAttribute('src') ?? '').toBe(value)
  }
const hasStyle =
  (selector: string, property: string, expected: (value: Value) => string): Check =>
  ({ style }, value) => {
    expect(style(selector).getPropertyValue(property)).toBe(expected(value))
  }
const rgb = (value: Value) => {
  const [red, green, blue, alpha] = (String(value).match(/[\da-f]{2}/g) ?? []).map((part) => Number.parseInt(part, 16))
  return alpha === undefined ? `rgb(${red}, ${green}, ${blue})` : `rgba(${red}, ${green}, ${blue}, 0.5)`
}
const namesImage =
  (selector: string): Check =>
  ({ find }, value) => {
    const image = find(`${selector} img`)
    expect(image?.getAttribute('alt')).toBe(value)
    expect(image?.closest('a')?.getAttribute('aria-label') ?? value).toBe(value || 'Visit the advertiser')
  }

/** Check of each option by what a viewer sees. */
const CHECKS: Record<string, Check> = {
  async ad_duration({ page, player }, value) {
    if (value === 0) await new Promise((resolve) => setTimeout(resolve, 200))
    else await expect.poll(() => page.body.dataset.over).toBeDefined()
    const over = Number(page.body.dataset.over ?? 0)
    expect(over).toBeGreaterThanOrEqual((Number(value) * 1000) / SPEED)
    expect(player.paused).toBe(value !== 0)
  },
  async video_autoplay({ player }, value) {
    if (value === 'yes') await expect.poll(() => player.currentTime).toBeGreaterThan(0)
    expect([player.paused, player.muted]).toEqual(value === 'yes' ? [false, true] : [true, false])
  },
  progress_type: exists('bar', 'ProgressBar'),
  async loop({ player }, value) {
    let rounds = 0
    player.addEventListener('ended', () => (rounds += 1))
    await expect.poll(() => rounds).toBe(value === 'yes' ? 2 : 1)
    expect(player.ended).toBe(value === 'no')
  },
  controls: exists('toggle', 'yes'),
  show_countdown: exists('countdown', 'yes'),
  buttons_position({ page, part, box }, value) {
    const { middle } = box('.placard-buttons')
    for (const [axis, place] of BUTTONS[value]!.entries()) near(middle[axis], place)
    const [x = 0, y = 0] = box('[data-placard="toggle"]').middle
    expect(page.elementFromPoint(x, y)?.closest('button')).toBe(part('toggle'))
  },
  buttons_sizes({ part, box }, value) {
    for (const name of ['toggle', 'sound']) {
      near(box(`[data-placard="${name}"]`).width, Number(value) * 0.32)
      expect(isShown(part(name))).toBe(value !== 0)
    }
  },
  async video_player_delay({ player, part, elapsed }, value) {
    const delay = (Number(value) * 1000) / SPEED
    // On a busy machine, a short delay may be over already.
    if (elapsed() < delay) expect([isShown(player), isShown(part('toggle'))]).toEqual([false, false])
    await expect.poll(() => isShown(player)).toBe(true)
    expect(elapsed()).toBeGreaterThanOrEqual(delay)
    expect(isShown(part('toggle'))).toBe(true)
  },
  video_player_x: ({ box }, value) => near(box('video').left, 3 * Number(value)),
  video_player_y: ({ box }, value) => near(box('video').top, 40.6 + 2.5 * Number(value)),
  async video_player_size({ box, player, part }, value) {
    near(box('video').width, 3 * Number(value))
    near(box('video').height, 1.69 * Number(value))
    for (const name of ['toggle', 'countdown']) await expect.poll(() => isShown(part(name))).toBe(value !== 0)
    expect(isShown(player)).toBe(value !== 0)
  },
  video_border_radius: hasStyle('.placard-screen', 'border-top-left-radius', (value) => `${value}px`),
  video_player_arrangement({ page }, value) {
    expect(page.elementFromPoint(150, 80)?.tagName).toBe(value === 'foreground' ? 'A' : 'H1')
    expect(page.elementFromPoint(24, 186)?.closest('button')).not.toBeNull()
  },
  buttons_x: ({ box }, value) => near(box('.placard-buttons').middle[0], 44 + 3 * Number(value)),
  buttons_y: ({ box }, value) => near(box('.placard-buttons').middle[1], 185.4 + 1.6875 * Number(value)),
  ...Object.fromEntries(
    ['play', 'replay', 'pause', 'mute', 'unmute'].map((state) => [`${state}_button_image`, hasImage(state)]),
  ),
  image_alt: namesImage('.placard-image'),
  image_fit: hasStyle('.placard-picture', 'object-fit', String),
  image_x: hasStyle('.placard-picture', 'object-position', (value) => `${value}% 50%`),
  image_y: hasStyle('.placard-picture', 'object-position', (value) => `50% ${value}%`),
  image_background: hasStyle('.placard-image', 'background-color', rgb),
  image_border_width({ box, style }, value) {
    expect(style('.placard-image').borderLeftWidth).toBe(`${value}px`)
    expect(box('.placard-image')).toMatchObject({ width: 300, height: 250 })
    expect(box('.placard-picture')).toMatchObject({ width: 300 - 2 * Number(value), height: 250 - 2 * Number(value) })
  },
  image_border_color: hasStyle('.placard-image', 'border-left-color', rgb),
  end_card_alt: namesImage('.placard-card'),
  end_card_fit: hasStyle('.placard-card .placard-picture', 'object-fit', String),
  end_card_background: hasStyle('.placard-card', 'background-color', rgb),
  async end_card_delay({ find, player, elapsed }, value) {
    let ended = 0
    player.addEventListener('ended', () => {
      ended = elapsed()
    })
    await expect.poll(() => isShown(find('.placard-card')), { interval: 10 }).toBe(true)
    expect(elapsed() - ended).toBeGreaterThanOrEqual((Number(value) * 1000) / SPEED - 5)
  },
  end_card_replay: exists('again', 'yes'),
}

/** Default, both bounds and a value in the middle; all choices. */
function listValues(option: LayoutOption): Value[] {
  const values: Record<LayoutOption['kind'], () => readonly Value[]> = {
    slider: () => {
      const { min, max } = option as Extract<LayoutOption, { kind: 'slider' }>
      return [min, Math.round(min + (max - min) * 0.7), max]
    },
    choice: () => (option as Extract<LayoutOption, { kind: 'choice' }>).choices,
    image: () => [PICTURE],
    color: () => ['#1a73e8', '#1a73e880'],
    text: () => ['"><script>ran()</script> & ride', 'x'.repeat(250)],
  }
  return [...new Set([option.default, ...values[option.kind]()])]
}

/** Options of the banner's player once: those of a video with an end card are the same. */
const cases = LAYOUTS.flatMap(({ id, name, options }, index) => {
  const known = new Set(LAYOUTS.slice(0, index).flatMap((layout) => layout.options))
  const own = [...(index === 0 ? GLOBAL_LAYOUT.options : []), ...options.filter((option) => !known.has(option))]
  return own.flatMap((option) => listValues(option).map((value) => [name, option.key, value, id] as const))
})

describe('layout options', () => {
  it.each(cases)('%s: %s of %s', async (_, key, value, id) => {
    const shown = await show(id, key, value)
    await CHECKS[key]!(shown, value)
  })

  it('show the player of an ad that ends before its delay', async () => {
    const assets = [videoAsset(video.url, video.duration)]
    const options = { ad_duration: 0.3, video_player_delay: 15 }
    const text = bannerDocument({ creative: publishedBanner({ assets, options }), output: 'live' })
    const player = (await renderFrame(text, 300, 250)).contentDocument!.querySelector('video')!
    await expect.poll(() => isShown(player)).toBe(true)
    expect([player.paused, player.currentTime]).toEqual([true, 0])
  })
})
