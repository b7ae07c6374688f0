import { useLabels } from '@placard/ui'

/** Name of a new group, as the design contains it. */
export const GROUP_NAME = 'Group'

/**
 * English names of new layers, and of shapes and images in templates. Designs contain them, so that they are translated
 * only when they are shown.
 */
const layerNames = {
  Artboard: 'Artboard',
  Text: 'Text',
  Image: 'Image',
  Shape: 'Shape',
  Video: 'Video',
  Button: 'Button',
  Rectangle: 'Rectangle',
  Ellipse: 'Ellipse',
  [GROUP_NAME]: 'Group',
  'Large circle': 'Large circle',
  'Small circle': 'Small circle',
  Disc: 'Disc',
  Product: 'Product',
  Glow: 'Glow',
  'Date card': 'Date card',
  Blob: 'Blob',
  Phone: 'Phone',
  Sun: 'Sun',
  Hills: 'Hills',
  'Bar 1': 'Bar 1',
  'Bar 2': 'Bar 2',
  'Bar 3': 'Bar 3',
  'Bar 4': 'Bar 4',
  'Bar 5': 'Bar 5',
}

/** Names of layers by their English text. */
export type LayerNameLabels = typeof layerNames

/** Returns a function that translates names of layers and groups which no user has given. Others stay as they are. */
export function useLayerName(): (name: string) => string {
  const names: Readonly<Record<string, string>> = useLabels('layerNames', layerNames)
  return (name) => (Object.hasOwn(names, name) ? (names[name] ?? name) : name)
}
