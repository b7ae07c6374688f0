import { creativeSize } from '../creative/creative.js'
import { MAX_ASSET_BYTES } from './asset.js'
import type { MediaMetadata } from './asset-check.js'

const SPACE = '\u00a0'

/** How large a file may be, as refusals write it. */
export const MAX_ASSET_SIZE_TEXT = `${MAX_ASSET_BYTES / 1024 ** 2}${SPACE}MB`

/** A length as players show it: 0:06, 1:05, 1:00:00. Less than a second is 0:01: nothing is no length. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(seconds > 0 ? 1 : 0, Math.round(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** A length as it is said: "6 s", "1 min 5 s". */
export function durationLabel(seconds: number): string {
  const whole = Math.max(seconds > 0 ? 1 : 0, Math.round(seconds))
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60]
  return [minutes > 0 && `${minutes}${SPACE}min`, (rest > 0 || minutes === 0) && `${rest}${SPACE}s`]
    .filter(Boolean)
    .join(' ')
}

/** The facts of an asset in their order, each as it is shown: 1920x1080, 0:15. */
export function formatMediaMetadata({ width, height, duration }: MediaMetadata): string[] {
  const size = width !== null && height !== null ? creativeSize(width, height) : undefined
  return [size, duration === null ? undefined : formatDuration(duration)].filter((text) => text !== undefined)
}
