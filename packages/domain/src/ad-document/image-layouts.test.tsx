import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { LayoutOptionValues } from '../layout/layout-options.js'
import { moveCommand, previewDocument } from '../serving/preview-document.js'
import { renderFrame, showBanner } from '../testing/framed-banner.js'
import { imageAsset, publishedBanner, videoAsset } from '../testing/published-banner.js'
import { recordVideo } from '../testing/tiny-video.js'

let video = { url: '', duration: 0 }
let picture = ''

beforeAll(async () => {
  video = await recordVideo(1)
  const canvas = new OffscreenCanvas(200, 100)
  canvas.getContext('2d')?.fillRect(0, 0, 200, 100)
  picture = URL.createObjectURL(await canvas.convertToBlob())
})
afterEach(() => document.body.replaceChildren())

type Changes = Parameters<typeof publishedBanner>[0]
const isShown = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true }) ?? false
const imageBanner = (options: LayoutOptionValues = {}, changes: Changes = {}) =>
  publishedBanner({ layout: 'image-banner', assets: [imageAsset(picture)], options, ...changes })

describe('Image banner', () => {
  const show = async (options: LayoutOptionValues = {}, changes: Changes = {}) => {
    const { page } = await showBanner({ creative: imageBanner(options, changes), output: 'preview' })
    const image = page.querySelector('img')!
    const stage = page.querySelector('.placard-stage')!
    return { page, image, style: getComputedStyle(image), stage: getComputedStyle(stage) }
  }

  it('fills the banner with the whole image on white, linked to the landing page', async () => {
    const { image, style, stage } = await show()
    expect(image.getBoundingClientRect()).toMatchObject({ left: 0, top: 0, width: 300, height: 250 })
    expect([style.objectFit, style.objectPosition]).toEqual(['contain', '50% 50%'])
    expect([stage.backgroundColor, stage.borderTopWidth]).toEqual(['rgb(255, 255, 255)', '0px'])
    expect(image.closest('a')).toMatchObject({ href: 'https://landing.test/', target: '_blank', rel: 'noopener' })
    expect(image.closest('a')!.getAttribute('aria-label')).toBe('Visit the advertiser')
  })

  it('names the link by its alt text, whatever it contains', async () => {
    const { image } = await show({ image_alt: '"><script>ran()</script> & ride' })
    expect(image.alt).toBe('"><script>ran()</script> & ride')
    expect(image.closest('a')!.hasAttribute('aria-label')).toBe(false)
  })

  it('is no link without a landing page, and lies behind custom HTML', async () => {
    expect((await show({}, { trackers: {} })).image.closest('a')).toBeNull()
    const html = '<h1 style="position:absolute;inset:0;margin:0">Ride</h1>'
    expect((await show({}, { html })).page.elementFromPoint(150, 125)?.tagName).toBe('H1')
  })

  it('follows its options in a preview without a reload', async () => {
    const frame = await renderFrame(previewDocument(imageBanner()) ?? '', 300, 250)
    const image = frame.contentDocument!.querySelector('img')!
    frame.contentWindow!.postMessage(moveCommand(imageBanner({ image_fit: 'cover', image_x: 10 })), '*')
    await expect.poll(() => getComputedStyle(image).objectPosition).toBe('10% 50%')
    expect(getComputedStyle(image).objectFit).toBe('cover')
  })
})

describe('banner without a layout', () => {
  it('shows its only image with the defaults of Image banner', async () => {
    const creative = publishedBanner({
      layout: null,
      assets: [imageAsset(picture, 'photo.png')],
      options: { image_fit: 'cover' },
    })
    const { page } = await showBanner({ creative, output: 'live' })
    expect(getComputedStyle(page.querySelector('img')!).objectFit).toBe('contain')
    expect(page.querySelector('a')!.href).toBe('https://landing.test/')
  })

  it('plays its only video', async () => {
    const assets = [{ ...videoAsset(video.url, video.duration), name: 'film.mp4' }, imageAsset(picture)]
    const { part } = await showBanner({ creative: publishedBanner({ layout: null, assets }), output: 'live' })
    await expect.poll(() => part<HTMLVideoElement>('video').currentTime).toBeGreaterThan(0)
  })
})

describe('Video with end card', () => {
  const show = async (options: LayoutOptionValues = {}, url = video.url) => {
    const assets = [videoAsset(url, video.duration), imageAsset(picture, 'end-card.png')]
    const banner = await showBanner({
      creative: publishedBanner({ layout: 'video-with-end-card', assets, options }),
      output: 'preview',
    })
    const card = banner.page.querySelector('.placard-card')!
    const film = banner.part<HTMLVideoElement>('video')
    return { ...banner, card, film, image: card.querySelector('img')!, style: getComputedStyle(card) }
  }
  const opens = (card: Element) => expect.poll(() => isShown(card), { timeout: 5000 }).toBe(true)

  it('shows the end card and its replay button after the video, and hides them while it is replayed', async () => {
    const { card, film, part, image, style } = await show({ end_card_alt: 'Ride' })
    expect(isShown(card)).toBe(false)
    await opens(card)
    expect(film.ended).toBe(true)
    expect([isShown(part('toggle')), isShown(part('countdown'))]).toEqual([false, false])
    expect([image.alt, image.closest('a')!.href]).toEqual(['Ride', 'https://landing.test/'])
    expect([style.backgroundColor, getComputedStyle(image).objectFit]).toEqual(['rgb(0, 0, 0)', 'contain'])
    expect(part('again').getAttribute('aria-label')).toBe('Replay')
    part('again').click()
    await expect.poll(() => isShown(card)).toBe(false)
    expect(film.ended).toBe(false)
  })

  it('has the fit, background and replay button of its options', async () => {
    const { page, image, style } = await show({
      end_card_fit: 'fill',
      end_card_background: '#ffffff',
      end_card_replay: 'no',
    })
    expect([style.backgroundColor, getComputedStyle(image).objectFit]).toEqual(['rgb(255, 255, 255)', 'fill'])
    expect(page.querySelector('[data-placard="again"]')).toBeNull()
  })

  it('waits for its delay', async () => {
    const { card, film } = await show({ end_card_delay: 1 })
    let wait = 0
    film.addEventListener('ended', () => {
      wait = performance.now()
    })
    await opens(card)
    expect(performance.now() - wait).toBeGreaterThan(900)
  })

  it('does not appear while the video loops, but instead of a video that cannot be played', async () => {
    const { card, film } = await show({ loop: 'yes' })
    let rounds = 0
    film.addEventListener('ended', () => (rounds += 1))
    await expect.poll(() => rounds, { timeout: 5000 }).toBe(2)
    expect(isShown(card)).toBe(false)
    const broken = await show({}, 'data:video/mp4,x')
    await opens(broken.card)
  })
})
