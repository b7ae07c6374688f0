import type { TableLayout } from '@placard/domain'

/** What was asked of the rows: when it changes, the lines are others. */
export const questionOf = (search: string, { sort, filters, groups }: TableLayout): string =>
  JSON.stringify([search, sort, filters, groups])
