/** HTML's white space. */
const BLANK = /[\t\n\f\r ]/

/** End of a comment whose text starts at a position; -1 if it has none. */
function commentEnd(html: string, start: number): number {
  // `<!-->` and `<!--->` are complete comments.
  if (html.startsWith('>', start)) return start + 1
  if (html.startsWith('->', start)) return start + 2
  // One search for both ends: a search for each could read the rest of the page once per comment.
  const end = /--!?>/g
  end.lastIndex = start
  return end.test(html) ? end.lastIndex : -1
}

/**
 * Returns the number of characters up to the end of a page's doctype; 0 without one. Before it, as in the HTML
 * standard (section 13.2.6.4.1), there may be a byte order mark, white space, comments, and declarations that are parsed as comments.
 * Reads each character once, because pages are untrusted.
 */
export function measureProlog(html: string): number {
  for (let at = html.startsWith('\uFEFF') ? 1 : 0; at < html.length; ) {
    if (BLANK.test(html.charAt(at))) {
      at += 1
      continue
    }
    const isComment = html.startsWith('<!--', at)
    if (!isComment && !html.startsWith('<!', at) && !html.startsWith('<?', at)) return 0
    const end = isComment ? commentEnd(html, at + 4) : html.indexOf('>', at) + 1
    // The rest of the page is a comment or a declaration.
    if (end <= 0) return 0
    if (/^<!doctype/i.test(html.slice(at, at + 9))) return end
    at = end
  }
  return 0
}
