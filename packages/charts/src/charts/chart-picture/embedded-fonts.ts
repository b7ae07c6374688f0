import { svgNode } from './svg-copy.js'

interface FontRule {
  family: string
  range: string
  rule: CSSFontFaceRule
  base: string
}

/** Embeds the fonts that a drawing uses, because files and images cannot load those of the page. */
export async function embedFonts(drawing: SVGSVGElement): Promise<void> {
  const texts = [...drawing.querySelectorAll('text')]
  const words = texts.map(({ textContent }) => textContent).join('')
  const families = new Set(
    [drawing, ...drawing.querySelectorAll('[font-family]')].map((one) =>
      firstFamily(one.getAttribute('font-family') ?? ''),
    ),
  )
  const used = fontRules().filter(({ family, range }) => families.has(family) && isWrittenIn(words, range))
  const faces = await Promise.all(used.map(embedded))
  const sheet = faces.filter(Boolean).join('\n')
  if (sheet) drawing.prepend(svgNode('style', {}, [sheet]))
}

const firstFamily = (families: string) => (families.split(',')[0] ?? '').trim().replaceAll(/["']/g, '')

function fontRules(): FontRule[] {
  return [...document.styleSheets].flatMap((sheet) => {
    const base = sheet.href ?? document.baseURI
    return listRules(sheet).flatMap((rule) =>
      rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-style') !== 'italic'
        ? {
            family: firstFamily(rule.style.getPropertyValue('font-family')),
            range: rule.style.getPropertyValue('unicode-range'),
            rule,
            base,
          }
        : [],
    )
  })
}

function listRules(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    // Rules of a cross-origin sheet cannot be read: its fonts fall back to those of the reader.
    return []
  }
}

/** Returns true if a text has a character of a `unicode-range`. */
function isWrittenIn(words: string, range: string): boolean {
  const ranges = [...range.matchAll(/U\+([\dA-F?]+)(?:-([\dA-F]+))?/gi)].map(([, from = '', to]) => [
    Number.parseInt(from.replaceAll('?', '0'), 16),
    Number.parseInt(to ?? from.replaceAll('?', 'F'), 16),
  ])
  if (ranges.length === 0) return true
  return [...words].some((character) => {
    const code = character.codePointAt(0) ?? 0
    return code > 0x20 && ranges.some(([from = 0, to = 0]) => code >= from && code <= to)
  })
}

async function embedded({ rule, base }: FontRule): Promise<string> {
  const [, double, single, bare] =
    /url\((?:"([^"]*)"|'([^']*)'|([^"'()]*))\)/.exec(rule.style.getPropertyValue('src')) ?? []
  const address = double ?? single ?? bare
  if (!address) return ''
  try {
    const response = await fetch(new URL(address, base))
    if (!response.ok) return ''
    const data = await dataUrl(await response.blob())
    const descriptors = ['font-family', 'font-weight', 'font-stretch', 'unicode-range'].flatMap((name) => {
      const value = rule.style.getPropertyValue(name)
      return value ? `${name}:${value}` : []
    })
    return `@font-face{${descriptors.join(';')};src:url(${data})}`
  } catch {
    // The next font of the family list is used.
    return ''
  }
}

const dataUrl = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
