import { describe, expect, it } from 'vitest'
import { servingUrls } from '../tag/serving-url.js'
import { imageAsset, publishedBanner, videoAsset } from '../testing/published-banner.js'
import { bannerDocument, clickAddress } from './banner-document.js'
import { initScript } from './init-script.js'
import { bannerPreview, previewDocument } from './preview-document.js'
import { vpaidUnit } from './vpaid-unit.js'

const serving = { urls: servingUrls('https://ads.test'), servingID: 's1' }
const live = (changes: Parameters<typeof publishedBanner>[0] = {}) =>
  bannerDocument({ creative: publishedBanner(changes), output: 'live', serving })
const preview = (changes: Parameters<typeof publishedBanner>[0] = {}) =>
  bannerDocument({ creative: publishedBanner(changes), output: 'preview' })
const LANDING = 'https://landing.test/'
const OWN = '<h1>Ride</h1>'

describe('bannerDocument', () => {
  it('contains its layout only if all required assets exist', () => {
    expect(live()).toContain('data-placard="video" src="https://files.test/main.mp4"')
    const [asset] = publishedBanner().assets
    for (const changes of [{ assets: [] }, { assets: [{ ...asset!, name: 'other.mp4' }] }, { layout: 'gone' }]) {
      expect(live(changes)).not.toContain('placard-stage')
      expect(live({ ...changes, html: OWN })).toContain(OWN)
    }
  })

  it('contains the creative’s own HTML unchanged, after all of our code', () => {
    const html = '<!doctype html><html><head><title>x</title></head><body><!-- <textarea>'
    expect(live({ html }).split(html)[1]).toBe('\n</body></html>\n')
    expect(live({ html }).indexOf(html)).toBeGreaterThan(live({ html }).indexOf('data-placard="video"'))
  })

  it('ends after its duration: always live, in a preview unless it is 0', () => {
    const ends = (text: string) => /animationPlayState|animation-play-state/.test(text)
    expect(ends(live())).toBe(true)
    expect(ends(live({ options: { ad_duration: 0 } }))).toBe(true)
    expect(preview()).toContain('(30)')
    expect(ends(preview({ options: { ad_duration: 0 } }))).toBe(false)
    expect(ends(preview({ options: { ad_duration: 15 } }))).toBe(true)
    expect(preview({ options: { ad_duration: 15 } })).toContain('(15)')
    expect(live()).toContain('(30)')
  })

  it('has no URLs to call in a preview', () => {
    const trackers = { impression: [{ type: 'pixel' as const, url: 'https://theirs.test/p' }] }
    expect(live({ trackers })).toContain('https://theirs.test/p')
    expect(live({ trackers })).toContain('/serve/event/s1/impression')
    for (const text of [
      preview({ trackers }),
      bannerDocument({ creative: publishedBanner({ trackers }), output: 'live' }),
    ])
      expect(text).not.toMatch(/theirs\.test|serve\/event/)
  })

  it('uses defaults for invalid options', () => {
    const text = live({ options: { buttons_sizes: 9999, buttons_position: '"><script>', loop: 'yes' } })
    expect(text).toContain('--placard-scale:1;')
    expect(text).toContain('data-position="bottom over"')
    expect(text).toContain('"loop":true')
  })

  it.each([
    ['In-Banner Video', { options: { ad_duration: 15, loop: 'yes', buttons_position: 'top above' } }],
    ['Image banner', { layout: 'image-banner', assets: [imageAsset('https://files.test/main.png')] }],
    [
      'Video with end card',
      { layout: 'video-with-end-card', assets: [videoAsset('x'), imageAsset('y', 'end-card.png')], html: OWN },
    ],
    ['an image without a layout', { layout: null, assets: [imageAsset('https://files.test/a.gif', 'a.gif')] }],
    ['custom HTML', { layout: null, html: OWN, assets: [] }],
  ])('is the same text in a preview and served, except for counters: %s', (_, changes) => {
    const ad = { ...changes, options: { ad_duration: 15, ...('options' in changes ? changes.options : {}) } }
    const withoutCounters = (text: string) =>
      text.replace(/const meter=.*?\(\{"pixels".*?\}\);/s, '').replaceAll(clickAddress(serving), LANDING)
    expect(withoutCounters(live(ad))).toBe(withoutCounters(preview(ad)))
    // The preview of the editor and of the server add only their messages.
    const [, messages = ''] =
      /(<script>\(function syncPreview.*?<\/script>)<\/head>/s.exec(bannerPreview(publishedBanner(ad))) ?? []
    expect(bannerPreview(publishedBanner(ad)).replace(messages, '')).toBe(preview(ad))
    expect(previewDocument(publishedBanner(ad))).toBe(bannerPreview(publishedBanner(ad)))
    expect(messages).not.toBe('')
  })

  it('executes nothing in its URLs', () => {
    const url = 'https://theirs.test/p'
    const attack = '</script><script>ran()</script>'
    const trackers = { impression: [{ type: 'pixel' as const, url: url + attack }] }
    const text = live({ trackers, assets: publishedBanner().assets.map((asset) => ({ ...asset, url: `x"${attack}` })) })
    expect(text.match(/<script/g)).toHaveLength(1)
    expect(text.match(/<\/script/g)).toHaveLength(1)
  })
})

it('delivers self-contained functions without helpers of a build tool', () => {
  for (const text of [
    live(),
    live({ layout: 'video-with-end-card', assets: [videoAsset('x'), imageAsset('y', 'end-card.png')] }),
    initScript('https://ads.test'),
    vpaidUnit(),
  ]) {
    expect(text).not.toMatch(/__name|__vite|__vi_|import_|_jsx|__cov|require\(/)
    const [, script = text] = /<script>(.*)<\/script>/s.exec(text) ?? []
    expect(() => new Function(script)).not.toThrow()
  }
})
