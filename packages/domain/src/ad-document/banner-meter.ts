import type { ServingEvent } from '../tag/serving-url.js'
import type { TrackerKind, Trackers } from '../tracker/tracker.js'
import type { takeOverExits } from './ad-exits.js'
import type { provideExitApis } from './exit-apis.js'

/** Pixels, trackers and click target of a banner. */
export interface MeterSettings {
  /** Our own pixels by event; none in a preview. */
  pixels: Partial<Record<ServingEvent, string>>
  trackers: Trackers
  /** URL that a click opens; empty for none. */
  click: string
  /** Other addresses that stand for `click`: the landing page, and what the ad declares as its click tag. */
  aliases: readonly string[]
  /** Clickable area besides links: everything that is not interactive, only the background, or nothing. */
  clickable: 'all' | 'ground' | 'links'
  /** True if the parent page opens windows, because frames in apps cannot. */
  isInApp: boolean
  /** True for a page inside a banner, which reports to the banner instead of counting. @default false */
  isInner?: boolean
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
export function startMeter(
  { pixels, trackers, click, aliases, clickable, isInApp, isInner, macros }: MeterSettings,
  takeOver: typeof takeOverExits,
  provideApis?: typeof provideExitApis,
): Meter {
  const repeated = ['click', 'pause', 'resume', 'mute', 'unmute']
  const told: string[] = []
  const loading: HTMLImageElement[] = []
  const nextFrame = window.requestAnimationFrame.bind(window)
  let opened = 0

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
    if (isInner) {
      parent.postMessage({ placardHappened: kind }, '*')
      return
    }
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

  const render = () => {
    if (document.visibilityState !== 'visible') return
    document.removeEventListener('visibilitychange', render)
    nextFrame(() => nextFrame(() => happened('impression')))
  }
  document.addEventListener('visibilitychange', render)
  render()

  const exits = takeOver({ click, aliases, isInApp }, (isClick) => {
    opened += 1
    happened(isClick ? 'click' : 'engagement')
  })
  provideApis?.((url) => window.open(url ?? click))
  const onAct = (event: Event) => {
    if (!event.isTrusted) return
    const before = opened
    setTimeout(() => {
      if (opened === before) happened('engagement')
    })
  }
  window.addEventListener('click', onAct, true)
  window.addEventListener('input', onAct, true)
  window.addEventListener('click', (event) => {
    const { target } = event
    if (click === '' || event.defaultPrevented || exits.hasOpened() || !(target instanceof Element)) return
    const isGround = target === document.body || target === document.documentElement
    const own = event
      .composedPath()
      .some(
        (node) =>
          node instanceof Element &&
          node.matches('a, area, button, input, select, textarea, label, summary, [onclick], video[controls]'),
      )
    const isClickable = clickable === 'all' && !exits.usesClickTag() ? !own : clickable === 'ground' && isGround
    if (isClickable) window.open(click, '_blank', 'noopener')
  })
  // Only a viewer's act in the inner page counts.
  window.addEventListener('message', ({ data, source }) => {
    const page = document.querySelector<HTMLIFrameElement>('.placard-page')
    if (!page || source !== page.contentWindow || typeof data !== 'object' || data === null) return
    const { userActivation } = navigator
    // The window that a click opens has ended the activation of all frames.
    if (data.placardHappened === 'click' && (userActivation?.hasBeenActive ?? true)) happened('click')
    if (userActivation && !userActivation.isActive) return
    if (data.placardHappened === 'engagement') happened('engagement')
    if (isInApp && typeof data.placardOpens === 'string') parent.postMessage({ placardOpens: data.placardOpens }, '*')
  })
  return { happened }
}
