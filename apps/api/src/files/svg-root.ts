const MAX_ROOT_LENGTH = 16_384

/** Returns the position after the prolog (declaration, comments, a DOCTYPE without entities); -1 if it is invalid. */
function skipProlog(text: string): number {
  let at = text.startsWith('\ufeff') ? 1 : 0
  for (;;) {
    while (/\s/.test(text.charAt(at))) at++
    const end = text.startsWith('<?', at)
      ? '?>'
      : text.startsWith('<!--', at)
        ? '-->'
        : /^<!doctype\s/i.test(text.slice(at, at + 10))
          ? '>'
          : undefined
    if (end === undefined) return at
    const found = text.indexOf(end, at)
    // Entities could expand without limit.
    if (found < 0 || (end === '>' && text.slice(at, found).includes('['))) return -1
    at = found + end.length
  }
}

/** Returns the root's opening tag; undefined for bytes that are not an SVG, not UTF-8 or not complete. */
export function readSvgRoot(bytes: Buffer): string | undefined {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
  const at = skipProlog(text)
  if (at < 0 || !/^<svg[\s>/]/.test(text.slice(at, at + 5))) return undefined
  const end = text.indexOf('>', at)
  const isWhole = /(<\/svg\s*>|\/>)\s*(<!--[^<>]*-->\s*)?$/.test(text.slice(-1000))
  return end < 0 || end - at > MAX_ROOT_LENGTH || !isWhole || text.includes('\0') ? undefined : text.slice(at, end + 1)
}
