/** English texts of the list of sizes. */
export const sizeListLabels = {
  sizes: 'Sizes',
  previewOf: (size: string) => `Preview of ${size}`,
  mainSize: ' · main size',
  edit: 'Edit',
  remove: (size: string) => `Remove ${size}`,
  newSize: 'New size',
  hasSize: 'The design has this size already',
  customSize: 'Custom size',
  newWidth: 'New width',
  newHeight: 'New height',
  widthPrefix: 'W',
  heightPrefix: 'H',
  addSize: 'Add size',
}

/** Texts of the list of sizes. */
export type SizeListLabels = typeof sizeListLabels
