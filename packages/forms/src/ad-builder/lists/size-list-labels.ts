import type { SizeProblem } from '@placard/domain/ad-builder'

/** English texts of the list of sizes. */
export const sizeListLabels = {
  sizes: 'Sizes',
  previewOf: (size: string) => `Preview of ${size}`,
  mainSize: ' · main size',
  edit: 'Edit',
  remove: (size: string) => `Remove ${size}`,
  newSizes: 'Add sizes',
  usualSizes: 'Usual sizes',
  customSize: 'Custom size',
  newWidth: 'New width',
  newHeight: 'New height',
  widthPrefix: 'W',
  heightPrefix: 'H',
  hasSize: 'The design has this size already',
  full: (max: number) => `A design has at most ${max} sizes.`,
  addSizes: (count: number) => (count === 0 ? 'Add sizes' : count === 1 ? 'Add 1 size' : `Add ${count} sizes`),
  ownChanges: (count: number) => `${count} own ${count === 1 ? 'change' : 'changes'}`,
  reset: (size: string) => `Reset changes of ${size}`,
  problemsOf: (size: string) => `Problems of ${size}`,
  problems: {
    'small-text': 'Text under 9 px',
    cut: 'Cut',
    'low-contrast': 'Contrast below 3:1',
    omitted: 'Left out',
  } satisfies Record<SizeProblem['code'], string>,
  problemOf: (problem: string, layer: string) => `${problem}: ${layer}`,
}

/** Texts of the list of sizes. */
export type SizeListLabels = typeof sizeListLabels
