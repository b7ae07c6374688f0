import { UNFILLED } from '../tag/tag-query.js'
import { functionText, scriptJson } from '../text/page-text.js'

/**
 * Replaces every `ins` of class `placard` on a page, later ones included, by a sandboxed frame with its banner. Can
 * run several times per page, because each `ins` is marked. Self-contained, because it is delivered as source text.
 * Its only global name is `placard`.
 */
export function showBanners(host: string, unfilled: string): void {
  const name = 'placard'
  /** MRAID, the only way to open a browser from an ad in an app. */
  const { mraid } = window as { mraid?: { open?: (url: string) => void } }
  const frames: HTMLIFrameElement[] = []
  const macro = new RegExp(unfilled, 'i')

  const query = (tag: Element): string => {
    let text = mraid?.open ? '?in_app=1' : ''
    for (const { name: attribute, value } of tag.attributes) {
      const [, key] =
        /^data-((?:click|click-kind|click-test|cb|gdpr|gdpr-consent|addtl-consent|deal|fallback|preview)|(?:app|dcm)-[\w-]+)$/.exec(
          attribute,
        ) ?? []
      if (key && value !== '' && !macro.test(value))
        text += `${text ? '&' : '?'}${key.replace(/-/g, '_')}=${encodeURIComponent(value)}`
    }
    // The platform has already encoded it, so it is used as a parameter value unchanged.
    const escaped = tag.getAttribute('data-click-escaped') ?? ''
    if (!/[?&]click=/.test(text) && /^https?%3a%2f%2f[\w%.~!*'()-]+$/i.test(escaped))
      text += `${text ? '&' : '?'}click=${escaped}`
    return text
  }
  const px = (tag: Element, side: string, otherwise: number): number => {
    const value = Number(tag.getAttribute(`data-${side}`))
    return value > 0 && value <= 8192 ? Math.round(value) : otherwise
  }
  /** Inline styles, so that page styles for frames and `ins` do not affect banners. */
  const style = (element: HTMLElement, rules: Record<string, string>) => {
    for (const rule of Object.keys(rules)) element.style.setProperty(rule, rules[rule] ?? '', 'important')
  }
  const show = (tag: HTMLElement) => {
    const liveID = tag.getAttribute('data-live-id') ?? ''
    if (tag.hasAttribute('data-placard-shown') || !/^[\w-]{1,24}$/.test(liveID)) return
    tag.setAttribute('data-placard-shown', '')
    const width = px(tag, 'width', 300)
    const height = px(tag, 'height', 250)
    const isFluid = tag.getAttribute('data-fluid') === 'true'
    style(tag, {
      display: isFluid ? 'block' : 'inline-block',
      position: 'relative',
      visibility: 'visible',
      opacity: '1',
      width: isFluid ? '100%' : `${width}px`,
      height: isFluid ? '100%' : `${height}px`,
      ...(isFluid && { 'aspect-ratio': `${width} / ${height}` }),
      'max-width': 'none',
      'max-height': 'none',
      margin: '0',
      padding: '0',
      border: '0',
      overflow: 'hidden',
      'text-decoration': 'none',
      'vertical-align': 'top',
    })
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox')
    frame.setAttribute('allow', 'autoplay')
    frame.setAttribute('scrolling', 'no')
    frame.setAttribute('title', 'Advertisement')
    style(frame, {
      display: 'block',
      position: 'static',
      visibility: 'visible',
      opacity: '1',
      width: '100%',
      height: '100%',
      'min-width': '0',
      'min-height': '0',
      'max-width': 'none',
      'max-height': 'none',
      margin: '0',
      padding: '0',
      border: '0',
      background: 'transparent',
      'color-scheme': 'normal',
      transform: 'none',
      filter: 'none',
      'pointer-events': 'auto',
    })
    frame.src = `${host}/serve/banner/${liveID}${query(tag)}`
    tag.appendChild(frame)
    frames.push(frame)
  }
  const scan = () => {
    const tags = document.getElementsByClassName(name)
    for (let index = 0; index < tags.length; index++) {
      const tag = tags[index]
      try {
        if (tag instanceof HTMLElement && tag.tagName === 'INS') show(tag)
      } catch {
        // An invalid tag must not break the others.
      }
    }
  }
  window.addEventListener('message', ({ data, source }) => {
    const url: unknown = data?.placardOpens
    if (typeof url !== 'string' || !/^https?:/i.test(url)) return
    if (frames.some(({ contentWindow }) => contentWindow === source)) mraid?.open?.(url)
  })
  scan()
  const known = Object.getOwnPropertyDescriptor(window, name)?.value as { host?: unknown } | undefined
  if (known?.host !== undefined) return
  try {
    Object.defineProperty(window, name, { configurable: true, value: { host, scan } })
  } catch {
    // Banners appear even when the page uses the global name itself.
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', scan)
  new MutationObserver(scan).observe(document.documentElement, { childList: true, subtree: true })
}

/** Returns the script that turns `ins` tags into banners. `host` is the base URL of the serving host. */
export const initScript = (host: string): string =>
  `${functionText(showBanners)}(${[host, UNFILLED.source].map(scriptJson).join(',')});\n`
