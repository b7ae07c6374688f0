import type { LiveLayoutStyle } from '../layout/layout-html.js'

/** What an editor posts to the document of its preview. */
export type PreviewCommand =
  | { placard: 'move'; move: LiveLayoutStyle }
  | { placard: 'sound'; muted: boolean }
  /** Stops the video at this share of its length: 0 is before it plays, 1 when it has ended. */
  | { placard: 'seek'; share: number }
