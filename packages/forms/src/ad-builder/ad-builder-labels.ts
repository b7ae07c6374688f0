/** English texts of the ad builder: its canvas, lists, files and dialogs. */
export const adBuilderLabels = {
  adBuilder: 'Ad builder',
  /** Texts of its keys in a ShortcutsDialog. */
  shortcuts: {
    undo: 'Undo',
    redo: 'Redo',
    selectAll: 'Select all layers',
    duplicate: 'Duplicate',
    group: 'Group',
    ungroup: 'Ungroup',
    remove: 'Delete',
    unselect: 'Clear selection',
    forward: 'Bring forward',
    backward: 'Send backward',
    front: 'Bring to front',
    back: 'Send to back',
    nudge: 'Move by 1 px, with Shift by 10 px',
    play: 'Play or pause',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Fit',
  },
  canvasKeys: 'Canvas, while it has focus',
  needsWiderScreen: 'Editing needs a wider screen',
  needsWiderScreenHint: 'Open this ad on a larger screen, or turn the device, to change it.',
  lists: 'Lists',
  layers: 'Layers',
  history: 'History',
  historyStart: 'Start',
  stepStatus: (step: string, past: number, future: number) =>
    `${step}. ${past} ${past === 1 ? 'step' : 'steps'}, ${future} undone.`,
  canvas: 'Canvas',
  canvasOfAd: 'Canvas of the ad',
  tooManyFiles: (max: number) => `An ad has at most ${max} images and videos. Remove some first.`,
  addFailed: (file: string) => `${file} can’t be added.`,
  uploadFailed: (file: string) => `${file} can’t be uploaded.`,
  preview: 'Preview',
  previewHint: 'The ad as it is served. Nothing here is counted.',
  previewOf: (size: string) => `Preview of ${size}`,
  size: 'Size',
  templates: 'Templates',
  templatesHint: 'A template replaces the current design. You can undo that.',
  units: { px: 'pixels', '°': 'degrees', s: 'seconds' },
}

/** Texts of the ad builder. */
export type AdBuilderLabels = typeof adBuilderLabels
