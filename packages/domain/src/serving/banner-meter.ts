import type { TrackerKind, Trackers } from '../tracker/tracker.js'
import type { ServingEvent } from './serving-url.js'

/** Pixels, trackers and click target of a banner. */
export interface MeterSettings {
  /** Our own pixels by event; none in a preview. */
  pixels: Partial<Record<ServingEvent, string>>
  trackers: Trackers
  /** Landing page URL; empty for none. */
  click: string
  /** Clickable area besides links: everything that is not interactive, only the background, or nothing. */
  clickable: 'all' | 'ground' | 'links'
  /** True if the parent page opens windows, because frames in apps cannot. */
  isInApp: boolean
  /** Macro values for trackers. */
  macros: Record<string, string>
}

/** Counter of a banner's events. */
export interface Meter {
  happened: (kind: TrackerKind | ServingEvent) => void
}

/**
 * Counts the events of a banner, each once, and opens its landing page. Self-contained, because it is delivered as
 * source text.
 */
export function startMeter({ pixels, trackers, click, clickable, isInApp, macros }: MeterSettings): Meter {
  const repeated = ['click', 'pause', 'resume', 'mute', 'unmute']
  const told: string[] = []
  const loading: HTMLImageElement[] = []
  const openWindow = window.open.bind(window)
  const nextFrame = window.requestAnimationFrame.bind(window)
  let clicks = 0
  let clicksBefore = 0

  const filled = (url: string): string => {
    const random = String(Math.floor(10_000_000 + Math.random() * 89_999_999))
    const values: Record<string, string> = {
      '[CACHEBUSTING]': random,
      '[TIMESTAMP]': new Date().toISOString(),
      ...macros,
    }
    let text = url
    for (const macro of Object.keys(values)) text = text.split(macro).join(encodeURIComponent(values[macro] ?? ''))
    return text
  }
  const call = (url: string) => {
    const image = new Image()
    // An unreferenced image may be garbage-collected before it is requested.
    loading.push(image)
    image.src = filled(url)
  }
  const run = (url: string) => {
    // Only in a frame without an origin, which other code cannot access.
    if (window.origin !== 'null') return
    const script = document.createElement('script')
    script.async = true
    script.src = filled(url)
    document.head.append(script)
  }
  const happened: Meter['happened'] = (kind) => {
    const isFirst = !told.includes(kind)
    if (!isFirst && !repeated.includes(kind)) return
    told.push(kind)
    const ours = kind in pixels ? pixels[kind as ServingEvent] : undefined
    if (isFirst && ours) call(ours)
    for (const { type, url } of trackers[kind as TrackerKind] ?? []) {
      if (type === 'script') run(url)
      else call(url)
    }
  }
  const clicked = () => {
    clicks += 1
    happened('click')
  }

  const render = () => {
    if (document.visibilityState !== 'visible') return
    document.removeEventListener('visibilitychange', render)
    nextFrame(() => nextFrame(() => happened('impression')))
  }
  document.addEventListener('visibilitychange', render)
  render()

  // Other vendors' banners declare their own clickTag to be replaced: `var clickTag = '…'` changes nothing here.
  Object.defineProperty(window, 'clickTag', { configurable: true, get: () => click, set: () => undefined })
  window.open = (url, target, features) => {
    if (click !== '' && String(url) === click) clicked()
    if (!isInApp) return openWindow(url, target, features)
    parent.postMessage({ placardOpens: String(url) }, '*')
    return null
  }
  const onAct = (event: Event) => {
    if (!event.isTrusted) return
    const before = clicks
    clicksBefore = clicks
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isClick = event.type === 'click' && click !== '' && link?.getAttribute('href') === click
    if (isClick && !isInApp) clicked()
    if (isClick && isInApp) {
      event.preventDefault()
      window.open(click)
    }
    setTimeout(() => {
      if (clicks === before) happened('engagement')
    })
  }
  window.addEventListener('click', onAct, true)
  window.addEventListener('input', onAct, true)
  window.addEventListener('click', ({ defaultPrevented, target }) => {
    if (click === '' || defaultPrevented || clicks > clicksBefore || !(target instanceof Element)) return
    const isGround = target === document.body || target === document.documentElement
    const own = target.closest('a, button, input, select, textarea, label, summary, [onclick], video[controls]')
    if (clickable === 'all' ? !own : clickable === 'ground' && isGround) window.open(click, '_blank', 'noopener')
  })
  return { happened }
}
