import { cdp } from 'vitest/browser'
import { type BannerParts, bannerDocument } from '../serving/banner-document.js'
import { servingUrls } from '../tag/serving-url.js'

/** Banner in a frame with our origin, so that tests can inspect it. */
export interface FramedBanner {
  frame: HTMLIFrameElement
  page: Document
  /** Element of the player by its name in `data-placard`. */
  part: <Part extends HTMLElement = HTMLElement>(name: string) => Part
  /** URLs that the banner requested, without our origin, in order. */
  calls: () => string[]
}

/** URLs of a serving host on the test's own origin, which has no handlers for them. */
export const testUrls = servingUrls(`${location.origin}/host`)

type Motion = 'reduce' | 'no-preference'

interface MediaSession {
  send: (method: 'Emulation.setEmulatedMedia', given: { features: { name: string; value: Motion }[] }) => Promise<void>
}

const emulateMotion = (value: Motion) =>
  (cdp() as unknown as MediaSession).send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  })

/** Renders a document in a frame of this size, for a viewer who accepts motion unless told otherwise. */
export async function renderFrame(
  html: string,
  width: number,
  height: number,
  motion: Motion = 'no-preference',
): Promise<HTMLIFrameElement> {
  await emulateMotion(motion)
  const frame = document.createElement('iframe')
  frame.style.cssText = `border:0;width:${width}px;height:${height}px`
  frame.srcdoc = html
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
  document.body.append(frame)
  await loaded
  await emulateMotion('reduce')
  return frame
}

/** Renders a banner as served or previewed, in a frame of its size. */
export async function showBanner(
  parts: BannerParts,
  size: { width: number; height: number } = parts.creative,
  motion?: Motion,
) {
  const frame = await renderFrame(bannerDocument(parts), size.width, size.height, motion)
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
