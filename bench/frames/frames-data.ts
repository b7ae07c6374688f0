export const LAYER_COUNT = 200
export const FILE_COUNT = 100_000

/** The box of a layer in an artboard of 600 by 400 px. */
export const layerBox = (index: number) => ({
  x: (index % 20) * 29,
  y: Math.floor(index / 20) * 38,
  width: 24,
  height: 24,
})

/** Sizes of the ad besides its own. */
export const SIZES = [
  [300, 250],
  [728, 90],
  [320, 50],
  [160, 600],
  [300, 600],
  [970, 250],
  [336, 280],
  [468, 60],
  [250, 250],
  [320, 100],
] as const

/** The layer that is dragged. */
export const DRAGGED = 105

/** A file of the folder. */
export const fileAt = (index: number) => ({
  id: `creative ${index}.jpg`,
  name: `creative ${index}.jpg`,
  kind: 'file' as const,
  size: 1000 + ((index * 7919) % 900_000),
  modified: Date.UTC(2025, 9, 1 + (index % 28), 9, 30),
})
