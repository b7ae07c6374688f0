/** English texts of the list of layers. */
export const layerListLabels = {
  layers: 'Layers',
  empty: 'Add a text, image, shape or button, or start from a template.',
  newNameOf: (name: string) => `New name of ${name}`,
  rename: (name: string) => `Rename ${name}`,
  hide: (name: string) => `Hide ${name}`,
  expand: (name: string) => `Unfold ${name}`,
  collapse: (name: string) => `Fold ${name}`,
  lock: (name: string) => `Lock ${name}`,
}

/** Texts of the list of layers. */
export type LayerListLabels = typeof layerListLabels
