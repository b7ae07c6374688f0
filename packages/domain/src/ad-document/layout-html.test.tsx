import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { LayoutOptionValues } from '../layout/layout-options.js'
import { showBanner } from '../testing/framed-banner.js'
import { publishedBanner, videoAsset } from '../testing/published-banner.js'
import { recordVideo } from '../testing/tiny-video.js'

let video = { url: '', duration: 0 }

beforeAll(async () => {
  video = await recordVideo(1)
})
afterEach(() => document.body.replaceChildren())

const show = (
  options: LayoutOptionValues = {},
  changes: Parameters<typeof publishedBanner>[0] = {},
  size?: { width: number; height: number },
) =>
  showBanner(
    {
      creative: publishedBanner({ assets: [videoAsset(video.url, video.duration)], options, ...changes }),
      output: 'preview',
    },
    size,
  )
const measureBox = (element: Element | null) => {
  if (!element) throw new Error('Nothing to measure.')
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) }
}
const computeMiddle = (element: Element | null) => {
  const { left, top, width, height } = measureBox(element)
  return [Math.round(left + width / 2), Math.round(top + height / 2)]
}
const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })

describe('In-Banner Video player', () => {
  it('fits the video into the banner, centered', async () => {
    const { part } = await show()
    expect(measureBox(part('video'))).toEqual({ left: 0, top: 41, width: 300, height: 169 })
  })

  it('has the size and position of its options', async () => {
    const { part } = await show({ video_player_size: 50, video_player_x: 20, video_player_y: -10 })
    expect(measureBox(part('video'))).toEqual({ left: 135, top: 58, width: 150, height: 84 })
    const large = await show({ video_player_size: 300 })
    expect(measureBox(large.part('video'))).toMatchObject({ width: 900, height: 506 })
  })

  it('fits and follows the container of a fluid banner', async () => {
    const { frame, part } = await show({}, { fluid: true }, { width: 640, height: 100 })
    expect(measureBox(part('video'))).toMatchObject({ width: 178, height: 100 })
    frame.style.width = '160px'
    expect(measureBox(part('video'))).toMatchObject({ width: 160, height: 90 })
  })

  it('has rounded corners', async () => {
    const { part } = await show({ video_border_radius: 40, progress_type: 'ProgressBar' })
    const screen = part('video').parentElement
    expect(getComputedStyle(screen!)).toMatchObject({ borderTopLeftRadius: '40px', overflow: 'hidden' })
    expect(getComputedStyle(part('bar').parentElement!).borderBottomRightRadius).toBe('40px')
  })

  it('autoplays muted, or waits to be started', async () => {
    const { part } = await show()
    await expect.poll(() => part<HTMLVideoElement>('video').currentTime).toBeGreaterThan(0)
    expect(part<HTMLVideoElement>('video').muted).toBe(true)
    const waiting = await show({ video_autoplay: 'no' })
    expect(waiting.part<HTMLVideoElement>('video')).toMatchObject({ muted: false, paused: true })
    expect(waiting.part('toggle').getAttribute('aria-label')).toBe('Play')
  })

  it('appears after its delay', async () => {
    const { part } = await show({ video_player_delay: 1 })
    expect(isShown(part('video'))).toBe(false)
    expect(isShown(part('toggle'))).toBe(false)
    await expect.poll(() => isShown(part('video')), { timeout: 3000 }).toBe(true)
    await expect.poll(() => part<HTMLVideoElement>('video').currentTime).toBeGreaterThan(0)
  })

  it('stops at its end with a replay button, or loops', async () => {
    const { part } = await show()
    const [once, again] = [
      part<HTMLVideoElement>('video'),
      (await show({ loop: 'yes' })).part<HTMLVideoElement>('video'),
    ]
    let rounds = 0
    again.addEventListener('ended', () => (rounds += 1))
    await expect.poll(() => part('toggle').getAttribute('aria-label'), { timeout: 4000 }).toBe('Replay')
    expect(once.ended).toBe(true)
    await expect.poll(() => rounds, { timeout: 5000 }).toBe(2)
    part('toggle').click()
    await expect.poll(() => once.paused).toBe(false)
  })
})

describe('player progress', () => {
  it('is a countdown, a bar, both or nothing', async () => {
    const parts = async (options: LayoutOptionValues) => {
      const { page } = await show(options)
      return ['countdown', 'bar'].filter((name) => page.querySelector(`[data-placard="${name}"]`))
    }
    expect(await parts({})).toEqual(['countdown'])
    expect(await parts({ show_countdown: 'no' })).toEqual([])
    expect(await parts({ progress_type: 'ProgressBar' })).toEqual(['countdown', 'bar'])
    expect(await parts({ progress_type: 'ProgressBar', show_countdown: 'no' })).toEqual(['bar'])
  })

  it('follows the video', async () => {
    const { part, page } = await show({ progress_type: 'ProgressBar' })
    expect(part('countdown').textContent).toMatch(/^0:0[12]$/)
    await expect.poll(() => part('countdown').textContent, { timeout: 4000 }).toBe('0:00')
    await expect.poll(() => part('bar').getAttribute('aria-valuenow')).toBe('100')
    const done = page.defaultView!.getComputedStyle(part('bar'), '::before')
    await expect.poll(() => Math.round(Number.parseFloat(done.width))).toBe(300)
  })
})

describe('player buttons', () => {
  it('leave space for the video if they are beside it', async () => {
    const { part } = await show({ buttons_position: 'bottom below' }, { width: 320, height: 180 })
    const { top, height } = measureBox(part('video'))
    expect([top, height, measureBox(part('toggle')).top]).toEqual([0, 132, 140])
  })

  it('move by percentages of the player', async () => {
    const { part } = await show({ buttons_x: 50, buttons_y: -40 })
    expect(computeMiddle(part('toggle').parentElement)).toEqual([44 + 150, 185 - 67])
  })

  it('are absent without controls, except for the play button of a video without autoplay', async () => {
    const { page, part } = await show({ controls: 'no' })
    await expect.poll(() => [...page.querySelectorAll('button')].filter(isShown).length).toBe(0)
    expect(page.querySelector('[data-placard="toggle"]')).toBeNull()
    const waiting = await show({ controls: 'no', video_autoplay: 'no' })
    expect(computeMiddle(waiting.part('start'))).toEqual([150, 125])
    // Scripts may start a video with sound only after user interaction.
    waiting.part<HTMLVideoElement>('video').muted = true
    waiting.part('start').click()
    await expect.poll(() => isShown(waiting.part('start'))).toBe(false)
    expect(isShown(part('start'))).toBe(false)
  })

  it('are labelled with their next action, by keyboard too', async () => {
    const { part } = await show({ loop: 'yes' })
    const [toggle, sound, screen] = [part('toggle'), part('sound'), part<HTMLVideoElement>('video')]
    await expect.poll(() => toggle.getAttribute('aria-label')).toBe('Pause')
    expect(
      [toggle, sound].every((button) => button instanceof button.ownerDocument.defaultView!.HTMLButtonElement),
    ).toBe(true)
    expect([toggle, sound].map((button) => button.tabIndex)).toEqual([0, 0])
    toggle.click()
    await expect.poll(() => [screen.paused, toggle.getAttribute('aria-label')]).toEqual([true, 'Play'])
    sound.click()
    await expect.poll(() => [screen.muted, sound.getAttribute('aria-label')]).toEqual([false, 'Mute'])
  })

  it('show the advertiser’s own image for each state, and only that', async () => {
    const states = ['play', 'replay', 'pause', 'mute', 'unmute']
    const own = Object.fromEntries(states.map((state) => [`${state}_button_image`, `/${state}.png`]))
    const { part } = await show({ ...own, video_autoplay: 'no' })
    const screen = part<HTMLVideoElement>('video')
    const listShownFaces = (name: string) =>
      [...part(name).children].filter(isShown).map((face) => [face.tagName, face.getAttribute('src')])
    expect(listShownFaces('toggle')).toEqual([['IMG', '/play.png']])
    expect(listShownFaces('sound')).toEqual([['IMG', '/mute.png']])
    expect(measureBox(part('toggle').querySelector('.placard-play'))).toMatchObject({ width: 32, height: 32 })
    part('sound').click()
    await expect.poll(() => listShownFaces('sound')).toEqual([['IMG', '/unmute.png']])
    part('toggle').click()
    await expect.poll(() => listShownFaces('toggle')).toEqual([['IMG', '/pause.png']])
    // The video has ended before its event is sent.
    await expect.poll(() => listShownFaces('toggle'), { timeout: 4000 }).toEqual([['IMG', '/replay.png']])
    expect(screen.ended).toBe(true)
  })

  it('show the layout’s icon in each state without an own image', async () => {
    const { part } = await show({ pause_button_image: '/pause.png', video_autoplay: 'no' })
    const listShownFaces = (name: string) =>
      [...part(name).children].filter(isShown).map((face) => [face.tagName, face.getAttribute('class')])
    expect(listShownFaces('toggle')).toEqual([['svg', 'placard-play']])
    expect(listShownFaces('sound')).toEqual([['svg', 'placard-mute']])
    part('sound').click()
    await expect.poll(() => listShownFaces('sound')).toEqual([['svg', 'placard-unmute']])
    part('toggle').click()
    await expect.poll(() => listShownFaces('toggle')).toEqual([['IMG', 'placard-pause']])
    await expect.poll(() => listShownFaces('toggle'), { timeout: 4000 }).toEqual([['svg', 'placard-replay']])
  })
})
