import type { TrackerKind, Trackers } from '../tracker/tracker.js'
import type { ServingEvent } from './serving-url.js'

/** What a banner counts, and where a click on it leads. */
export interface MeterSettings {
  /** Our own pixels by event; none in a preview. */
  pixels: Partial<Record<ServingEvent, string>>
  trackers: Trackers
  /** The address that a click opens; empty for none. */
  click: string
  /** Where a click opens it besides on links to it: on whatever is not interactive itself, on the mere ground, nowhere. */
  clickable: 'all' | 'ground' | 'links'
  /** Whether the page opens windows for us, as a frame in an app cannot. */
  isInApp: boolean
  /** What the macros in trackers stand for. */
  macros: Record<string, string>
}

/** Told what happens in a banner. */
export interface Meter {
  happened: (kind: TrackerKind | ServingEvent) => void
}

/** Counts what happens in a banner, each event once, and leads clicks on. Delivered as text: it stands for itself. */
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
    // A browser may drop an image that nobody holds before it was asked for.
    loading.push(image)
    image.src = filled(url)
  }
  const run = (url: string) => {
    // Only where the code of others reaches nothing: in a frame without an origin.
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

  // Banners of other houses declare a clickTag of their own to be replaced: `var clickTag = '…'` changes nothing here.
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
