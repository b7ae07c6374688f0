const LONGEST_VALUE = 80
const NAME = /^[A-Za-z_$][\w$]*$/

/** Returns the index behind the brace that closes the one at `start`, skipping quoted text. */
function endOfBraces(text: string, start: number): number {
  let depth = 0
  let quote = ''
  for (let index = start; index < text.length; index++) {
    const character = text[index] as string
    if (quote !== '') {
      if (character === '\\') index += 1
      else if (character === quote) quote = ''
    } else if (character === '"' || character === "'" || character === '`') quote = character
    else if (character === '{') depth += 1
    else if (character === '}' && --depth === 0) return index + 1
  }
  return text.length
}

/** Replaces long values of props, such as whole reports, by variables named after the prop. */
function shortenValues(source: string): string {
  let result = ''
  let rest = source
  for (let match = /\s([\w$]+)=\{/.exec(rest); match; match = /\s([\w$]+)=\{/.exec(rest)) {
    const [text, prop = ''] = match
    const start = match.index + text.length - 1
    const end = endOfBraces(rest, start)
    const value = rest.slice(start + 1, end - 1)
    const isMarkup = value.trimStart().startsWith('<')
    const short = value.length > LONGEST_VALUE && !isMarkup && NAME.test(prop) ? prop : value
    // Markup may itself have long values, so it is read again.
    if (isMarkup) {
      result += rest.slice(0, start + 1)
      rest = rest.slice(start + 1)
    } else {
      result += `${rest.slice(0, start)}{${short}}`
      rest = rest.slice(end)
    }
  }
  return result + rest
}

/** Returns import lines for the components of `source` that `exportsOf` lists by package. */
function importLines(source: string, exportsOf: Readonly<Record<string, readonly string[]>>): string[] {
  const used = new Set([...source.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))
  return Object.entries(exportsOf).flatMap(([packageName, names]) => {
    const found = names.filter((name) => used.has(name)).sort()
    return found.length > 0 ? [`import { ${found.join(', ')} } from '${packageName}'`] : []
  })
}

/** Renames the outermost element to the story's component if a wrapper hides it. */
function unwrap(source: string, exportsOf: Readonly<Record<string, readonly string[]>>, component?: string): string {
  const [, outermost] = /^<([A-Z]\w*)/.exec(source) ?? []
  const isOurs = Object.values(exportsOf).some((names) => outermost !== undefined && names.includes(outermost))
  if (!outermost || !component || isOurs) return source
  return source.replace(`<${outermost}`, `<${component}`).replace(new RegExp(`</${outermost}>$`), `</${component}>`)
}

/**
 * Returns the source of a story for copying: with imports, without fragments' keys, and with variables in place of long
 * values. `component` is the exported name of the component.
 */
export function copyableSource(
  source: string,
  exportsOf: Readonly<Record<string, readonly string[]>>,
  component?: string,
): string {
  // Storybook processes a source twice: when a story renders and when a page shows it.
  if (source.startsWith('import ')) return source
  const markup = unwrap(shortenValues(source), exportsOf, component)
    .replace(/<React\.Fragment[^>]*>/g, '<>')
    .replace(/<\/React\.Fragment>/g, '</>')
  const imports = importLines(markup, exportsOf)
  return imports.length > 0 ? `${imports.join('\n')}\n\n${markup}` : markup
}
