import { type RefObject, useLayoutEffect, useState } from 'react'

/** Zoom of an ad: fit to its container but never enlarged, or a fixed scale. */
export type AdFrameZoom = 'fit' | 0.5 | 1 | 2

export interface AdFrameSizeOptions {
  width: number | undefined
  height: number | undefined
  ratio: number | undefined
  /** Height that the document requested. */
  asked: number | undefined
  zoom: AdFrameZoom
  fill: boolean
  device: 'phone' | undefined
}

/** Size in pixels of a phone's screen with its frame. */
export const PHONE = { width: 375 + 2 * 12, height: 667 + 2 * 12, frame: 12 }

export interface AdFrameSize {
  width: number
  height: number
  scale: number
  /** True if the ad takes the available width. */
  fluid: boolean
}

const DEFAULT_HEIGHT = 250
/** Maximum requested height in pixels: a taller document would push the page away. */
const MOST_ASKED = 4000

/** Computes an ad's true size and its scale in a container. */
export function adFrameSize(
  { device, ...options }: AdFrameSizeOptions,
  box: Room = { width: 0, height: 0 },
): AdFrameSize {
  if (device === undefined) return freeSize(options, box)
  const screen = { width: PHONE.width - 2 * PHONE.frame, height: PHONE.height - 2 * PHONE.frame }
  const { scale } = freeSize({ ...options, ...PHONE }, box)
  return { ...freeSize({ ...options, zoom: 1 }, screen), scale }
}

function freeSize(
  { width, height, ratio, asked, zoom, fill }: Omit<AdFrameSizeOptions, 'device'>,
  box: Room,
): AdFrameSize {
  if (width === undefined) {
    const natural =
      height ?? (ratio === undefined ? Math.min(Math.max(asked ?? DEFAULT_HEIGHT, 1), MOST_ASKED) : undefined)
    return { width: box.width, height: natural ?? Math.round(box.width / (ratio ?? 1)), scale: 1, fluid: true }
  }
  const tall = height ?? Math.round(width / (ratio ?? 1.2))
  if (zoom !== 'fit') return { width, height: tall, scale: zoom, fluid: false }
  const scale = Math.min(1, box.width / width, fill ? box.height / tall : 1)
  return { width, height: tall, scale: scale > 0 ? scale : 1, fluid: false }
}

export interface Room {
  width: number
  height: number
}

/** Returns the content size of an element in pixels; undefined until it is measured. */
export function useRoom(element: RefObject<HTMLElement | null>): Room | undefined {
  const [room, setRoom] = useState<Room>()
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    const measure = () => {
      const style = getComputedStyle(box)
      const width = box.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
      const height = box.clientHeight - Number.parseFloat(style.paddingTop) - Number.parseFloat(style.paddingBottom)
      setRoom((was) => (was?.width === width && was.height === height ? was : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [element])
  return room
}
