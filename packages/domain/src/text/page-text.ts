const NAMED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Characters that an HTML parser replaces even when they are escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is what is looked for.
const IMPOSSIBLE = /\u0000|\p{Surrogate}/gu

/** Escapes text for HTML content and quoted attributes, on one line. A parser reads back the same text. */
export const escapeHtml = (text: string): string =>
  text
    .replace(IMPOSSIBLE, '\uFFFD')
    .replace(/[&<>"'\t\n\f\r]/g, (character) => NAMED[character] ?? `&#${character.charCodeAt(0)};`)

/** Serializes a value as JSON for a script element, without characters that could end the element or a line. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Returns the source of a function in parentheses, for a page to run. The function has to be self-contained. */
export const functionText = (run: (...given: never[]) => unknown): string =>
  `(${run.toString().replace(/<(?=\/script|script|!--)/gi, '\\x3c')})`
