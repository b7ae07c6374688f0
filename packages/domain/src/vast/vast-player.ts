import * as z from 'zod'
import { type VastTexts, vastTexts } from './vast-texts.js'

/** Path of the page that plays VAST in a sandbox, on the API host. */
export const VAST_PLAYER_PATH = '/serve/player'

/** Message that starts the player's page: the URL of a document, or its text. */
export type VastPlayerCommand = { vastPlayer: 'play'; url: string } | { vastPlayer: 'play'; xml: string }

/** Message of the player's page about what the player does. */
export const vastPlayerMessageSchema = z.discriminatedUnion('vastPlayer', [
  /** The player has read the documents and found an ad. */
  z.object({ vastPlayer: z.literal('loaded') }),
  /** The player calls a tracker, which the page doesn't send. */
  z.object({ vastPlayer: z.literal('tracker'), event: z.string().max(60), url: z.string().max(10_000) }),
  /** The player opens the landing page, which the page doesn't. */
  z.object({ vastPlayer: z.literal('click'), url: z.string().max(10_000) }),
  /** The player reports an error by its VAST code. */
  z.object({ vastPlayer: z.literal('error'), code: z.number().int() }),
  /** The page blocked a document, video or script of another host. */
  z.object({ vastPlayer: z.literal('blocked'), url: z.string().max(10_000) }),
  z.object({ vastPlayer: z.literal('ended') }),
])
export type VastPlayerMessage = z.infer<typeof vastPlayerMessageSchema>

/** VAST error codes in plain words. */
const ERROR_TEXTS: Readonly<Record<number, string>> = {
  100: 'The document is not valid XML.',
  101: 'The document is not VAST that the player understands, or it could not be loaded.',
  102: 'The player does not support this VAST version.',
  200: 'The ad is of a type that the player did not expect.',
  201: 'The ad is not linear: the player expects a video.',
  202: 'The duration of the ad is not what the player expects.',
  203: 'The size of the ad is not what the player expects.',
  300: 'A wrapper could not be followed.',
  301: 'The document of a wrapper did not arrive in time, or its host refuses other pages.',
  302: 'There are too many wrappers.',
  303: 'A wrapper leads to no ad.',
  400: 'The video could not be played.',
  401: 'The video was not found at its URL.',
  402: 'The video did not arrive in time.',
  403: 'No media file is in a format that the player supports, or the VPAID unit could not be loaded.',
  405: 'The video was found, but the browser cannot play it. Encode it as MP4 with H.264 and AAC.',
  900: 'The player found nothing to play.',
  901: 'The VPAID unit failed or did not answer in time.',
}

/** Explains a VAST error code. */
export const vastErrorText = (code: number): string =>
  ERROR_TEXTS[code] ?? 'The player stopped for a reason that it does not explain.'

/** Explains why a document, video or script of another host is not loaded by the player's page. */
export const vastBlockedText = (url: string, texts: VastTexts = vastTexts): string =>
  texts.blocked(URL.canParse(url) ? new URL(url).host : url)
