/** Replaces comments by spaces, so that positions and lines stay. Linear, because the text can be large and hostile. */
export function blankComments(text: string, start: string, end: string): string {
  const parts: string[] = []
  let at = 0
  for (let from = text.indexOf(start); from >= 0; from = text.indexOf(start, at)) {
    const to = text.indexOf(end, from + start.length)
    if (to < 0) break
    parts.push(text.slice(at, from), text.slice(from, to + end.length).replace(/[^\n]/g, ' '))
    at = to + end.length
  }
  return parts.join('') + text.slice(at)
}

/** Returns a function that returns the line of a position, from 1. Positions have to ascend, so that each is read once. */
export function countLines(text: string): (at: number) => number {
  let line = 1
  let read = 0
  return (at) => {
    for (let next = text.indexOf('\n', read); next >= 0 && next < at; next = text.indexOf('\n', read)) {
      line += 1
      read = next + 1
    }
    return line
  }
}
