/** A NUL, or half of a pair of UTF-16: no database keeps them as they are. */
const UNSTORABLE_CHARACTER = /[\0\p{Cs}]/u

/** What is said about a text that holds a character that no database keeps. */
export const UNSTORABLE = 'Take out the character that cannot be stored'

/** Control characters and line separators, without NUL, which `isStorable` refuses already. */
const CONTROL_CHARACTER = /(?!\0)[\p{Cc}\u2028\u2029]/u

/** Message for a name with a line break or another control character. */
export const CONTROL_CHARACTER_IN_NAME = 'Take out the line break or other control character'

/** Whether a name has no control characters, which could break email headers, file names and rows of a table. */
export const isPlainName = (name: string): boolean => !CONTROL_CHARACTER.test(name)

/** Whether a text can be stored as it is. */
export const isStorable = (text: string): boolean => !UNSTORABLE_CHARACTER.test(text)
