/** A colour of the device, as the browser computes it. */
function systemColor(name: string): string {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.backgroundColor = name
  const { backgroundColor } = getComputedStyle(probe)
  probe.remove()
  return backgroundColor
}

/** What is left to see of an element where the device selects the colours: fields, lines and outlines, of all in it. */
export function visible(element: Element): string {
  // A field in the colour of the page is none, and so is one that lets the page shine through.
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
