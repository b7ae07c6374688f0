import { takeOverExits } from '../ad-document/ad-exits.js'
import { type MeterSettings, startMeter } from '../ad-document/banner-meter.js'
import { showEndCard } from '../ad-document/end-card.js'
import { provideExitApis } from '../ad-document/exit-apis.js'
import { layoutCode, storedLayoutOptions } from '../ad-document/layout-html.js'
import { stopAfter } from '../ad-document/stop-after.js'
import { playVideo } from '../ad-document/video-player.js'
import type { BannerCreative } from '../creative/creative.js'
import { findLayout, GLOBAL_LAYOUT } from '../layout/layout.js'
import { includesGlobalModules, type LayoutOutput, shownLayoutOptions } from '../layout/layout-options.js'
import { hopUrl } from '../tag/click-trail.js'
import { SERVING_EVENTS, type ServingEvent, type ServingUrls } from '../tag/serving-url.js'
import type { TagClick, TagValues } from '../tag/tag-query.js'
import { bannerMacros } from '../tag/tracker-macros.js'
import { functionText, scriptJson } from '../text/page-text.js'
import { findLandingPage } from '../tracker/tracker.js'
import { exitAliases } from './exit-aliases.js'
import { keepClicksLocal } from './keep-clicks-local.js'
import { pageCode } from './page-frame.js'

/** Serving of a banner: its id, the URLs that count it, and the values of its tag. */
export interface BannerServing extends TagClick, TagValues {
  urls: ServingUrls
  servingID: string
}

/** Click test of a banner, which counts nothing and opens no other site. */
export interface BannerClickTest {
  /** ID of the test. */
  test: string
  /** Base URL of the serving host, without a trailing slash. */
  servingHost: string
}

/** Input of a banner document. Nothing is counted in a preview, in a click test or without `serving`. */
export interface BannerParts {
  creative: BannerCreative
  output: LayoutOutput
  serving?: BannerServing | undefined
  clickTest?: BannerClickTest | undefined
}

/**
 * URL that a click on a counted banner opens. A prefix is followed by our own URL, encoded after '='; a replacement is
 * used as it is.
 */
export function clickAddress({ urls, servingID, clickMacro, clickKind }: BannerServing): string {
  const own = urls.click(servingID)
  if (!clickMacro) return own
  if (clickKind === 'replacement') return clickMacro
  return clickMacro + (clickMacro.endsWith('=') ? encodeURIComponent(own) : own)
}

function meterSettings({ creative, output, serving, clickTest }: BannerParts): MeterSettings {
  const landing = findLandingPage(creative.trackers) ?? ''
  const clickable: MeterSettings['clickable'] = !/clickTag/i.test(creative.html)
    ? 'all'
    : findLayout(creative.layout)
      ? 'ground'
      : 'links'
  const uncounted = { pixels: {}, trackers: {}, aliases: exitAliases(creative), clickable, isInApp: false, macros: {} }
  if (output === 'preview' || !serving) return { ...uncounted, click: landing }
  if (clickTest) return { ...uncounted, click: landing ? clickAddress(serving) : '' }
  const isReplaced = serving.clickKind === 'replacement' && serving.clickMacro !== undefined
  const events = (Object.keys(SERVING_EVENTS) as ServingEvent[]).filter((event) => event !== 'click' || isReplaced)
  const { click = [], ...trackers } = creative.trackers
  return {
    ...uncounted,
    pixels: Object.fromEntries(events.map((event) => [event, serving.urls.event(serving.servingID, event)])),
    trackers: { ...trackers, click: click.filter(({ type }) => type !== 'redirect') },
    click: landing || isReplaced ? clickAddress(serving) : '',
    isInApp: serving.isInApp ?? false,
    macros: bannerMacros(creative, serving),
  }
}

/**
 * Ends a page that is opened by itself, before the creative's own code: its address can have the host name of the
 * console, and some browsers do not say how a page is opened.
 */
const END_UNFRAMED = 'if(top===window){document.documentElement.remove();return stop()}'

const PAGE_STYLE = 'html,body{margin:0;padding:0;height:100%;overflow:hidden}'

/**
 * Builds the HTML document of a banner: the code of its layout when all required assets exist, the code that counts and
 * ends it, and the creative's own HTML. The document must be framed without an origin. A preview differs from the
 * served document only by its counters.
 */
export function bannerDocument(parts: BannerParts): string {
  const { creative, output, clickTest } = parts
  const settings = meterSettings(parts)
  const shown = shownLayoutOptions(storedLayoutOptions(creative), GLOBAL_LAYOUT)
  const seconds = includesGlobalModules(output, shown) ? Number(shown.ad_duration) : undefined
  const { click, aliases, isInApp } = settings
  const page = {
    click,
    aliases,
    isInApp,
    seconds: seconds ?? 0,
    isPreview: output === 'preview',
    clickTest: clickTest?.test,
  }
  const layout = layoutCode(creative, click) ?? pageCode(creative, page)
  const hosts = clickTest && [clickTest.servingHost, hopUrl(clickTest.servingHost, clickTest.test)]
  // Only the creative's own HTML can be made for another ad server.
  const apis = creative.html.trim() === '' ? [] : [functionText(provideExitApis)]
  const script = [
    // First, because the meter keeps the page's window.open.
    hosts && `const keepLinks=${functionText(keepClicksLocal)}(${hosts.map(scriptJson).join(',')})`,
    `const meter=${functionText(startMeter)}(${[scriptJson(settings), functionText(takeOverExits), ...apis].join(',')})`,
    // Last, because the meter can lead a link to another address.
    hosts && 'keepLinks()',
    seconds !== undefined && `${functionText(stopAfter)}(${seconds})`,
    layout?.player && `${functionText(playVideo)}(${scriptJson(layout.player)},meter)`,
    layout?.endCard && `${functionText(showEndCard)}(${scriptJson(layout.endCard)})`,
  ].filter(Boolean)
  const ground = layout?.player && creative.html.trim() === '' ? 'body{background:#000}' : ''
  // The creative's HTML comes last, so that its unclosed elements cannot swallow ours.
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Advertisement</title><meta name="viewport" content="width=device-width,initial-scale=1"><base target="_blank"><style>${PAGE_STYLE}${ground}${layout?.style ?? ''}</style></head><body>${layout?.html ?? ''}<script>(()=>{${[END_UNFRAMED, ...script].join(';')}})()</script>
${creative.html}
</body></html>
`
}
