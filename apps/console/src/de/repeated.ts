/** Advice after a failure. */
export const failed = 'Bitte versuchen Sie es erneut.'

/** Returns a formatted number with its noun. */
export const count = (number: string, amount: number, one: string, many: string) =>
  `${number} ${amount === 1 ? one : many}`
