/**
 * Which utilities of Tailwind set the same property: what `classNames` merges by.
 *
 * The table that tailwind-merge brings lists the values of every utility by itself and weighs more than most of our
 * parts do. Here they share one list of values; `class-groups.test.ts` holds the two tables against each other, over
 * every class that Tailwind makes from our theme. Of two classes that are not in here (`mask-*`, `@container`) both stay.
 */
type Value = string | ((value: string) => boolean) | { [key: string]: Value[] }

const words = (text: string) => text.split(' ')

const KEYWORDS = new Set(
  words(
    'auto none full px start end center top bottom left right between around evenly stretch baseline safe normal last first initial screen prose min max fit fr lh dvw dvh lvw lvh svw svh xs sm md lg xl bar badge control card dialog row col dense subgrid contain cover fill stroke border padding content text hidden clip visible scroll all both avoid page column square video x y tight tighter snug relaxed loose wide wider widest middle sub super nowrap pre line wrap break spaces word words keep anywhere manual linear in out spin ping pulse bounce colors opacity shadow transform contents only dark light multiply overlay darken lighten color dodge burn hard soft difference exclusion hue saturation luminosity plus darker lighter stable thin smooth dramatic near midrange distant gpu cpu slice clone span disc decimal',
  ),
)
/** What Tailwind takes as a value: a number, a fraction, something in brackets, or words that it knows. */
const isValue = (value: string) =>
  isBracketed(value) ||
  value.split('-').every((word) => KEYWORDS.has(word) || /^(\d*\.)?\d+(\/\d+|%|xs|xl)?$/.test(word))
const isSize = (value: string) =>
  /^(\d|xs$|sm$|md$|lg$|xl$|\(length:|\[(length:|(calc|min|max|clamp)\(|-?[.\d]))/.test(value)
const isShadow = (value: string) => /^(\d*(xs|sm|md|lg|xl)$|\((?!\w+:)|[[(]shadow:|\[(inset_)?-?[.\d])/.test(value)
const isWeight = (value: string) => /^[[(](?!family-name:)/.test(value)
const isPlace = (value: string) => /^[[(](position|percentage):/.test(value)
const isExtent = (value: string) => /^[[(](length|size|bg-size):/.test(value)
const isImage = (value: string) => /^[[(](image|url)[:(]|^\[[\w-]+-gradient\(/.test(value)
const isBracketed = (value: string) => /^[[(]/.test(value)
const isAnything = () => true

/** The table in the form that tailwind-merge takes. */
export function classGroups() {
  const groups: Record<string, Value[]> = {}
  const conflicts: Record<string, string[]> = {}
  const add = (names: string, values: Value[], kind = '') => {
    for (const name of words(names)) groups[name + kind] = [{ [name]: values }]
  }
  /** A whole takes the place of its sides (`p` of `px` and `pt`), a pair of them that of its two (`px` of `pl`). */
  const addSides = (sides: Record<string, string>, values: Value[], nameOf: (side: string) => string, kind = '') => {
    for (const [side, parts] of Object.entries(sides)) {
      conflicts[nameOf(side) + kind] = words(parts).map((part) => nameOf(part) + kind)
      add([side, ...words(parts)].map(nameOf).join(' '), values, kind)
    }
  }
  const dashed = (name: string) => (side: string) => (side ? `${name}-${side}` : name)
  const edges = { '': 'x y s e bs be t r b l', x: 's e r l', y: 'bs be t b' }
  const corners = {
    '': 's e t r b l ss se ee es tl tr br bl',
    s: 'ss es',
    e: 'se ee',
    t: 'tl tr',
    r: 'tr br',
    b: 'br bl',
    l: 'tl bl',
  }
  const insets: Record<string, string> = { s: 'start', e: 'end', t: 'top', r: 'right', b: 'bottom', l: 'left' }
  const places = words('center top bottom left right top-left top-right bottom-right bottom-left')
  const lines = words('solid dashed dotted double hidden none')

  add(
    'aspect columns break-after break-before break-inside box-decoration float clear overflow overflow-x overflow-y overscroll overscroll-x overscroll-y z basis flex order grid-cols col col-start col-end grid-rows row row-start row-end grid-flow auto-cols auto-rows gap gap-x gap-y justify justify-items justify-self items self place-content place-items place-self space-x space-y size inline min-inline max-inline block min-block max-block w min-w max-w h min-h max-h font-features tracking line-clamp leading list-image list underline-offset indent tab align whitespace break wrap hyphens content bg-clip bg-origin bg-blend mix-blend outline-offset opacity brightness contrast hue-rotate saturate backdrop-brightness backdrop-contrast backdrop-hue-rotate backdrop-opacity backdrop-saturate border-spacing border-spacing-x border-spacing-y caption duration ease delay animate backface perspective perspective-origin rotate rotate-x rotate-y rotate-z scale scale-x scale-y scale-z skew skew-x skew-y origin translate translate-x translate-y translate-z zoom appearance scheme pointer-events scroll scrollbar scrollbar-gutter select will-change forced-color-adjust object',
    [isValue],
  )
  add(
    'grow shrink filter blur grayscale invert sepia backdrop-filter backdrop-blur backdrop-grayscale backdrop-invert backdrop-sepia transition resize divide-x divide-y',
    ['', isValue],
  )
  add('cursor field-sizing font font-stretch', [isAnything])
  add('placeholder accent caret scrollbar-thumb scrollbar-track fill bg text decoration divide', [isAnything], '-color')
  for (const [names, values] of [
    ['outline ring inset-ring', ['', isSize]],
    ['ring-offset stroke from via to', [isSize]],
    ['shadow inset-shadow text-shadow drop-shadow', ['', 'none', 'inner', 'popover', 'dialog', isShadow]],
  ] as [string, Value[]][]) {
    add(names, values)
    add(names, [isAnything], '-color')
  }
  for (const name of ['p', 'm', 'scroll-p', 'scroll-m']) addSides(edges, [isValue], (side) => name + side)
  addSides(edges, [isValue], (side) => insets[side] ?? dashed('inset')(side))
  addSides(edges, ['', isSize], dashed('border'))
  addSides(edges, [isAnything], dashed('border'), '-color')
  addSides(corners, ['', isValue], dashed('rounded'))

  groups.start?.push({ 'inset-s': [isValue] })
  groups.end?.push({ 'inset-e': [isValue] })

  return {
    cacheSize: 500,
    theme: {},
    classGroups: {
      display: words(
        'block inline-block inline flex inline-flex table inline-table table-caption table-cell table-column table-column-group table-footer-group table-header-group table-row-group table-row flow-root grid inline-grid contents list-item hidden',
      ),
      position: words('static fixed absolute relative sticky'),
      visibility: words('visible invisible collapse'),
      isolation: words('isolate isolation-auto'),
      sr: words('sr-only not-sr-only'),
      smoothing: words('antialiased subpixel-antialiased'),
      italic: words('italic not-italic'),
      'fvn-normal': ['normal-nums'],
      'fvn-ordinal': ['ordinal'],
      'fvn-zero': ['slashed-zero'],
      'fvn-figure': words('lining-nums oldstyle-nums'),
      'fvn-spacing': words('proportional-nums tabular-nums'),
      'fvn-fraction': words('diagonal-fractions stacked-fractions'),
      'text-line': words('underline overline line-through no-underline'),
      'text-case': words('uppercase lowercase capitalize normal-case'),
      'text-overflow': words('truncate text-ellipsis text-clip'),
      'text-align': [{ text: words('left center right justify start end') }],
      'text-wrap': [{ text: words('wrap nowrap balance pretty') }],
      'text-size': [{ text: [...words('base caption dense body touch title page hero'), isSize] }],
      'font-weight': [
        { font: [...words('thin extralight light normal medium semibold bold extrabold black'), isWeight] },
      ],
      decoration: [{ decoration: ['auto', 'from-font', isSize] }],
      'decoration-style': [{ decoration: words('solid dashed dotted double wavy') }],
      'object-fit': [{ object: words('contain cover fill none scale-down') }],
      'flex-direction': [{ flex: words('row row-reverse col col-reverse') }],
      'flex-wrap': [{ flex: words('nowrap wrap wrap-reverse') }],
      'align-content': [
        { content: words('normal start end center between around evenly stretch baseline center-safe end-safe') },
      ],
      'table-layout': [{ table: ['auto', 'fixed'] }],
      box: [{ box: ['border', 'content'] }],
      'list-position': [{ list: ['inside', 'outside'] }],
      'border-style': [{ border: lines }],
      'divide-style': [{ divide: lines }],
      'outline-style': [{ outline: lines }],
      'border-collapse': [{ border: ['collapse', 'separate'] }],
      'ring-inset': ['ring-inset'],
      'space-x-reverse': ['space-x-reverse'],
      'space-y-reverse': ['space-y-reverse'],
      'divide-x-reverse': ['divide-x-reverse'],
      'divide-y-reverse': ['divide-y-reverse'],
      'scale-3d': ['scale-3d'],
      'translate-none': ['translate-none'],
      container: ['container'],
      'bg-attachment': [{ bg: ['fixed', 'local', 'scroll'] }],
      'bg-position': [{ bg: [...places, { position: [isAnything] }, isPlace] }],
      'bg-size': [{ bg: ['auto', 'cover', 'contain', { size: [isAnything] }, isExtent] }],
      'bg-repeat': [{ bg: ['no-repeat', { repeat: ['', isAnything] }] }],
      'bg-image': [
        { bg: ['none', { linear: [isAnything], radial: ['', isAnything], conic: ['', isAnything] }, isImage] },
      ],
      'transition-behavior': [{ transition: ['normal', 'discrete'] }],
      transform: [{ transform: ['', 'none', 'gpu', 'cpu', isBracketed] }],
      'transform-style': [{ transform: ['3d', 'flat'] }],
      'snap-align': [{ snap: words('start end center align-none') }],
      'snap-stop': [{ snap: ['normal', 'always'] }],
      'snap-type': [{ snap: words('none x y both') }],
      'snap-strictness': [{ snap: ['mandatory', 'proximity'] }],
      touch: [{ touch: words('auto none manipulation') }],
      'touch-x': [{ 'touch-pan': words('x left right') }],
      'touch-y': [{ 'touch-pan': words('y up down') }],
      'touch-z': ['touch-pinch-zoom'],
      ...groups,
    },
    conflictingClassGroups: {
      overflow: ['overflow-x', 'overflow-y'],
      overscroll: ['overscroll-x', 'overscroll-y'],
      flex: ['basis', 'grow', 'shrink'],
      gap: ['gap-x', 'gap-y'],
      size: ['w', 'h'],
      'text-size': ['leading'],
      'line-clamp': ['display', 'overflow'],
      'border-spacing': ['border-spacing-x', 'border-spacing-y'],
      'fvn-normal': words('fvn-ordinal fvn-zero fvn-figure fvn-spacing fvn-fraction'),
      'fvn-ordinal': ['fvn-normal'],
      'fvn-zero': ['fvn-normal'],
      'fvn-figure': ['fvn-normal'],
      'fvn-spacing': ['fvn-normal'],
      'fvn-fraction': ['fvn-normal'],
      translate: ['translate-x', 'translate-y', 'translate-none'],
      'translate-none': ['translate', 'translate-x', 'translate-y', 'translate-z'],
      touch: ['touch-x', 'touch-y', 'touch-z'],
      'touch-x': ['touch'],
      'touch-y': ['touch'],
      'touch-z': ['touch'],
      ...conflicts,
    },
    conflictingClassGroupModifiers: { 'text-size': ['leading'] },
    orderSensitiveModifiers: words(
      '* ** after backdrop before details-content file first-letter first-line marker placeholder selection',
    ),
  }
}
