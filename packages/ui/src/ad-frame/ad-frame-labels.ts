/** Texts of an AdFrame. */
export interface AdFrameLabels {
  /** Shown without a document. */
  empty: string
  /** Name of the zoom group. */
  zoom: string
  /** Zoom that fits the whole ad. */
  fit: string
  /** Prefix of the size of a fluid ad. */
  fluid: string
  /** Pauses a document that supports it. */
  pause: string
  /** Unloads a document that cannot pause. */
  stop: string
  /** Resumes. */
  play: string
  /** Reloads the document. */
  replay: string
  /** Skips the preview. */
  skip: string
  /** Announced while loading. */
  loading: string
  /** Shown instead of a stopped document. */
  stopped: string
  /** Shown instead of a document that failed to load. */
  failed: string
  /** Hint below that message. */
  failedHint: string
  /** Retries loading. */
  retry: string
  /** Shown instead of a document whose script never ends. */
  unresponsive: string
  /** Hint below that message. */
  unresponsiveHint: string
  /** Loads such a document again. */
  runAgain: string
}

export const defaultLabels: AdFrameLabels = {
  empty: 'Nothing to preview yet',
  zoom: 'Zoom',
  fit: 'Fit',
  fluid: 'Fluid',
  pause: 'Pause',
  stop: 'Stop',
  play: 'Play',
  replay: 'Replay',
  skip: 'Skip preview',
  loading: 'Loading preview',
  stopped: 'Stopped',
  failed: 'Couldn’t load the preview',
  failedHint: 'It took too long. Check your connection, then try again.',
  retry: 'Retry',
  unresponsive: 'This ad was stopped',
  unresponsiveHint:
    'Its script doesn’t respond, so it would block the pages that show it. Correct the script, then run the ad again.',
  runAgain: 'Run again',
}
