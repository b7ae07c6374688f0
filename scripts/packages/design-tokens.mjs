// Converts tokens.css to the format of the Design Tokens Community Group (designtokens.org), for Figma and other tools:
// a group per theme and density, with colors in OKLCH at the default hue.
import Color from 'colorjs.io'

/** Default of `--placard-brand-hue`. */
const HUE = 262

const FUNCTIONS = { min: Math.min, max: Math.max, cos: Math.cos, calc: (value) => value }
const REM_PX = 16

/** Returns the declarations of the first rule with this selector, by name without prefix. */
function readRule(css, selector) {
  const start = css.indexOf(`${selector} {`)
  if (start < 0) throw new Error(`There is no rule for ${selector}.`)
  const body = css
    .slice(css.indexOf('{', start) + 1, css.indexOf('\n', css.indexOf('}', start)))
    .replace(/\/\*[\s\S]*?\*\//g, '')
  return new Map([...body.matchAll(/--placard-([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value.trim()]))
}

/** Replaces variables by their values, or by their fallbacks. */
function substitute(value, rule) {
  let text = value
  for (let count = 0; text.includes('var(') && count < 50; count++)
    text = text.replace(/var\(--placard-([\w-]+)(?:, ([^()]+|var\([^()]+\)))?\)/, (_, name, fallback) => {
      const found = rule.get(name) ?? fallback
      if (found === undefined) throw new Error(`--placard-${name} is not defined.`)
      return `(${found})`
    })
  return text
}

/** Evaluates a numeric expression of CSS: sums, products, `calc`, `min`, `max` and `cos` of degrees. */
function evaluate(text) {
  const tokens = text.match(/\d*\.?\d+|[a-z]+|[-+*/(),]/g) ?? []
  let index = 0
  const list = () => {
    const values = [sum()]
    while (tokens[index] === ',') {
      index += 1
      values.push(sum())
    }
    index += 1
    return values
  }
  const atom = () => {
    const token = tokens[index++]
    if (token === '-') return -atom()
    if (token === '(') return list()[0]
    const name = FUNCTIONS[token]
    if (name) {
      index += 1
      return name(...list())
    }
    const number = Number(token)
    if (Number.isNaN(number)) throw new Error(`Cannot evaluate ${token} of ${text}.`)
    if (tokens[index] !== 'deg') return number
    index += 1
    return (number * Math.PI) / 180
  }
  const chain = (next, operators) => () => {
    let value = next()
    while (operators[tokens[index]]) value = operators[tokens[index++]](value, next())
    return value
  }
  const product = chain(atom, { '*': (a, b) => a * b, '/': (a, b) => a / b })
  const sum = chain(product, { '+': (a, b) => a + b, '-': (a, b) => a - b })
  return sum()
}

const round = (value, digits) => Number(value.toFixed(digits))

/** Returns a color value of the format, with the nearest sRGB color for tools without OKLCH. */
function colorValue(text) {
  const [, inner] = /^oklch\(([\s\S]*)\)$/.exec(text) ?? []
  if (!inner) throw new Error(`${text} is not an OKLCH color.`)
  const [channels, alpha] = inner.split(/ \/ (?=[\d.]+$)/)
  const [lightness, chroma, hue] = splitArguments(channels).map(evaluate)
  const hex = new Color('oklch', [lightness, chroma, hue])
    .to('srgb')
    .toGamut({ method: 'css' })
    .toString({ format: 'hex', collapse: false })
  return {
    colorSpace: 'oklch',
    components: [round(lightness, 4), round(chroma, 4), round(hue, 2)],
    ...(alpha && { alpha: Number(alpha) }),
    hex,
  }
}

/** Splits the channels of a color, which are numbers or expressions in parentheses. */
function splitArguments(text) {
  const parts = []
  let depth = 0
  let part = ''
  for (const character of text.replace(/\s+/g, ' ').trim()) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ' ' && depth === 0) {
      parts.push(part)
      part = ''
    } else part += character
  }
  return [...parts, part]
}

const px = (value) => ({ value: Number.parseFloat(value), unit: 'px' })

function shadowValue(text) {
  const layers = text
    .replace(/\s+/g, ' ')
    .split(/, (?=[-\d])/)
    .map((layer) => {
      const [offsetX, offsetY, blur, ...color] = splitArguments(layer)
      return {
        color: colorValue(color.join(' ')),
        offsetX: px(offsetX),
        offsetY: px(offsetY),
        blur: px(blur),
        spread: px('0'),
      }
    })
  return layers.length > 1 ? layers : layers[0]
}

/** Returns the colors and shadows of a theme. Dark values are added to the light ones, on which they depend. */
function themeGroup(rule, all) {
  const color = {}
  const shadow = {}
  for (const [name, value] of rule) {
    const text = substitute(value, all)
    if (value.startsWith('oklch(')) color[name] = { $value: colorValue(text) }
    else if (name.startsWith('shadow-')) shadow[name.replace(/^shadow-|-value$/g, '')] = { $value: shadowValue(text) }
  }
  return { color: { $type: 'color', ...color }, shadow: { $type: 'shadow', ...shadow } }
}

function densityGroup(rule) {
  const sizes = [...rule].map(([name, value]) => [
    name,
    { $value: { value: Number.parseFloat(value) * REM_PX, unit: 'px' } },
  ])
  return { $type: 'dimension', ...Object.fromEntries(sizes) }
}

/** Returns the design tokens of tokens.css as JSON. */
export function designTokens(css) {
  const light = readRule(css, ':root,\n[data-theme]')
  const dark = readRule(css, '@variant dark-region')
  return `${JSON.stringify(
    {
      $description: `Design tokens of Placard at the default brand hue, ${HUE}. Colors are OKLCH; hex is the nearest sRGB color.`,
      light: themeGroup(light, light),
      dark: themeGroup(dark, new Map([...light, ...dark])),
      density: {
        comfortable: densityGroup(readRule(css, ':root,\n[data-density="comfortable"]')),
        compact: densityGroup(readRule(css, '[data-density="compact"]')),
      },
    },
    null,
    2,
  )}\n`
}
