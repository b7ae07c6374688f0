const NAMESPACE = 'http://www.w3.org/2000/svg'

/** An element of a picture. */
export function svgNode<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | number | undefined> = {},
  children: readonly (SVGElement | string)[] = [],
): SVGElementTagNameMap[Name] {
  const node = document.createElementNS(NAMESPACE, name)
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue
    node.setAttribute(key, typeof value === 'number' ? String(Math.round(value * 100) / 100) : value)
  }
  node.append(...children)
  return node
}
