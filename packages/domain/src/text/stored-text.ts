/** NUL and lone UTF-16 surrogates, which databases cannot store. */
const UNSTORABLE_CHARACTER = /[\0\p{Cs}]/u

/** Message for a text with a character that databases cannot store. */
export const UNSTORABLE = 'Take out the character that cannot be stored'

/** Control characters and line separators except NUL, which `isStorable` rejects. */
const CONTROL_CHARACTER = /(?!\0)[\p{Cc}\u2028\u2029]/u

/** Message for a name with a line break or another control character. */
export const CONTROL_CHARACTER_IN_NAME = 'Take out the line break or other control character'

/** Returns true if a name has no control characters, which could break email headers, file names and table rows. */
export const isPlainName = (name: string): boolean => !CONTROL_CHARACTER.test(name)

/** Returns true if a database can store a text unchanged. */
export const isStorable = (text: string): boolean => !UNSTORABLE_CHARACTER.test(text)
