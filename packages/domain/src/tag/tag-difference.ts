/**
 * Splits a tag into lines for comparison, one per attribute or parameter. Joined without the indentation they are the
 * tag.
 */
export function tagLines(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const [, attributes, rest = ''] = /^<ins ((?:[\w-]+="[^"]*" ?)*)(><\/ins>)$/.exec(line) ?? []
    if (attributes !== undefined)
      return [
        '<ins',
        ...(attributes.match(/[\w-]+="[^"]*" ?/gy) ?? []).map((attribute) => `  ${attribute.trimEnd()}`),
        rest,
      ]
    const [address = '', query] = /^https?:/.test(line) ? splitOnce(line, '?') : [line]
    if (query === undefined) return [address]
    return [address, ...query.split('&').map((parameter, index) => `  ${index === 0 ? '?' : '&'}${parameter}`)]
  })
}

function splitOnce(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

/** Line of both tags, or of one of them. */
export interface TagDifferenceLine {
  of: 'both' | 'first' | 'second'
  text: string
}

/** Compares the lines of two tags with the minimum number of changes; lines of the first tag come first. */
export function tagDifference(first: string, second: string): TagDifferenceLine[] {
  const [ours, theirs] = [tagLines(first), tagLines(second)]
  // Number of lines that both share from there on: the longest common subsequence.
  const shared = Array.from({ length: ours.length + 1 }, () => new Array<number>(theirs.length + 1).fill(0))
  const at = (one: number, other: number) => shared[one]?.[other] ?? 0
  for (let one = ours.length - 1; one >= 0; one--)
    for (let other = theirs.length - 1; other >= 0; other--) {
      const row = shared[one]
      if (row)
        row[other] =
          ours[one] === theirs[other] ? at(one + 1, other + 1) + 1 : Math.max(at(one + 1, other), at(one, other + 1))
    }
  const lines: TagDifferenceLine[] = []
  let [one, other] = [0, 0]
  while (one < ours.length || other < theirs.length) {
    const [mine, yours] = [ours[one], theirs[other]]
    if (mine !== undefined && mine === yours) {
      lines.push({ of: 'both', text: mine })
      one++
      other++
    } else if (mine !== undefined && (yours === undefined || at(one + 1, other) >= at(one, other + 1))) {
      lines.push({ of: 'first', text: mine })
      one++
    } else if (yours !== undefined) {
      lines.push({ of: 'second', text: yours })
      other++
    }
  }
  return lines
}

/** Returns the names of the attributes or parameters that differ, each once. */
export function changedNames(lines: readonly TagDifferenceLine[]): string[] {
  const names = lines
    .filter(({ of }) => of !== 'both')
    .map(({ text }) => text.trim().replace(/^[?&]/, '').split('=')[0] ?? '')
  return [...new Set(names.filter((name) => /^[\w-]+$/.test(name)))]
}
