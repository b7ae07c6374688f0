/** Texts of an AdFrame. */
export interface AdFrameLabels {
  /** The group of zooms. */
  zoom: string
  /** The zoom that shows all of the ad. */
  fit: string
  /** Before the size of an ad that takes the width that is there. */
  fluid: string
  /** Pauses a document that can pause. */
  pause: string
  /** Takes a document away that cannot. */
  stop: string
  /** Goes on. */
  play: string
  /** Loads the document anew. */
  replay: string
  /** Jumps over the preview. */
  skip: string
  /** While it loads. */
  loading: string
  /** Instead of a document that was stopped. */
  stopped: string
  /** Instead of a document that did not load. */
  failed: string
  /** Under it. */
  failedHint: string
  /** Loads it again. */
  retry: string
}

export const defaultLabels: AdFrameLabels = {
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
}
