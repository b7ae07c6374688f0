import { repeatedTexts } from '../text/repeated-texts.js'
import type { Tracker, TrackerKind } from './tracker.js'

/** The names of the moments that a tracker can be told about. */
export const TRACKER_KIND_LABELS: Readonly<Record<TrackerKind, string>> = {
  click: 'Click',
  impression: 'Impression',
  start: 'Start',
  firstQuartile: 'First quartile',
  midpoint: 'Midpoint',
  thirdQuartile: 'Third quartile',
  complete: 'Complete',
  pause: 'Pause',
  resume: 'Resume',
  mute: 'Mute',
  unmute: 'Unmute',
  skip: 'Skip',
}

/** When the trackers of a kind are called, in a line. */
export const TRACKER_KIND_HINTS: Readonly<Record<TrackerKind, string>> = {
  click: 'The first redirect is where a click leads.',
  impression: 'Once, when the creative comes into sight.',
  start: 'The video begins to play.',
  firstQuartile: 'A quarter of the video was played.',
  midpoint: 'Half of the video was played.',
  thirdQuartile: 'Three quarters of the video were played.',
  complete: 'The video was played to its end.',
  pause: 'The viewer pauses the video.',
  resume: 'The viewer goes on after a pause.',
  mute: 'The viewer turns the sound off.',
  unmute: 'The viewer turns the sound on.',
  skip: 'The viewer skips the video.',
}

/** The names of the ways in which a tracker is called. */
export const TRACKER_TYPE_LABELS: Readonly<Record<Tracker['type'], string>> = {
  redirect: 'Redirect',
  pixel: 'Pixel',
  script: 'Script',
}

/** Of each tracker that stands in the list before already, same address and same type: its place and that of the first. */
export const repeatedTrackers = (trackers: readonly { type: string; url: string }[]): Map<number, number> =>
  repeatedTexts(trackers.map(({ type, url }) => (url.trim() === '' ? '' : `${type} ${url.trim()}`)))
