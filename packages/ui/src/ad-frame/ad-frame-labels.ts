export const defaultLabels = {
  /** Shown without a document. */
  empty: 'Nothing to preview yet',
  /** Name of the zoom group. */
  zoom: 'Zoom',
  /** Zoom that fits the whole ad. */
  fit: 'Fit',
  /** Prefix of the size of a fluid ad. */
  fluid: 'Fluid',
  /** Pauses a document that supports it. */
  pause: 'Pause',
  /** Unloads a document that cannot pause. */
  stop: 'Stop',
  /** Resumes. */
  play: 'Play',
  /** Reloads the document. */
  replay: 'Replay',
  /** Skips the preview. */
  skip: 'Skip preview',
  /** Announced while loading. */
  loading: 'Loading preview',
  /** Shown instead of a stopped document. */
  stopped: 'Stopped',
  /** Shown instead of a document that failed to load. */
  failed: 'Couldn’t load the preview',
  /** Hint below that message. */
  failedHint: 'It took too long. Check your connection, then try again.',
  /** Retries loading. */
  retry: 'Retry',
  /** Shown instead of a document whose script never ends. */
  unresponsive: 'This ad was stopped',
  /** Hint below that message. */
  unresponsiveHint:
    'Its script doesn’t respond, so it would block the pages that show it. Correct the script, then run the ad again.',
  /** Loads such a document again. */
  runAgain: 'Run again',
}

/** Texts of an AdFrame. */
export type AdFrameLabels = typeof defaultLabels
