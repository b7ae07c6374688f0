/** The columns of head and rows; in a narrow browser size and date stand under the name. */
export const listColumns =
  'grid grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] items-center @2xl:grid-cols-[2.75rem_minmax(0,1fr)_5.5rem_12.5rem_2.75rem] coarse:grid-cols-[3.25rem_minmax(0,1fr)_3.25rem] coarse:@2xl:grid-cols-[3.25rem_minmax(0,1fr)_5.5rem_12.5rem_3.25rem]'

/** The height of a row. */
export const listLine = 'h-14 @2xl:h-(--placard-row-height)'

/** The height of the list's head in px; it stays while the rows scroll. */
export const LIST_HEAD = 36
