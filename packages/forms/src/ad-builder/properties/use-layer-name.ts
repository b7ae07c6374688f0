import { contentName, isNamed, type Layer } from '@placard/domain/ad-builder'
import { useLabels } from '@placard/ui'
import { useBuilder } from '../builder-context.js'

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

/**
 * Returns a function that names layers and groups: by the name that a user gave them, otherwise by their content. Names that
 * no user has given are translated.
 */
export function useLayerName(): (named: Layer | string) => string {
  const names: Readonly<Record<string, string>> = useLabels('layerNames', layerNames)
  const { assets } = useBuilder().state
  return (named) => {
    const name = typeof named === 'string' ? named : named.name
    const content = typeof named === 'string' || isNamed(named) ? '' : contentName(named, assets)
    if (content !== '') return content
    return Object.hasOwn(names, name) ? (names[name] ?? name) : name
  }
}
