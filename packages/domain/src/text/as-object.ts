/** The named values of something that came from outside. */
export type Fields = Partial<Record<string, unknown>>

/** An object that came from outside, to be looked into; undefined for anything else, lists too. */
export const asObject = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined
