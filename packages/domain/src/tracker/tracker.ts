import * as z from 'zod'
import { repeatedTexts } from '../text/repeated-texts.js'
import { isStorable, UNSTORABLE } from '../text/stored-text.js'

/** What a tracker is told about: a click, an impression, or a point of a video. */
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

/** How a tracker is called: an image, a script, or an address that a click passes through. */
export const trackerTypeSchema = z.enum(['pixel', 'script', 'redirect'], 'Choose how it is called')

const MAX_URL_LENGTH = 2048
const MAX_TRACKERS = 50
const NO_WEB_ADDRESS = 'Fill in a web address that starts with https://'
const NO_CREDENTIALS = 'Take the user name and the password out of the address'
/** What stands before an @ of the host: browsers send it to the server, or warn of it. */
const CREDENTIALS = /^https?:\/\/[^/?#]*@/i

/** A web address as it was stored: earlier versions took more than `webUrlSchema` does. */
export const storedUrlSchema = z
  .string(NO_WEB_ADDRESS)
  .trim()
  .max(MAX_URL_LENGTH, 'The address is too long')
  .refine(isStorable, UNSTORABLE)
  .regex(/^https?:\/\/[^\s/?#"'<>\\^`{|}]+([/?#][^\s"'<>\\^`]*)?$/i, NO_WEB_ADDRESS)

/**
 * An address of the web. Macros such as `%%CACHEBUSTER%%` or `[TIMESTAMP]` may stand in it, so it is taken as text and
 * never rewritten; only its scheme and host are judged.
 */
export const webUrlSchema = storedUrlSchema.refine((url) => !CREDENTIALS.test(url), NO_CREDENTIALS)

/** One address that is called when something happens. */
export const trackerSchema = z.object({ type: trackerTypeSchema, url: webUrlSchema })
export type Tracker = z.infer<typeof trackerSchema>

const byKind = (tracker: typeof trackerSchema) =>
  z.partialRecord(z.enum(TRACKER_KINDS), z.array(tracker).max(MAX_TRACKERS, `At most ${MAX_TRACKERS} of a kind`))

/** A creative's trackers by kind. */
export const trackersSchema = byKind(trackerSchema)

/** Trackers as they were stored: what an earlier version took can still be read. */
export const storedTrackersSchema = byKind(z.object({ type: trackerTypeSchema, url: storedUrlSchema }))
export type Trackers = z.infer<typeof trackersSchema>

/** Where a click on a creative leads: the first address that clicks pass through; undefined when there is none. */
export const landingPageOf = ({ click = [] }: Trackers): string | undefined =>
  click.find(({ type }) => type === 'redirect')?.url

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
