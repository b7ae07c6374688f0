import type { BuilderAsset } from './ad-builder.js'
import { LAYER_KIND_LABELS, type Layer } from './ad-layer.js'

/** Longest name in characters that is derived from a text. */
const MAX_TITLE = 40

const collapse = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Returns the first words of a text, as many as fit into a name. */
function firstPart(text: string): string {
  const line = collapse(text)
  if (line.length <= MAX_TITLE) return line
  const cut = line.slice(0, MAX_TITLE)
  const end = cut.lastIndexOf(' ')
  return `${end > MAX_TITLE / 2 ? cut.slice(0, end) : cut}…`
}

/**
 * Returns the name that a layer has by its content: the first words of its text, or the file of its image or video. Empty
 * for shapes and empty layers. @experimental
 */
export function contentName(layer: Layer, assets: readonly BuilderAsset[]): string {
  if (layer.kind === 'text' || layer.kind === 'button') return firstPart(layer.text)
  if (layer.kind !== 'image' && layer.kind !== 'video') return ''
  return assets.find(({ id }) => id === layer.assetID)?.name.slice(0, 100) ?? ''
}

/** Returns true if a user or a template has named a layer; other layers are named by their content. @experimental */
export const isNamed = ({ kind, name }: Layer): boolean => name !== '' && name !== LAYER_KIND_LABELS[kind]

/** Returns true if the name of a layer repeats its content, as in templates, so that it should follow the content. */
export function hasContentName(layer: Layer, assets: readonly BuilderAsset[]): boolean {
  const content = contentName(layer, assets)
  if (content === '') return false
  const isText = layer.kind === 'text' || layer.kind === 'button'
  const name = collapse(layer.name)
  return name === content || (isText && name === collapse(layer.text.slice(0, 100)))
}
