import postcss from 'postcss'
import selectors from 'postcss-selector-parser'

/** Every part of ours and what is in it, without weight. */
const OURS = ':where([data-slot],[data-slot] *)'
/** The same with the weight of four elements: more than rules for bare elements have, less than a class. */
const OURS_RESET = `:is(${OURS},a a a a)`
/** The outermost of our parts: what pages of our own say on `html` and `body` stands on them. */
const OUTERMOST = ':where([data-slot]:not([data-slot] *))'

/** What pages like to say of bare elements and our own pages do not, so that Tailwind's reset leaves it as it is. */
const HABITS = `h1,h2,h3,h4,h5,h6,p,a,button,label,th,td,li,figure,figcaption,caption{text-transform:inherit;letter-spacing:inherit;text-shadow:inherit}label{font-weight:inherit}`

/** What a host says of a container reaches our parts by inheritance, whose font family alone is wanted. */
const NOT_INHERITED = `${OUTERMOST}{text-align:start;text-indent:0;text-transform:none;text-shadow:none;letter-spacing:normal;word-spacing:normal;word-break:normal;white-space:normal;hyphens:manual;font-style:normal;font-weight:400;font-stretch:100%;font-variant:normal;cursor:auto;list-style:disc;border-collapse:separate;border-spacing:0}`

/** The same selector inside of our parts alone. */
function guest(selector, isReset) {
  if (/^(html|:host|body)$/.test(selector.toString().trim())) return OUTERMOST
  const inside = selector.clone()
  const [first] = inside.nodes
  // Tailwind takes all weight from some classes; here they have to outweigh the resets.
  if (!isReset && first?.value === ':where') first.value = ':is'
  const subject = inside.nodes.findLastIndex(({ type }) => type === 'combinator') + 1
  const pseudo = inside.nodes.find((node, at) => at >= subject && selectors.isPseudoElement(node))
  const mark = selectors().astSync(isReset ? OURS_RESET : OURS).first.first
  if (pseudo) inside.insertBefore(pseudo, mark)
  else inside.append(mark)
  return inside.toString().trim()
}

/**
 * The sheet for pages that are not ours, from the one for pages that are: its resets and classes hold inside of our parts
 * alone and stand in no layer. So nothing of them reaches the page, and rules of the page for bare elements lose to them.
 */
export function guestStyles(css) {
  const sheet = postcss.parse(css)
  const outside = []
  sheet.walkAtRules('layer', (layer) => {
    if (layer.nodes && layer.params === 'base') layer.prepend(postcss.parse(HABITS).nodes)
  })
  sheet.walkAtRules('layer', (layer) => {
    if (!layer.nodes || !['base', 'utilities'].includes(layer.params)) return
    layer.walkRules((rule) => {
      if (rule.parent.type === 'rule' || rule.parent.name === 'keyframes') return
      const list = selectors((root) => root.nodes.map((one) => guest(one, layer.params === 'base'))).transformSync(
        rule.selector,
      )
      rule.selector = [...new Set(list)].join(',')
      if (rule.selector !== OUTERMOST) return
      rule.walkDecls('background-color', (background) => background.remove())
      rule.walkDecls('font-family', (font) => {
        font.value = 'var(--placard-font-sans,inherit)'
      })
    })
    outside.push(layer)
  })
  // The tokens may stand on a page, as nobody else's name is like theirs; its form controls and scroll bars are its own.
  sheet.walkDecls('color-scheme', (scheme) => {
    const { parent } = scheme
    const others = parent.selectors.filter((selector) => selector !== ':root')
    if (others.length === parent.selectors.length) return
    if (others.length > 0) parent.after(postcss.rule({ selectors: others, nodes: [scheme.clone()] }))
    scheme.remove()
  })
  // First, so that what our own pages say of `body` comes after it.
  sheet.append(postcss.parse(NOT_INHERITED).nodes)
  // One after the other, as the order of the layers had it.
  for (const layer of outside.toSorted((a, b) => (a.params === b.params ? 0 : a.params === 'base' ? -1 : 1))) {
    layer.remove()
    sheet.append(layer.nodes)
  }
  return sheet.toString()
}
