/** Parses the cells of a CSV text (RFC 4180), independent of the code that wrote it. */
export function parseCsv(text: string): string[][] {
  const lines: string[][] = [[]]
  let rest = text.replace(/^\uFEFF/, '')
  while (rest !== '') {
    const [whole, quoted, plain = '', end] = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/.exec(rest) ?? []
    if (whole === undefined) throw new Error(`No CSV: ${rest.slice(0, 40)}`)
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    rest = rest.slice(whole.length)
    if (end === '\r\n' && rest !== '') lines.push([])
    if (end === ',' && rest === '') lines.at(-1)?.push('')
  }
  return lines
}
