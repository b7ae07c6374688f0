/** Maximum number of insecure URLs that are returned for a text and stored for an archive. */
export const MAX_INSECURE_URLS = 10

/** Returns the text without comments. Linear, because the text can be large and hostile. */
const withoutComments = (text: string, start: string, end: string): string =>
  text
    .split(start)
    .map((part, index) => {
      const at = index === 0 ? -1 : part.indexOf(end)
      return at < 0 ? part : part.slice(at + end.length)
    })
    .join(' ')

/** Returns whether a URL follows that nothing loads: of a link, a namespace, a landing page or a comment. */
function leadsNowhere(before: string): boolean {
  const tag = before.slice(before.lastIndexOf('<'))
  if (/^<a\s/i.test(tag) && !tag.includes('>')) return true
  const line = before.slice(before.lastIndexOf('\n') + 1)
  return (
    line.trimStart().startsWith('//') ||
    /(?:\bxmlns(?::\w{1,20})?\s?=|\bclickTag\w{0,10}["']?\s?[=:]|\bwindow\.open\()\s?["'`]?$/i.test(before.slice(-60))
  )
}

/**
 * Returns URLs with http:// that a page loads, in HTML, CSS or JavaScript, each once. Links, landing pages, XML
 * namespaces and comments load nothing.
 */
export function findInsecureUrls(text: string): string[] {
  const code = withoutComments(withoutComments(text, '<!--', '-->'), '/*', '*/')
  const found = new Set<string>()
  for (const { 0: url, index } of code.matchAll(/http:\/\/[^\s"'`<>)\\\p{Cc}]{1,500}/giu)) {
    if (found.size === MAX_INSECURE_URLS) break
    if (/^http:\/\/www\.w3\.org\//i.test(url) || leadsNowhere(code.slice(Math.max(0, index - 300), index))) continue
    found.add(url)
  }
  return [...found]
}
