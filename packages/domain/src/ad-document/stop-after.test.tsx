import { afterEach, beforeAll, expect, it } from 'vitest'
import { pageScript, pageWithScript } from '../serving/page-frame.js'
import { renderFrame, showBanner } from '../testing/framed-banner.js'
import { press } from '../testing/press.js'
import { imageAsset, publishedBanner, videoAsset } from '../testing/published-banner.js'
import { recordVideo } from '../testing/tiny-video.js'

const MOVING = `<style>@keyframes go{to{left:200px}}b{position:absolute;animation:go 3s infinite}</style><b>Ride</b><i>0</i>
<script>const tick=()=>{document.querySelector('i').textContent++;requestAnimationFrame(tick)};tick();
setInterval(()=>document.querySelector('b').title+='x',20)
const chain=()=>{document.querySelector('b').lang+='x';setTimeout(chain,20)};chain()</script>`
/** GIF of one pixel that alternates between red and blue. */
const BLINKING = URL.createObjectURL(
  new Blob(
    [
      Uint8Array.from(
        (
          '47494638396101000100800000ff00000000ff21ff0b4e45545343415045322e300301000000' +
          '21f904000a0000002c0000000001000100000202440100' +
          '21f904000a0000002c00000000010001000002024c01003b'
        ).match(/../g) ?? [],
        (byte) => Number.parseInt(byte, 16),
      ),
    ],
    { type: 'image/gif' },
  ),
)
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
    page.querySelector('b')?.lang.length,
    page.querySelector('i')?.textContent,
    screen.currentTime,
  ]
  const first = state()
  await nextFrames(5)
  expect(state()).not.toEqual(first)
  // A viewer's act before the end.
  await press(part('sound'))
  await expect.poll(() => screen.paused, { timeout: 3000 }).toBe(true)
  await nextFrames(2)
  const last = state()
  await nextFrames(15)
  expect(state()).toEqual(last)
  await press(part('toggle'))
  const stood = screen.currentTime
  await expect.poll(() => !screen.paused && screen.currentTime !== stood).toBe(true)
})

it('runs what a click just before its end does a moment later', async () => {
  const html = `<b style="position:absolute;inset:0;z-index:9">Ride</b><script>document.querySelector('b').onclick=({target})=>{
if(window.clickTag)setTimeout(()=>setTimeout(()=>target.textContent='Opened '+window.clickTag,600),600)}</script>`
  const { page, part } = await showBanner({
    creative: publishedBanner({ html, assets: [videoAsset(url, 1)], options: { ad_duration: 1, loop: 'yes' } }),
    output: 'preview',
  })
  const screen = part<HTMLVideoElement>('video')
  const link = page.querySelector('b')!
  await press(link)
  await expect.poll(() => screen.paused, { timeout: 3000 }).toBe(true)
  expect(link.textContent).toBe('Ride')
  await expect.poll(() => link.textContent, { timeout: 3000 }).toMatch(/^Opened /)
})

it('replaces GIFs by their first frame where they are, also in backgrounds, and they can still be clicked', async () => {
  const html = `<style>img{border:3px solid;width:60px;height:40px;object-fit:cover}</style>
<div style="width:50px;height:50px;background:url(${BLINKING})"></div>
<img class="mine" src="${BLINKING}" alt="Ride" onclick="document.title='clicked'">`
  const { page } = await showBanner({
    // Without a landing page, because a new window slows down the frames of the tests that follow.
    creative: publishedBanner({ layout: null, html, assets: [], trackers: {}, options: { ad_duration: 0.5 } }),
    output: 'live',
  })
  const before = page.querySelector('img')!.getBoundingClientRect()
  await expect.poll(() => page.querySelector('img'), { timeout: 3000 }).toBeNull()
  const still = page.querySelector<HTMLCanvasElement>('canvas.mine')!
  expect(still.getBoundingClientRect()).toEqual(before)
  expect(still.getAttribute('aria-label')).toBe('Ride')
  expect([...still.getContext('2d')!.getImageData(0, 0, 1, 1).data]).toEqual([255, 0, 0, 255])
  await expect.poll(() => page.querySelector('div')!.style.backgroundImage).toMatch(/^url\("data:image\/png/)
  still.click()
  expect(page.title).toBe('clicked')
})

it('ends an image banner and shows the end card of a video that is longer than the ad', async () => {
  const image = await showBanner({
    creative: publishedBanner({
      layout: 'image-banner',
      assets: [imageAsset(BLINKING, 'main.gif')],
      options: { ad_duration: 0.5 },
    }),
    output: 'preview',
  })
  const film = await showBanner({
    creative: publishedBanner({
      layout: 'video-with-end-card',
      assets: [videoAsset(url, 1), imageAsset(BLINKING, 'end-card.gif')],
      options: { ad_duration: 0.5, loop: 'yes' },
    }),
    output: 'live',
  })
  await expect.poll(() => image.page.querySelector('canvas.placard-picture')?.clientWidth, { timeout: 3000 }).toBe(300)
  await expect
    .poll(() => film.page.querySelector('.placard-card canvas')?.checkVisibility({ visibilityProperty: true }), {
      timeout: 3000,
    })
    .toBe(true)
})

it.each(['live', 'preview'] as const)('ends a GIF without a layout, which stays a link (%s)', async (output) => {
  const assets = [imageAsset(BLINKING, 'photo.gif')]
  const { page } = await showBanner({
    creative: publishedBanner({ layout: null, assets, options: { ad_duration: 0.5 } }),
    output,
  })
  expect(page.querySelector('img')?.clientWidth).toBe(300)
  await expect.poll(() => page.querySelector('img'), { timeout: 3000 }).toBeNull()
  const still = page.elementFromPoint(150, 125)
  expect([still?.tagName, still?.closest('a')?.href]).toEqual(['CANVAS', 'https://landing.test/'])
})

it.each([
  ['0.5', true],
  ['', false],
])('ends the page of an HTML5 archive after %j seconds: %s', async (seconds, ends) => {
  // The settings of a page are in its URL, which a document without one does not have.
  const script = `data:text/javascript,((location)=>{${encodeURIComponent(pageScript())}})({search:'?placard_seconds=${seconds}'})`
  const frame = await renderFrame(
    pageWithScript(`<!doctype html><body>${MOVING}<img src="${BLINKING}" alt="">`, script),
    300,
    250,
  )
  const page = frame.contentDocument!
  const state = () => [
    page.querySelector('b')?.title.length,
    page.querySelector('b')?.lang.length,
    page.querySelector('i')?.textContent,
  ]
  if (ends) await expect.poll(() => page.querySelector('img'), { timeout: 3000 }).toBeNull()
  await nextFrames(2)
  const last = state()
  await nextFrames(15)
  if (ends) expect(state()).toEqual(last)
  else for (const [index, value] of state().entries()) expect(value).not.toBe(last[index])
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
