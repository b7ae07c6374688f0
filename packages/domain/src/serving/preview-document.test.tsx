import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { LIVE_LAYOUT_OPTIONS } from '../ad-document/layout-html.js'
import type { PublishedCreative } from '../creative/creative.js'
import { GLOBAL_LAYOUT, IN_BANNER_VIDEO } from '../layout/layout.js'
import { createLayoutDefaults, type LayoutOptionValues } from '../layout/layout-options.js'
import { renderFrame } from '../testing/framed-banner.js'
import { publishedBanner, videoAsset } from '../testing/published-banner.js'
import { recordVideo } from '../testing/tiny-video.js'
import { bannerDocument } from './banner-document.js'
import { bannerPreview, moveCommand, previewDocument, previewGap, previewKey } from './preview-document.js'

let video = { url: '', duration: 0 }
beforeAll(async () => {
  video = await recordVideo(1)
})
afterEach(() => document.body.replaceChildren())

const banner = (changes: Parameters<typeof publishedBanner>[0] = {}) =>
  publishedBanner({ assets: [videoAsset(video.url, video.duration)], ...changes })

async function show(creative: PublishedCreative) {
  const said: unknown[] = []
  const listen = ({ data }: MessageEvent) => said.push(data)
  window.addEventListener('message', listen)
  const frame = await renderFrame(previewDocument(creative) ?? '', creative.width, creative.height)
  const page = frame.contentDocument!
  const post = async (command: object) => {
    frame.contentWindow!.postMessage(command, '*')
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  return { page, post, said, player: () => page.querySelector('video')! }
}
const computePositions = (page: Document) =>
  ['.placard-box', '.placard-buttons', '.placard-button'].map((selector) => {
    const { left, top, width, height } = page.querySelector(selector)!.getBoundingClientRect()
    return [left, top, width, height].map(Math.round)
  })

describe('editor preview', () => {
  it.each<[string, Record<string, string | number>]>([
    ['the player', { video_player_size: 50, video_player_x: 20, video_player_y: -10, video_border_radius: 12 }],
    ['the buttons', { buttons_sizes: 200, buttons_x: 10, buttons_y: -20 }],
    ['the place of the buttons', { buttons_position: 'top above' }],
  ])('moves %s without a reload, to where a new page has it', async (_, options) => {
    const fresh = await show(banner({ options }))
    const { page, post } = await show(banner())
    const before = page.querySelector('video')
    expect(computePositions(page)).not.toEqual(computePositions(fresh.page))
    await post(moveCommand(banner({ options })))
    expect(computePositions(page)).toEqual(computePositions(fresh.page))
    expect(page.querySelector('video')).toBe(before)
  })

  it.each(['buttons_sizes', 'video_player_size'])('hides buttons at 0 %% of %s, and shows them again', async (size) => {
    const { page, post } = await show(banner())
    const button = page.querySelector('.placard-button')!
    await expect.poll(() => button.checkVisibility({ visibilityProperty: true })).toBe(true)
    await post(moveCommand(banner({ options: { [size]: 0 } })))
    expect(button.checkVisibility({ visibilityProperty: true })).toBe(false)
    await post(moveCommand(banner()))
    expect(button.checkVisibility({ visibilityProperty: true })).toBe(true)
  })

  it('reloads only for changes that cannot be applied', () => {
    const key = previewKey(banner())
    expect(previewKey(banner({ name: 'Other', width: 728, height: 90 }))).toBe(key)
    for (const option of LIVE_LAYOUT_OPTIONS) expect(previewKey(banner({ options: { [option]: 'x' } }))).toBe(key)
    for (const changes of [{ options: { loop: 'yes' } }, { html: '<p>x</p>' }, { assets: [] }, { fluid: true }])
      expect(previewKey(banner(changes))).not.toBe(key)
  })

  it('does not reload when options that are not stored get their defaults', () => {
    const defaults = createLayoutDefaults(GLOBAL_LAYOUT, IN_BANNER_VIDEO)
    const bare = { ...banner(), settings: [] }
    expect(previewKey(banner({ options: defaults }))).toBe(previewKey(bare))
    expect(previewDocument(banner({ options: defaults }))).toBe(previewDocument(bare))
    for (const output of ['live', 'preview'] as const)
      expect(bannerDocument({ creative: bare, output })).toBe(
        bannerDocument({ creative: banner({ options: defaults }), output }),
      )
    expect(previewKey(banner({ options: { ...defaults, ad_duration: 0 } }))).not.toBe(previewKey(bare))
  })

  it('waits for the user if reduced motion is preferred', async () => {
    const { post, said, player } = await show(banner())
    await post({ adFrame: 'hello', reducedMotion: true })
    expect(said).toContainEqual({ adFrame: 'ready', pausable: true })
    await expect.poll(() => player().paused).toBe(true)
    const lastState = () => said.findLast((data) => (data as { adFrame?: string }).adFrame === 'state')
    expect(lastState()).toEqual({ adFrame: 'state', paused: true })
    await post({ adFrame: 'play' })
    await expect.poll(() => player().paused).toBe(false)
    await expect.poll(lastState).toEqual({ adFrame: 'state', paused: false })
  })

  it('announces that it has loaded, also in the server’s page', async () => {
    const frame = await renderFrame(bannerPreview(banner()), 300, 250)
    const said = new Promise((resolve) => {
      window.addEventListener('message', ({ data }) => data.adFrame === 'ready' && resolve(data))
    })
    frame.contentWindow!.postMessage({ adFrame: 'hello', reducedMotion: true }, '*')
    await expect(said).resolves.toEqual({ adFrame: 'ready', pausable: true })
  })

  it('stops, mutes and seeks', async () => {
    const { post, player } = await show(banner())
    await post({ adFrame: 'hello', reducedMotion: false })
    await post({ adFrame: 'pause' })
    expect(player().paused).toBe(true)
    expect(player().muted).toBe(true)
    await post({ placard: 'sound', muted: false })
    expect(player().muted).toBe(false)
    await post({ placard: 'seek', share: 0.5 })
    await expect.poll(() => player().currentTime).toBeCloseTo(player().duration / 2, 1)
    expect(player().paused).toBe(true)
  })

  it('reports the position of its video', async () => {
    const { post, said } = await show(banner())
    await post({ adFrame: 'hello', reducedMotion: true })
    const lastPosition = () => said.findLast((data) => (data as { placard?: string }).placard === 'position')
    await post({ placard: 'seek', share: 1 })
    await expect.poll(lastPosition).toMatchObject({ placard: 'position', share: 1, paused: true })
    await post({ placard: 'seek', share: 0 })
    await expect.poll(lastPosition).toMatchObject({ placard: 'position', share: 0, paused: true })
  })

  it('shows what a browser without video or scripts shows', async () => {
    const noscript = '<noscript><b id="still"></b></noscript>'
    for (const [condition, plays, isStill] of [
      ['no video', false, false],
      ['no script', false, true],
    ] as const) {
      const html = `${noscript}<p id="ran"></p><script>document.getElementById('ran').textContent = 'ran'</script>`
      const text = previewDocument(banner({ html }), condition) ?? ''
      const page = (await renderFrame(text, 300, 250)).contentDocument!
      const video = page.querySelector('video')!
      await expect
        .poll(() => video.error !== null || video.networkState === video.NETWORK_NO_SOURCE || isStill)
        .toBe(true)
      expect(!video.paused).toBe(plays)
      expect(page.querySelector('#ran')?.textContent).toBe(isStill ? '' : 'ran')
      expect(page.querySelector('#still') !== null).toBe(isStill)
    }
  })

  it('runs the served unit for VPAID, with its options only, and again after its end', async () => {
    const vpaid = (options: LayoutOptionValues) => banner({ type: 'VPAID', layout: null, options })
    const { page, post, player } = await show(vpaid({ buttons_sizes: 200, progress_type: 'ProgressBar' }))
    const button = (name: string) => page.querySelector<HTMLElement>(`[aria-label="${name}"]`)
    await expect.poll(() => button('Pause')?.offsetWidth).toBe(64)
    // The unit hears of the end a moment after the video has it.
    await expect.poll(() => [player().ended, button('Pause')], { timeout: 5000 }).toEqual([true, null])
    await post({ placard: 'seek', share: 0.5 })
    await expect.poll(() => button('Play')).not.toBeNull()
    await expect.poll(() => player().currentTime).toBeCloseTo(video.duration / 2, 1)
    expect(player().paused).toBe(true)
    const key = previewKey(vpaid({}))
    expect(previewKey(vpaid({ buttons_sizes: 200 }))).not.toBe(key)
    for (const options of [{ ad_duration: 5 }, { video_player_size: 50 }, { loop: 'yes' }] as LayoutOptionValues[])
      expect([previewKey(vpaid(options)), previewDocument(vpaid(options))]).toEqual([key, previewDocument(vpaid({}))])
    expect(previewDocument(vpaid({}), 'no script')).toContain('<video src=')
  })

  it('waits for the user in VPAID, too', async () => {
    const { page, post, player } = await show(banner({ type: 'VPAID' }))
    await post({ adFrame: 'hello', reducedMotion: true })
    await expect.poll(() => player().paused).toBe(true)
    expect(page.querySelector('[aria-label="Play"]')).not.toBeNull()
    await post({ adFrame: 'play' })
    await expect.poll(() => page.querySelector('[aria-label="Pause"]')).not.toBeNull()
  })

  it('is only the video for VAST, and undefined without content', async () => {
    const { page, player } = await show(banner({ type: 'VAST' }))
    expect(player().controls).toBe(true)
    expect(page.querySelector('.placard-stage')).toBeNull()
    expect(previewDocument(banner({ type: 'VAST', assets: [] }))).toBeUndefined()
    expect(previewDocument(banner({ layout: null, assets: [] }))).toBeUndefined()
  })

  it('explains what is missing, also beside custom HTML', () => {
    expect(previewGap(banner())).toBeUndefined()
    expect(previewGap(banner({ assets: [] }))).toBe('Add main.mp4 to see the layout')
    expect(previewDocument(banner({ assets: [] }))).toBeUndefined()
    const half = banner({ assets: [], html: '<p>Ride</p>' })
    expect([previewGap(half), previewDocument(half)]).toEqual([
      'Add main.mp4 to see the layout',
      expect.stringContaining('<p>Ride</p>'),
    ])
    const files = [videoAsset('a'), { ...videoAsset('b'), name: 'b.mp4' }]
    expect(previewGap(banner({ layout: null, assets: [] }))).toMatch(/^Add an image/)
    expect(previewGap(banner({ layout: null, assets: files }))).toMatch(/^Keep one image/)
    expect(previewGap(banner({ layout: null, html: '<p>Ride</p>' }))).toBeUndefined()
    for (const layout of [null, 'in-banner-video'])
      expect(previewGap(banner({ type: 'VPAID', layout, assets: [] }))).toBe('Add a video to see it')
  })

  it('keeps custom HTML unchanged, including dollar signs and head elements', () => {
    const html = "<head><title>$& $' $$</title></head>"
    expect(previewDocument(banner({ html }))).toContain(html)
  })
})
