import * as z from 'zod'
import { repeatedTexts } from '../text/repeated-texts.js'
import { storedUrlSchema, webUrlSchema } from '../web-address/web-address.js'

/** Events that trackers are called for: a click, an impression, or a quartile of a video. */
export const TRACKER_KINDS = [
  'click',
  'impression',
  'start',
  'firstQuartile',
  'midpoint',
  'thirdQuartile',
  'complete',
  'pause',
  'resume',
  'mute',
  'unmute',
  'skip',
] as const
export type TrackerKind = (typeof TRACKER_KINDS)[number]

/** Way a tracker is called: as an image, a script, or a redirect of the click. */
export const trackerTypeSchema = z.enum(['pixel', 'script', 'redirect'], 'Choose how it is called')

const MAX_TRACKERS = 50

/** URL that is called on an event. */
export const trackerSchema = z.object({ type: trackerTypeSchema, url: webUrlSchema })
export type Tracker = z.infer<typeof trackerSchema>

const byKind = (tracker: typeof trackerSchema) =>
  z.partialRecord(z.enum(TRACKER_KINDS), z.array(tracker).max(MAX_TRACKERS, `At most ${MAX_TRACKERS} of a kind`))

/** A creative's trackers by kind. */
export const trackersSchema = byKind(trackerSchema)

/** Schema of stored trackers: those that earlier versions accepted can still be read. */
export const storedTrackersSchema = byKind(z.object({ type: trackerTypeSchema, url: storedUrlSchema }))
export type Trackers = z.infer<typeof trackersSchema>

/** Returns the landing page of a creative: the first redirect of its clicks; undefined if there is none. */
export const findLandingPage = ({ click = [] }: Trackers): string | undefined =>
  click.find(({ type }) => type === 'redirect')?.url

/** Labels of the tracker kinds. */
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

/** Hints about the event of each kind. */
export const TRACKER_KIND_HINTS: Readonly<Record<TrackerKind, string>> = {
  click: 'The first redirect is the landing page.',
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

/** Labels of the tracker types. */
export const TRACKER_TYPE_LABELS: Readonly<Record<Tracker['type'], string>> = {
  redirect: 'Redirect',
  pixel: 'Pixel',
  script: 'Script',
}

/** Indexes of repeated trackers (same URL and type), each with the index of its first occurrence. */
export const repeatedTrackers = (trackers: readonly { type: string; url: string }[]): Map<number, number> =>
  repeatedTexts(trackers.map(({ type, url }) => (url.trim() === '' ? '' : `${type} ${url.trim()}`)))
