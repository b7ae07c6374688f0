import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { BannerServing } from '../serving/banner-document.js'
import { SERVING_EVENTS } from '../tag/serving-url.js'
import { type FramedBanner, showBanner, testUrls } from '../testing/framed-banner.js'
import { press } from '../testing/press.js'
import { publishedBanner, videoAsset } from '../testing/published-banner.js'
import { recordVideo } from '../testing/tiny-video.js'
import type { Tracker, Trackers } from '../tracker/tracker.js'

const WATCHED = ['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'] as const
const landing: Tracker = { type: 'redirect', url: 'https://landing.test/' }
const theirs = (name: string): Tracker => ({ type: 'pixel', url: `${location.origin}/host/theirs/${name}` })
let video = { url: '', duration: 0 }

beforeAll(async () => {
  video = await recordVideo(1.2)
})
afterEach(() => document.body.replaceChildren())

type Changes = Parameters<typeof publishedBanner>[0]
const creative = (changes: Changes = {}) =>
  publishedBanner({ assets: [videoAsset(video.url, video.duration)], ...changes })
const serve = (changes: Changes = {}, serving: Partial<BannerServing> = {}) =>
  showBanner({
    creative: creative(changes),
    output: 'live',
    serving: { urls: testUrls, servingID: 'serving1', ...serving },
  })
const ours = ({ calls }: FramedBanner) => calls().flatMap((call) => call.split('/serve/event/serving1/')[1] ?? [])
const called = ({ calls }: FramedBanner) => calls().flatMap((call) => call.split('/theirs/')[1] ?? [])
const ended = ({ part }: FramedBanner) =>
  expect.poll(() => part<HTMLVideoElement>('video').ended, { timeout: 5000 }).toBe(true)
/** Records the URLs that a banner opens, instead of opening windows. */
function opened({ frame }: FramedBanner): string[] {
  const addresses: string[] = []
  // After the banner's own listener, which counts no click that the ad has cancelled.
  frame.contentWindow?.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (link) addresses.push(link.getAttribute('href') ?? '')
    event.preventDefault()
  })
  return addresses
}

function askedFrom({ page }: FramedBanner): unknown[] {
  const asked: unknown[] = []
  page.defaultView!.open = (address) => {
    asked.push(address)
    return null
  }
  return asked
}

describe('served banner', () => {
  it('counts an impression when visible, and video quartiles when watched, in order and once', async () => {
    const banner = await serve({ options: { loop: 'yes' } })
    let rounds = 0
    banner.part('video').addEventListener('ended', () => (rounds += 1))
    await expect.poll(() => rounds, { timeout: 6000 }).toBe(2)
    expect(ours(banner).filter((event) => event !== 'impression')).toEqual([...WATCHED])
    expect(ours(banner).filter((event) => event === 'impression')).toHaveLength(1)
  })

  it('calls the creative’s trackers beside our own', async () => {
    const kinds = ['impression', ...WATCHED] as const
    const trackers: Trackers = {
      click: [landing, theirs('click')],
      ...Object.fromEntries(kinds.map((kind) => [kind, [theirs(kind)]])),
    }
    const banner = await serve({ trackers })
    await ended(banner)
    await expect.poll(() => called(banner).sort()).toEqual([...kinds].sort())
  })

  it('counts no quartile that was skipped', async () => {
    const banner = await serve({ options: { video_autoplay: 'no' } })
    const screen = banner.part<HTMLVideoElement>('video')
    screen.muted = true
    screen.currentTime = video.duration
    await ended(banner)
    screen.dispatchEvent(new Event('timeupdate'))
    await expect.poll(() => ours(banner)).toEqual(['impression'])
  })

  it('reports pause, resume, mute and unmute, and counts one engagement for all interactions', async () => {
    const kinds = ['pause', 'resume', 'mute', 'unmute'] as const
    const trackers = Object.fromEntries(kinds.map((kind) => [kind, [theirs(kind)]]))
    const banner = await serve({ trackers, options: { loop: 'yes' } })
    for (const [index, name] of ['toggle', 'toggle', 'sound', 'sound'].entries()) {
      await press(banner.part(name))
      await expect.poll(() => called(banner)).toEqual(['pause', 'resume', 'unmute', 'mute'].slice(0, index + 1))
    }
    expect(ours(banner).filter((event) => event === 'engagement')).toHaveLength(1)
  })

  it('opens the click URL from the whole banner and calls click trackers, without an engagement', async () => {
    const banner = await serve({ trackers: { click: [landing, theirs('click')] } })
    const addresses = opened(banner)
    const screen = banner.page.querySelector('.placard-through')!
    await press(screen)
    expect(addresses).toEqual([testUrls.click('serving1')])
    await expect.poll(() => called(banner)).toEqual(['click'])
    expect(ours(banner)).not.toContain('engagement')
    expect(screen.getAttribute('rel')).toBe('noopener')
  })

  it('counts a click itself, once, if the platform replaces our URL', async () => {
    const banner = await serve({}, { clickMacro: 'https://dsp.test/go', clickKind: 'replacement' })
    const addresses = opened(banner)
    const through = banner.page.querySelector('.placard-through')!
    for (const _ of [1, 2]) await press(through)
    await expect.poll(() => addresses).toEqual(['https://dsp.test/go', 'https://dsp.test/go'])
    await expect.poll(() => ours(banner).filter((event) => event === 'click')).toEqual(['click'])
  })

  it('passes the tag’s macro values to trackers', async () => {
    const url = `${theirs('x').url}?cb=%%CACHEBUSTER%%&gdpr=\${GDPR}&c=\${GDPR_CONSENT_42}&r=[CACHEBUSTING]`
    const trackers: Trackers = { impression: [{ type: 'pixel', url }] }
    const banner = await serve({ trackers }, { cachebuster: '7&8', gdpr: '1', gdprConsent: 'CON' })
    await expect.poll(() => called(banner)[0]).toMatch(/^x\?cb=7%268&gdpr=1&c=CON&r=\d{8}$/)
  })

  it('runs script trackers only in a frame without an origin', async () => {
    const trackers: Trackers = { impression: [{ type: 'script', url: theirs('script').url }, theirs('pixel')] }
    const banner = await serve({ trackers })
    await expect.poll(() => called(banner)).toEqual(['pixel'])
    expect(banner.page.querySelector('script[src]')).toBeNull()
  })
})

describe('banner with custom HTML', () => {
  const html = (body: string) => ({ layout: null, html: body })

  it('gets its click URL as clickTag, even if it declares its own', async () => {
    const body =
      '<script>var clickTag = "https://own.test/"</script><button onclick="document.title = clickTag">Go</button>'
    const banner = await serve(html(body), { clickMacro: 'https://dsp.test/c?adurl=' })
    await press(banner.page.querySelector('button')!)
    expect(banner.page.title).toBe(`https://dsp.test/c?adurl=${encodeURIComponent(testUrls.click('serving1'))}`)
  })

  it('leaves clicks on the background to the video behind it', async () => {
    const body = '<button style="position:absolute" onclick="open(clickTag)">Go</button>'
    const banner = await serve({ html: body })
    const asked = askedFrom(banner)
    await press(banner.part('video'))
    expect(asked).toEqual([testUrls.click('serving1')])
  })

  it('is clickable as a whole if it handles no clicks; other interactions are engagements', async () => {
    const banner = await serve(html('<button>Color</button><p style="margin:100px 0">Ride</p>'))
    const asked = askedFrom(banner)
    await press(banner.page.querySelector('button')!)
    await expect.poll(() => ours(banner)).toContain('engagement')
    expect(asked).toEqual([])
    await press(banner.page.querySelector('p')!)
    expect(asked).toEqual([testUrls.click('serving1')])
  })
})

describe('banner preview', () => {
  it.each([
    ['is one', { output: 'preview', serving: { urls: testUrls, servingID: 'serving1' } }],
    ['is served without a serving', { output: 'live' }],
  ] as const)('calls nobody when it %s, and leads to the landing page itself', async (_, how) => {
    const trackers: Trackers = {
      click: [landing, theirs('click')],
      impression: [theirs('impression')],
      start: [theirs('start')],
    }
    const banner = await showBanner({ creative: creative({ trackers }), ...how })
    const addresses = opened(banner)
    await press(banner.part('sound'))
    await press(banner.page.querySelector('.placard-through')!)
    await ended(banner)
    expect(banner.calls()).toEqual([])
    expect(addresses).toEqual([landing.url])
    expect(
      Object.keys(SERVING_EVENTS).some((event) => banner.page.documentElement.outerHTML.includes(`serving1/${event}`)),
    ).toBe(false)
  })
})
