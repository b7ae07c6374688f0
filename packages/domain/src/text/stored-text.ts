/** A NUL, or half of a pair of UTF-16: no database keeps them as they are. */
const UNSTORABLE_CHARACTER = /[\0\p{Cs}]/u

/** What is said about a text that holds a character that no database keeps. */
export const UNSTORABLE = 'Take out the character that cannot be stored'

/** Whether a text can be stored as it is. */
export const isStorable = (text: string): boolean => !UNSTORABLE_CHARACTER.test(text)
