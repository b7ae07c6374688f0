import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { pageCode } from '../serving/page-frame.js'
import { previewDocument } from '../serving/preview-document.js'
import { renderFrame, showBanner } from '../testing/framed-banner.js'
import { imageAsset, publishedBanner, videoAsset } from '../testing/published-banner.js'
import { recordVideo } from '../testing/tiny-video.js'

const BROKEN = 'data:video/mp4,x'
const OWN = '<h1 style="position:absolute;inset:0;margin:0">Ride</h1>'
let video = { url: '', duration: 0 }
let picture = ''
let sound = ''

beforeAll(async () => {
  video = await recordVideo(1)
  const canvas = new OffscreenCanvas(320, 180)
  const context = canvas.getContext('2d')!
  context.fillStyle = '#f00'
  context.fillRect(0, 0, 320, 180)
  picture = URL.createObjectURL(await canvas.convertToBlob())
  sound = await recordSound()
})
afterEach(() => document.body.replaceChildren())

/** Records a file without a picture, which browsers treat as one whose video codec they do not know. */
async function recordSound(): Promise<string> {
  const audio = new AudioContext()
  const target = audio.createMediaStreamDestination()
  const recorder = new MediaRecorder(target.stream, { mimeType: 'video/webm' })
  const stopped = new Promise<Blob>((resolve) =>
    recorder.addEventListener('dataavailable', ({ data }) => resolve(data)),
  )
  recorder.start()
  setTimeout(() => recorder.stop(), 300)
  const file = await stopped
  await audio.close()
  return URL.createObjectURL(new Blob([file], { type: 'video/webm' }))
}

type Changes = Parameters<typeof publishedBanner>[0]
const isShown = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true }) ?? false
const film = (url: string, ...more: string[]): Changes => ({
  assets: [videoAsset(url, video.duration), ...more.map((name) => imageAsset(picture, name))],
})
const linkAt = (page: Document, x = 150, y = 125) => page.elementFromPoint(x, y)?.closest('a')?.getAttribute('href')
const LANDING = 'https://landing.test/'

describe('a video that cannot be shown', () => {
  const show = async (changes: Changes) => {
    const banner = await showBanner({ creative: publishedBanner(changes), output: 'preview' })
    await expect.poll(() => banner.part('toggle').closest('[data-failed]')).not.toBeNull()
    return { ...banner, screen: banner.part('video').parentElement! }
  }

  it.each([
    ['is damaged', () => BROKEN],
    ['does not exist', () => `${location.origin}/host/none.mp4`],
    ['has an unknown codec', () => sound],
  ])('leaves its linked poster without buttons if it %s', async (_, url) => {
    const { page, part, screen } = await show(film(url(), 'main.png'))
    expect([isShown(screen), isShown(part('toggle')), isShown(part('countdown'))]).toEqual([true, false, false])
    expect(part<HTMLVideoElement>('video').poster).toBe(picture)
    expect(part<HTMLVideoElement>('video').error).not.toBeNull()
    expect(linkAt(page)).toBe(LANDING)
  })

  it('leaves a named link without a poster, and nothing without a landing page', async () => {
    const { page, screen } = await show(film(BROKEN))
    const link = screen.querySelector('a')!
    const text = page.defaultView!.getComputedStyle(link, '::after').content
    expect([isShown(screen), linkAt(page), text]).toEqual([true, LANDING, '"Visit the advertiser"'])
    expect(isShown((await show({ ...film(BROKEN), trackers: {} })).screen)).toBe(false)
  })

  it.each(['background', 'foreground'])('does not cover custom HTML in the %s', async (video_player_arrangement) => {
    const { page } = await show({ ...film(BROKEN), html: OWN, options: { video_player_arrangement } })
    expect(page.elementFromPoint(150, 125)?.tagName).toBe('H1')
  })

  it('is followed by its end card, which has nothing to replay', async () => {
    const { page } = await show({ ...film(BROKEN, 'end-card.png'), layout: 'video-with-end-card' })
    expect([isShown(page.querySelector('.placard-card')), linkAt(page)]).toEqual([true, LANDING])
    expect(isShown(page.querySelector('[data-placard="again"]'))).toBe(false)
  })
})

describe('a browser without scripts', () => {
  const show = async (changes: Changes) =>
    (await renderFrame(previewDocument(publishedBanner(changes), 'no script') ?? '', 300, 250)).contentDocument!

  it.each([[['main.png']], [[]]])('shows a linked video without buttons, with the images %j', async (names) => {
    const page = await show({ ...film(video.url, ...names), options: { video_player_delay: 15 } })
    expect([isShown(page.querySelector('video')), linkAt(page)]).toEqual([true, LANDING])
    expect([...page.querySelectorAll('button')].filter(isShown)).toEqual([])
  })

  it('shows the end card', async () => {
    const page = await show({ ...film(video.url, 'end-card.png'), layout: 'video-with-end-card' })
    expect([isShown(page.querySelector('.placard-card img')), linkAt(page)]).toEqual([true, LANDING])
    expect([...page.querySelectorAll('button')].filter(isShown)).toEqual([])
  })

  it('shows an Image banner as always', async () => {
    const page = await show({ layout: 'image-banner', assets: [imageAsset(picture)] })
    expect([isShown(page.querySelector('img')), linkAt(page)]).toEqual([true, LANDING])
  })

  it.each([
    ['with the main image', ['main.png'], 1],
    ['alone', [], 0],
  ])('links an HTML5 archive %s', async (_, names, images) => {
    const archive = { ...imageAsset(`${location.origin}/host/k.zip`, 'banner.zip'), uploadType: 'archive' as const }
    const assets = [archive, ...names.map((name) => imageAsset(picture, name))]
    const page = await show({ layout: null, assets })
    expect([page.querySelectorAll('.placard-still img').length, linkAt(page)]).toEqual([images, LANDING])
    const settings = { click: '', aliases: [], seconds: 0, isInApp: false, isPreview: true }
    const code = pageCode(publishedBanner({ layout: null, assets: [archive] }), settings)
    expect(code?.html).not.toContain('<noscript>')
  })
})

describe('a viewer who prefers reduced motion', () => {
  const show = async (options: Record<string, string>, output: 'live' | 'preview' = 'live') => {
    const creative = publishedBanner({ ...film(video.url, 'main.png'), options })
    const banner = await showBanner({ creative, output }, creative, 'reduce')
    const player = banner.part<HTMLVideoElement>('video')
    await expect.poll(() => player.readyState).toBe(HTMLMediaElement.HAVE_ENOUGH_DATA)
    return { ...banner, player }
  }

  it.each(['live', 'preview'] as const)('sees the poster with a play button (%s)', async (output) => {
    const { part, player } = await show({}, output)
    expect([player.paused, player.currentTime, player.poster]).toEqual([true, 0, picture])
    expect([isShown(part('toggle')), part('toggle').getAttribute('aria-label')]).toEqual([true, 'Play'])
    part('toggle').click()
    await expect.poll(() => player.currentTime).toBeGreaterThan(0)
  })

  it('sees a play button without other controls too', async () => {
    const { part, player } = await show({ controls: 'no' })
    expect([player.paused, isShown(part('start'))]).toEqual([true, true])
    part('start').click()
    await expect.poll(() => [player.paused, isShown(part('start'))]).toEqual([false, false])
  })
})
