import { takeOverExits } from '../ad-document/ad-exits.js'
import { bannerContent } from '../ad-document/banner-content.js'
import { startMeter } from '../ad-document/banner-meter.js'
import { provideExitApis } from '../ad-document/exit-apis.js'
import { type LayoutCode, pictureHtml } from '../ad-document/layout-html.js'
import { stopAfter } from '../ad-document/stop-after.js'
import { ENTRY_PAGE } from '../asset/page-archive.js'
import type { BannerCreative } from '../creative/creative.js'
import { escapeHtml, functionText } from '../text/page-text.js'
import { keepClicksLocal } from './keep-clicks-local.js'
import { measureProlog } from './page-prolog.js'
import { syncPreview } from './sync-preview.js'

/** Parameter of an HTML5 page's URL in a click test. */
export const CLICK_TEST_PARAMETER = 'placard_click_test'

/** Settings of an HTML5 page in a banner, passed in its URL. */
export interface PageSettings {
  /** URL that a click opens; empty for none. */
  click: string
  /** Other addresses that stand for `click`. */
  aliases: readonly string[]
  /** Seconds after which the page ends; 0 for never. */
  seconds: number
  /** True if the page around the ad opens windows, because frames in apps cannot. */
  isInApp: boolean
  isPreview: boolean
  /** ID of a click test, which opens no other site. */
  clickTest?: string | undefined
}

function pageAddress(
  archiveUrl: string,
  { click, aliases, seconds, isInApp, isPreview, clickTest = '' }: PageSettings,
): string {
  const others = click === '' ? [] : aliases.filter((url) => url !== click)
  const query = Object.entries({
    clickTag: click,
    placard_aliases: others.join(' '),
    placard_seconds: seconds > 0 ? String(seconds) : '',
    placard_in_app: isInApp ? '1' : '',
    placard_preview: isPreview ? '1' : '',
    [CLICK_TEST_PARAMETER]: clickTest,
  }).filter(([, value]) => value !== '')
  const text = query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  return `${archiveUrl}/${ENTRY_PAGE}${text && `?${text}`}`
}

/** Returns the code of a banner whose content is an HTML5 archive: a frame with its entry page. */
export function pageCode(creative: BannerCreative, settings: PageSettings): LayoutCode | undefined {
  const content = bannerContent(creative)
  if (content?.kind !== 'page') return undefined
  const still = pictureHtml(content.poster, '', settings.click)
  const src = escapeHtml(pageAddress(content.archive.url, settings))
  return {
    style:
      '.placard-page{display:block;width:100%;height:100%;border:0}.placard-still{position:absolute;inset:0}.placard-still *{display:block;width:100%;height:100%;object-fit:contain}',
    html: `<iframe class="placard-page" title="Advertisement" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox" allow="autoplay" scrolling="no" src="${src}"></iframe>${still && `<noscript><div class="placard-still">${still}</div></noscript>`}`,
  }
}

/** Reads the settings of an HTML5 page from its URL. Self-contained, because it is delivered as source text. */
function runPage(
  start: typeof startMeter,
  stop: typeof stopAfter,
  sync: typeof syncPreview,
  keepLocal: typeof keepClicksLocal,
  takeOver: typeof takeOverExits,
  provideApis: typeof provideExitApis,
): void {
  // As for banners: the address can have the host name of the console, and some browsers do not say how it is opened.
  if (top === window) {
    document.documentElement.remove()
    window.stop()
    return
  }
  const query = new URLSearchParams(location.search)
  const test = query.get('placard_click_test')
  const keepLinks =
    test === null ? undefined : keepLocal(location.origin, `${location.origin}/serve/click-test/hop/${test}/`)
  const click = query.get('clickTag') ?? ''
  start(
    {
      pixels: {},
      trackers: {},
      click: /^https?:/i.test(click) ? click : '',
      aliases: query.get('placard_aliases')?.split(' ') ?? [],
      clickable: 'all',
      isInApp: query.has('placard_in_app'),
      isInner: true,
      macros: {},
    },
    takeOver,
    provideApis,
  )
  keepLinks?.()
  // Before the end is set up, which hands it the function that starts the ad again.
  if (query.has('placard_preview')) sync()
  stop(Number(query.get('placard_seconds')))
}

/** Returns the script that the entry page of an HTML5 archive runs first: `clickTag`, clicks and the end of the ad. */
export const pageScript = (): string =>
  `${functionText(runPage)}(${[startMeter, stopAfter, syncPreview, keepClicksLocal, takeOverExits, provideExitApis].map(functionText).join(',')});\n`

/** Adds our script to the entry page of an HTML5 archive, before its own code and after its doctype. */
export function pageWithScript(html: string, scriptUrl: string): string {
  const ours = `<base target="_blank"><script src="${escapeHtml(scriptUrl)}"></script>`
  const end = measureProlog(html)
  return html.slice(0, end) + ours + html.slice(end)
}
