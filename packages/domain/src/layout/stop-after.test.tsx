import { afterEach, beforeAll, expect, it } from 'vitest'
import { showBanner } from '../testing/framed-banner.js'
import { press } from '../testing/press.js'
import { publishedBanner, videoAsset } from '../testing/published-banner.js'
import { recordVideo } from '../testing/tiny-video.js'

const MOVING = `<style>@keyframes go{to{left:200px}}b{position:absolute;animation:go 3s infinite}</style><b>Ride</b><i>0</i>
<script>const tick=()=>{document.querySelector('i').textContent++;requestAnimationFrame(tick)};tick();
setInterval(()=>document.querySelector('b').title+='x',20)</script>`
let url = ''

beforeAll(async () => {
  ;({ url } = await recordVideo(1))
})
afterEach(() => document.body.replaceChildren())

const show = (ad_duration: number, output: 'live' | 'preview') =>
  showBanner({
    creative: publishedBanner({ html: MOVING, assets: [videoAsset(url, 1)], options: { ad_duration, loop: 'yes' } }),
    output,
  })
const nextFrames = (count: number): Promise<unknown> =>
  count === 0 ? Promise.resolve() : new Promise(requestAnimationFrame).then(() => nextFrames(count - 1))

it('stops video, animations and scripts after its duration, until the viewer plays it again', async () => {
  const { page, part } = await show(1, 'preview')
  const screen = part<HTMLVideoElement>('video')
  const state = () => [
    page.querySelector('b')?.getBoundingClientRect().left,
    page.querySelector('b')?.title.length,
    page.querySelector('i')?.textContent,
    screen.currentTime,
  ]
  const first = state()
  await nextFrames(5)
  expect(state()).not.toEqual(first)
  await expect.poll(() => screen.paused, { timeout: 3000 }).toBe(true)
  await nextFrames(2)
  const last = state()
  await nextFrames(15)
  expect(state()).toEqual(last)
  await press(part('toggle'))
  const stood = screen.currentTime
  await expect.poll(() => !screen.paused && screen.currentTime !== stood).toBe(true)
})

it('never stops without a duration', async () => {
  for (const output of ['live', 'preview'] as const) {
    const { page, part } = await show(0, output)
    let rounds = 0
    part('video').addEventListener('ended', () => (rounds += 1))
    await expect.poll(() => rounds, { timeout: 5000 }).toBe(2)
    expect(page.getAnimations().map(({ playState }) => playState)).toContain('running')
  }
})
