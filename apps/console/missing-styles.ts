/** The classes that a sheet has rules for. */
function classesOf(sheet: string): Set<string> {
  const names = [...sheet.matchAll(/\.((?:\\[0-9a-f]{1,6} |\\.|[\w-])+)/gi)].map(([, name = '']) => name)
  return new Set(
    names.map((name) =>
      name
        .replace(/\\([0-9a-f]{1,6}) /gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
        .replace(/\\(.)/g, '$1'),
    ),
  )
}

/** Classes in a text of code that have a rule in all the sheets, but none in those that come with it. Single words may be anything. */
export function missingStyles(code: string, own: string, all: string): string[] {
  const here = classesOf(own)
  const later = new Set([...classesOf(all)].filter((name) => !here.has(name) && /[-:[]/.test(name)))
  return [...new Set(code.split(/["'`\s]+/))].filter((word) => later.has(word))
}
