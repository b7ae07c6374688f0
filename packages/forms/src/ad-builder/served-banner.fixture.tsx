import { type AdDesign, builderHtml, type DesignSize } from '@placard/domain/ad-builder'
import { sampleDesign } from '@placard/domain/internal/ad-builder'
import { mount } from '@placard/ui/testing'
import { page } from 'vitest/browser'
import { ArtboardView } from './canvas/layer-view.js'

/** Difference of a color channel, from 0 to 255, up to which two pixels are the same: edges of letters vary by less. */
const SAME_CHANNEL = 40

/** Pixels of the screen for one that is compared: a compositor moves animated text by parts of a pixel, a page does not. */
const BLOCK_PX = 4

/** Loads an image of a screenshot as the mean colors of its blocks. */
async function readPixels(base64: string): Promise<ImageData> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const [width, height] = [Math.ceil(bitmap.width / BLOCK_PX), Math.ceil(bitmap.height / BLOCK_PX)]
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('There is no canvas.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  return context.getImageData(0, 0, width, height)
}

/** Takes a picture of an element. */
const takePicture = async (element: Element): Promise<ImageData> =>
  readPixels(await page.elementLocator(element).screenshot({ save: false }))

/** Returns the part of the pixels that differ between two pictures, from 0 to 1: 1 if their sizes differ. */
export function differingPart(one: ImageData, other: ImageData): number {
  if (one.width !== other.width || one.height !== other.height) return 1
  let count = 0
  for (let at = 0; at < one.data.length; at += 4)
    if (
      [0, 1, 2].some(
        (channel) => Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)) > SAME_CHANNEL,
      )
    )
      count += 1
  return count / (one.width * one.height)
}

/** Pictures of a size at a time: on the canvas and as it is served. */
interface PicturePair {
  at: number
  canvas: ImageData
  served: ImageData
}

/** Returns pictures of a size of a design at times of its animation in ms. */
export async function takePairs(design: AdDesign, size: DesignSize, times: readonly number[]): Promise<PicturePair[]> {
  const frame = document.createElement('iframe')
  frame.style.cssText = `position:fixed;inset:0 auto auto 0;border:0;width:${size.width}px;height:${size.height}px;background:#fff`
  // Without reduced motion, which the tests emulate.
  frame.srcdoc = builderHtml(design, { adSeconds: 30, sizeID: size.id }).replace(
    'prefers-reduced-motion:reduce',
    'print',
  )
  document.body.append(frame)
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  const served = frame.contentDocument
  if (!served) throw new Error('The banner has not loaded.')
  await Promise.all([...served.images].map((image) => image.decode()))
  const viewAt = (at: number) => (
    <div
      data-picture
      style={{ position: 'fixed', inset: '0 auto auto 0', width: size.width, height: size.height, background: '#fff' }}
    >
      <ArtboardView design={size.design} styles={sampleDesign(size.design, at)} at={at} />
    </div>
  )
  const { container, rerender } = await mount(viewAt(times[0] ?? 0))
  const pairs: PicturePair[] = []
  for (const at of times) {
    for (const animation of served.getAnimations()) {
      animation.pause()
      animation.currentTime = at
    }
    await rerender(viewAt(at))
    const stage = container.querySelector<HTMLElement>('[data-picture]')
    if (!stage) throw new Error('The canvas is not rendered.')
    await Promise.all([...stage.querySelectorAll('img')].map((image) => image.decode()))
    stage.style.visibility = 'hidden'
    frame.style.visibility = 'visible'
    const picture = await takePicture(frame)
    stage.style.visibility = 'visible'
    frame.style.visibility = 'hidden'
    pairs.push({ at, served: picture, canvas: await takePicture(stage) })
  }
  frame.remove()
  return pairs
}
