/** Returns a system color as the browser computes it. */
function systemColor(name: string): string {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.backgroundColor = name
  const { backgroundColor } = getComputedStyle(probe)
  probe.remove()
  return backgroundColor
}

/** Returns the visible backgrounds, borders and outlines of an element and its descendants in forced-colors mode. */
export function visible(element: Element): string {
  // A background equal to the page's or transparent is not visible.
  const grounds = new Set([systemColor('Canvas'), systemColor('ButtonFace')])
  const field = (color: string) => (grounds.has(color) || /(, 0|\/ 0)\)$/.test(color) ? '' : color)
  const one = (style: CSSStyleDeclaration) =>
    [
      field(style.backgroundColor),
      ...(['Top', 'Right', 'Bottom', 'Left'] as const).map((side) =>
        style[`border${side}Width`] === '0px' || style[`border${side}Style`] === 'none'
          ? ''
          : `${style[`border${side}Width`]} ${style[`border${side}Color`]}`,
      ),
      style.outlineStyle === 'none' ? '' : `${style.outlineWidth} ${style.outlineColor}`,
      style.textDecorationLine,
      style.display === 'none' || style.visibility === 'hidden' || style.opacity === '0' ? 'hidden' : '',
    ].join()
  const parts = [element, ...element.querySelectorAll('*')].flatMap((part) => {
    const styles = [getComputedStyle(part)]
    for (const pseudo of ['::before', '::after']) {
      const style = getComputedStyle(part, pseudo)
      if (style.content !== 'none') styles.push(style)
    }
    return styles.map(one)
  })
  return parts.join('\n')
}
