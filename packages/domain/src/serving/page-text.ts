const NAMED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Characters that an HTML parser replaces even when they are escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is what is looked for.
const IMPOSSIBLE = /\u0000|\p{Surrogate}/gu

/** Escapes a text for HTML, between tags or in a quoted attribute, on one line. A parser reads back the same text. */
export const escapeHtml = (text: string): string =>
  text
    .replace(IMPOSSIBLE, '\uFFFD')
    .replace(/[&<>"'\t\n\f\r]/g, (character) => NAMED[character] ?? `&#${character.charCodeAt(0)};`)

/** A value as JSON inside a script element: nothing in it ends the element or a line. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/**
 * Source text of a function, in parentheses, to be run by a page. The function must not refer to anything outside
 * itself, because only its own text is delivered.
 */
export const functionText = (run: (...given: never[]) => unknown): string =>
  `(${run.toString().replace(/<(?=\/script|script|!--)/gi, '\\x3c')})`
