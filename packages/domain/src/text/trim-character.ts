/** Returns a text without a character at its start and end. Linear: a pattern such as `-+$` is not in long texts. */
export function trimCharacter(text: string, character: string): string {
  let start = 0
  let end = text.length
  while (start < end && text.charAt(start) === character) start += 1
  while (end > start && text.charAt(end - 1) === character) end -= 1
  return text.slice(start, end)
}
