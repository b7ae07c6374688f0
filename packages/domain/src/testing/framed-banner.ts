import { type BannerParts, bannerDocument } from '../serving/banner-document.js'
import { servingUrls } from '../serving/serving-url.js'

/** A banner in a frame of its own; the frame has our origin, so that a test can look inside. */
export interface FramedBanner {
  frame: HTMLIFrameElement
  page: Document
  /** An element of the player by its name in `data-placard`. */
  part: <Part extends HTMLElement = HTMLElement>(name: string) => Part
  /** The addresses that the banner called, without our origin, in their order. */
  calls: () => string[]
}

/** URLs of a serving host on the test's own origin, which has no handlers for them. */
export const testUrls = servingUrls(`${location.origin}/host`)

/** Shows a document in a frame of this size. */
export async function frameOf(html: string, width: number, height: number): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe')
  frame.style.cssText = `border:0;width:${width}px;height:${height}px`
  frame.srcdoc = html
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
  document.body.append(frame)
  await loaded
  return frame
}

/** Shows a banner as it is served, or previewed, in a frame of its size. */
export async function showBanner(parts: BannerParts, size: { width: number; height: number } = parts.creative) {
  const frame = await frameOf(bannerDocument(parts), size.width, size.height)
  const page = frame.contentDocument
  const view = frame.contentWindow
  if (!page || !view) throw new Error('The frame is not ours to look into.')
  const banner: FramedBanner = {
    frame,
    page,
    part: <Part extends HTMLElement>(name: string) => {
      const found = page.querySelector<Part>(`[data-placard="${name}"]`)
      if (!found) throw new Error(`The banner has no ${name}.`)
      return found
    },
    calls: () =>
      view.performance
        .getEntriesByType('resource')
        .map(({ name }) => name.replace(`${location.origin}/host`, ''))
        .filter((name) => !name.startsWith('blob:')),
  }
  return banner
}
