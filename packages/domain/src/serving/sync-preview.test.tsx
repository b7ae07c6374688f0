import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { PublishedCreative } from '../creative/creative.js'
import { renderFrame, showBanner } from '../testing/framed-banner.js'
import { publishedBanner, videoAsset } from '../testing/published-banner.js'
import { recordVideo } from '../testing/tiny-video.js'
import { pageScript, pageWithScript } from './page-frame.js'
import { previewDocument } from './preview-document.js'

let video = { url: '', duration: 0 }
beforeAll(async () => {
  video = await recordVideo(2)
})
afterEach(() => document.body.replaceChildren())

const banner = (changes: Parameters<typeof publishedBanner>[0] = {}) =>
  publishedBanner({ assets: [videoAsset(video.url, video.duration)], ...changes })

async function show(creative: PublishedCreative) {
  const frame = await renderFrame(previewDocument(creative) ?? '', creative.width, creative.height)
  const page = frame.contentDocument!
  const post = (command: object) => frame.contentWindow!.postMessage(command, '*')
  // As the editor does; without a click, browsers play no sound.
  post({ placard: 'sound', muted: true })
  return { page, post, player: () => page.querySelector('video')! }
}

const MOVING = `<style>@keyframes go{to{left:200px}}b{position:absolute;animation:go 3s infinite}</style><b>Ride</b><i>0</i>
<script>const tick=()=>{document.querySelector('i').textContent++;requestAnimationFrame(tick)};tick()</script>`

/** Waits for the end of the ad, at which its animations freeze. */
const end = (page: Document) =>
  expect.poll(() => page.getAnimations().every(({ playState }) => playState === 'paused'), { timeout: 5000 }).toBe(true)

describe('after the end of the ad', () => {
  const ending = () => banner({ html: MOVING, options: { ad_duration: 1, video_autoplay: 'no' } })

  it('plays again, for the whole duration', async () => {
    const { page, post, player } = await show(ending())
    await end(page)
    const count = () => Number(page.querySelector('i')?.textContent)
    const stood = count()
    post({ adFrame: 'play' })
    const isRunning = () => page.getAnimations().some(({ playState }) => playState === 'running')
    await expect.poll(() => player().currentTime > 0 && count() > stood && isRunning()).toBe(true)
    await expect.poll(() => player().paused, { timeout: 5000 }).toBe(true)
    expect(player().ended).toBe(false)
  })

  it('moves to a position and stays there', async () => {
    const { page, post, player } = await show(ending())
    await end(page)
    post({ placard: 'seek', share: 0.5 })
    await expect.poll(() => player().currentTime).toBeCloseTo(player().duration / 2, 1)
    let isOver = false
    page.addEventListener('placardover', () => (isOver = true))
    await new Promise((resolve) => setTimeout(resolve, 1200))
    expect([isOver, player().paused]).toEqual([false, true])
    post({ adFrame: 'play' })
    await expect.poll(() => player().paused).toBe(false)
  })

  it('plays the page of an HTML5 archive again', async () => {
    const script = `data:text/javascript,((location)=>{${encodeURIComponent(pageScript())}})({search:'?placard_seconds=1%26placard_preview=1'})`
    const frame = await renderFrame(pageWithScript(`<!doctype html><body>${MOVING}`, script), 300, 250)
    const page = frame.contentDocument!
    await end(page)
    const stood = page.querySelector('i')?.textContent
    frame.contentWindow!.postMessage({ adFrame: 'play' }, '*')
    await expect.poll(() => page.querySelector('i')?.textContent).not.toBe(stood)
  })

  it('cannot be started again by the code of a live ad', async () => {
    const html = `${MOVING}<u>unheard</u><script>document.addEventListener('placardend', ({ detail }) => {
      document.querySelector('u').textContent = 'heard'
      document.addEventListener('placardover', () => detail(true))
    })</script>`
    const { page, part } = await showBanner({ creative: { ...ending(), html }, output: 'live' })
    await end(page)
    part<HTMLVideoElement>('video').play()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect([part<HTMLVideoElement>('video').paused, page.body.textContent]).toEqual([
      true,
      expect.stringContaining('unheard'),
    ])
  })
})

it.each([
  ['a seek', { placard: 'seek', share: 1 }],
  ['playing', { adFrame: 'play' }],
])('shows the player after %s during its delay', async (_, command) => {
  const { post, player } = await show(banner({ options: { video_player_delay: 15 } }))
  const isShown = () => player().checkVisibility({ visibilityProperty: true })
  expect(isShown()).toBe(false)
  post(command)
  await expect.poll(isShown).toBe(true)
})
