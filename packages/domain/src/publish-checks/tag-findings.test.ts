import { describe, expect, it } from 'vitest'
import { publishedBanner } from '../testing/published-banner.js'
import { publishFindings } from './publish-findings.js'

/** Code, section and field of each finding. */
const places = (...[creative, context]: Parameters<typeof publishFindings>) =>
  publishFindings(creative, context).map(({ code, section, path }) => [code, section, path].join(' '))

describe('warnings about tags before publishing', () => {
  it('are macros in the tag that no source confirms', () => {
    const [macro] = publishFindings(publishedBanner({ platform: 'Quantcast' }))
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a macro, not a template.
    expect([macro?.code, macro?.message]).toEqual(['macros', expect.stringContaining('${CACHEBUSTER}')])
    const entered = { macros: { click: '[adrclickurl]', cachebuster: '[rnd]' } }
    expect(places(publishedBanner({ platform: 'AdRoll' }), entered)).toEqual(['macros tags platform'])
  })

  it('are macros that the tag lacks because they are not public and nobody entered them', () => {
    const messages = (platform: 'AdRoll' | 'Cognitiv', macros = {}) =>
      publishFindings(publishedBanner({ platform }), { macros }).map(({ code, message }) => [code, message])
    for (const platform of ['AdRoll', 'Cognitiv'] as const)
      expect(messages(platform)).toContainEqual(['macros', expect.stringMatching(/^The click macro of .* is missing/)])
    expect(JSON.stringify(messages('AdRoll', { click: '[adrclickurl]' }))).not.toContain('The click macro')
    // Players count the clicks of videos.
    const video = publishFindings(publishedBanner({ type: 'VAST', platform: 'AdRoll' }))
    expect(JSON.stringify(video)).not.toContain('The click macro')
    const settings = [{ key: 'inAppSupport' as const, value: true }]
    expect(JSON.stringify(publishFindings(publishedBanner({ platform: 'AdRoll', settings })))).toContain(
      'The app macro',
    )
  })

  it('are missing or unpublished fallbacks of creatives that need a deal', () => {
    const deal = { key: 'dealIDRequired' as const, value: true }
    const fallback = { key: 'fallbackCreative' as const, value: 'creative2' }
    const found = (...args: Parameters<typeof places>) => places(...args).filter((place) => /^fallback/.test(place))
    expect(found(publishedBanner({ settings: [deal] }))).toEqual(['fallback settings fallbackCreative'])
    const both = publishedBanner({ settings: [deal, fallback] })
    expect(found(both)).toEqual([])
    expect(found(both, { isFallbackPublished: false })).toEqual(['fallback settings fallbackCreative'])
    expect(found(publishedBanner({ settings: [fallback] }), { isFallbackPublished: false })).toEqual([])
  })

  it('are fallbacks that the tag cannot show', () => {
    const settings = [
      { key: 'dealIDRequired' as const, value: true },
      { key: 'fallbackCreative' as const, value: 'creative2' },
    ]
    const found = (type: 'Banner' | 'VAST' | 'VPAID', fallbackType: typeof type) =>
      publishFindings(publishedBanner({ type, settings }), { isFallbackPublished: true, fallbackType })
        .filter(({ code }) => code === 'fallback')
        .map(({ message }) => message)
    expect(found('VAST', 'Banner')).toEqual([
      "A Banner can't be shown by the tag of a VAST. Choose another fallback. Until then, impressions without a deal show nothing.",
    ])
    expect(found('Banner', 'VPAID')).toHaveLength(1)
    expect([found('VAST', 'VPAID'), found('VPAID', 'VAST'), found('Banner', 'Banner')].flat()).toEqual([])
  })
})
