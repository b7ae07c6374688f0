/** How many characters a text has, as zod counts them: an emoji is one, though UTF-16 needs two for it. */
export const countCharacters = (text: string): number => Array.from(text).length
