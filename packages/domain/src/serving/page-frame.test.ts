import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { servingUrls } from '../tag/serving-url.js'
import { imageAsset, publishedBanner } from '../testing/published-banner.js'
import { bannerDocument } from './banner-document.js'
import { pageScript, pageWithScript } from './page-frame.js'
import { bannerPreview } from './preview-document.js'

const archive = {
  ...imageAsset('https://ads.test/files/k.zip', 'banner.zip'),
  uploadType: 'archive' as const,
  exits: [
    { file: 'index.html', line: 1, url: 'https://tag.test/', isClickTag: true },
    { file: 'index.html', line: 2, url: 'https://own.test/', isClickTag: false },
  ],
}
const urls = servingUrls('https://ads.test')
const creative = (options = {}) => publishedBanner({ layout: null, assets: [archive], options })
const frameIn = (text: string) => {
  const [, src = ''] = /<iframe class="placard-page"[^>]* src="([^"]*)"/.exec(text) ?? []
  const url = new URL(src.replaceAll('&amp;', '&'))
  return [url.origin + url.pathname, Object.fromEntries(url.searchParams)]
}

describe('a banner with an HTML5 archive', () => {
  it('frames its entry page with the counted click URL and the duration of the ad', () => {
    const serving = { urls, servingID: 's1', clickMacro: 'https://dsp.test/c?u=', isInApp: true }
    expect(frameIn(bannerDocument({ creative: creative(), output: 'live', serving }))).toEqual([
      'https://ads.test/files/k.zip/index.html',
      {
        clickTag: `https://dsp.test/c?u=${encodeURIComponent(urls.click('s1'))}`,
        placard_aliases: 'https://landing.test/ https://tag.test/',
        placard_seconds: '30',
        placard_in_app: '1',
      },
    ])
  })

  it('leads to the landing page in a preview, and ends there only if it has a duration', () => {
    const clickTag = 'https://landing.test/'
    expect(frameIn(bannerPreview(creative()))[1]).toMatchObject({ placard_seconds: '30' })
    expect(frameIn(bannerPreview(creative({ ad_duration: 0 })))[1]).toEqual({
      clickTag,
      placard_aliases: 'https://tag.test/',
      placard_preview: '1',
    })
    expect(frameIn(bannerPreview(creative({ ad_duration: 5 })))[1]).toMatchObject({ placard_seconds: '5' })
  })
})

describe('entry page', () => {
  const script = '<base target="_blank"><script src="https://ads.test/serve/page.js"></script>'
  it.each([
    ['', ''],
    ['<!doctype html>', '<html><head><meta charset="utf-8"></head></html>'],
    ['\uFEFF <!-- <head> -->\n<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN">', '\n<p>x'],
    ['', '<html><head></head></html>'],
  ])('%j stays before our script, %j after it', (prolog, rest) => {
    expect(pageWithScript(prolog + rest, urls.page)).toBe(prolog + script + rest)
  })

  it('keeps every page complete', () => {
    fc.assert(
      fc.property(fc.string(), (html) => {
        expect(pageWithScript(html, urls.page).replace(script, '')).toBe(html)
      }),
    )
  })

  it('runs a script without helpers of a build tool', () => {
    expect(() => new Function(pageScript())).not.toThrow()
    expect(pageScript()).not.toMatch(/__name|__vite|__vi_|import_|_jsx|__cov|require\(/)
  })
})
