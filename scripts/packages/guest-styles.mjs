import postcss from 'postcss'
import selectors from 'postcss-selector-parser'

/** Selects our components and their content, with no specificity. */
const OURS = ':where([data-slot],[data-slot] *)'
/** The same with the specificity of four elements: higher than element rules, lower than a class. */
const OURS_RESET = `:is(${OURS},a a a a)`
/** Selects our outermost elements, which get the styles that our own pages set on `html` and `body`. */
const OUTERMOST = ':is(:where([data-slot]:not([data-slot] *)),a a a a)'

/** Elements whose attributes may be styles, such as `fill`, `width` or, in Chromium, `hidden`. */
const WITH_HINTS = 'svg,svg *,[width],[height],[hidden],[lang],[draggable],[contenteditable]'

/**
 * Removes the page's element rules from our components. `revert` removes them all; `revert-layer` only those outside of cascade
 * layers, but keeps attributes that are styles.
 */
const WITHOUT_HOST = `${OURS_RESET},${OURS_RESET}::before,${OURS_RESET}::after{all:revert-layer}${OURS_RESET}:where(:not(${WITH_HINTS})){all:revert}${OURS_RESET}:where(svg[fill=none]){fill:none}`

/** Resets of properties inherited from a host page's containers, except the font family. */
const NOT_INHERITED = `${OUTERMOST}{text-align:start;text-indent:0;text-transform:none;text-shadow:none;letter-spacing:normal;word-spacing:normal;word-break:normal;white-space:normal;hyphens:manual;font-style:normal;font-weight:400;font-stretch:100%;font-variant:normal;cursor:auto;list-style:disc;border-collapse:separate;border-spacing:0;caption-side:top}`

const REM_PX = 16
/** Lengths in rem, after a character that cannot be a part of them. */
const REM = /(^|[\s(,*/+:=<>])(-?[\d.]+)rem\b/g

/**
 * Makes sizes independent of the font size of the host's root element, which `1rem` is. Media queries are so already: in them,
 * `1rem` is the font size that the browser's user has set.
 */
function replaceRem(sheet) {
  sheet.walkDecls((declaration) => {
    const isInitial = declaration.parent.name === 'property'
    declaration.value = declaration.value.replace(REM, (_, before, count) =>
      isInitial ? `${before}${count * REM_PX}px` : `${before}calc(var(--placard-rem,${REM_PX}px)*${count})`,
    )
  })
  sheet.walkAtRules('container', (query) => {
    query.params = query.params.replace(REM, (_, before, count) => `${before}${count * REM_PX}px`)
  })
}

/** Scopes a selector to our components. */
function guest(selector, isReset) {
  if (/^(html|:host|body)$/.test(selector.toString().trim())) return OUTERMOST
  const inside = selector.clone()
  const [first] = inside.nodes
  // Tailwind gives some classes no specificity; here they must override the resets.
  if (!isReset && first?.value === ':where') first.value = ':is'
  const subject = inside.nodes.findLastIndex(({ type }) => type === 'combinator') + 1
  const pseudo = inside.nodes.find((node, at) => at >= subject && selectors.isPseudoElement(node))
  const mark = selectors().astSync(isReset ? OURS_RESET : OURS).first.first
  if (pseudo) inside.insertBefore(pseudo, mark)
  else inside.append(mark)
  return inside.toString().trim()
}

/** Marks the declarations of our classes as important, as Tailwind's option `important` does. */
function makeUtilitiesImportant(sheet) {
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params !== 'utilities') return
    layer.walkDecls((declaration) => {
      // Browsers ignore important declarations in keyframes.
      const isFrame = declaration.parent.parent?.name === 'keyframes'
      if (!isFrame && !declaration.prop.startsWith('--')) declaration.important = true
    })
  })
}

/**
 * Converts our stylesheet to the one for host pages: resets and classes apply inside our components only, and outside
 * of cascade layers. It does not affect the host page, overrides the page's element rules, and does not follow the font
 * size of its root element. `important` also overrides classes of the page that have the names of ours and are `!important`.
 */
export function guestStyles(css, { important = false } = {}) {
  const sheet = postcss.parse(css)
  if (important) makeUtilitiesImportant(sheet)
  replaceRem(sheet)
  const outside = []
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
  // Our tokens may be defined on the host page, because their names are unique; its form controls and scroll bars must
  // not change.
  sheet.walkDecls('color-scheme', (scheme) => {
    const { parent } = scheme
    const others = parent.selectors.filter((selector) => selector !== ':root')
    if (others.length === parent.selectors.length) return
    if (others.length > 0) parent.after(postcss.rule({ selectors: others, nodes: [scheme.clone()] }))
    scheme.remove()
  })
  // First, so that our own rules override them.
  sheet.append(postcss.parse(WITHOUT_HOST + NOT_INHERITED).nodes)
  // In the order of the layers.
  for (const layer of outside.toSorted((a, b) => (a.params === b.params ? 0 : a.params === 'base' ? -1 : 1))) {
    layer.remove()
    sheet.append(layer.nodes)
  }
  return sheet.toString()
}
