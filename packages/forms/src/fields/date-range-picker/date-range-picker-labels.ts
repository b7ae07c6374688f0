/** English texts of the date range picker. */
export const dateRangePickerLabels = {
  calendarFailed: 'Couldn’t load the calendar. Check your connection, then open the dates again.',
  comparison: 'Comparison',
  compareWith: 'Compare with',
  matchWeekdays: 'Match weekdays',
  comparisonStart: 'Start date of comparison',
  from: 'From',
  dateRange: 'Date range',
  openRange: 'Date range, while it’s open',
  noEarlierDays: 'No earlier days',
  noLaterDays: 'No later days',
  datesIn: (label: string) => `Dates in ${label}`,
  dayPlaceholder: 'Choose or type a day',
  chosenRange: 'Chosen range',
  cancel: 'Cancel',
  apply: 'Apply',
  presets: 'Presets',
  custom: 'Custom',
  compare: 'Compare',
  previous: 'Previous',
  lastYear: 'Last year',
  previousRange: (range: string) => `Previous: ${range}`,
  nextRange: (range: string) => `Next: ${range}`,
  startDate: 'Start date',
  endDate: 'End date',
  selectStart: 'Select a start date',
  selectEnd: 'Select an end date',
  startsOn: (day: string) => `Starts ${day}, select an end date`,
  rangeDays: (range: string, days: number) => `${range} · ${days} ${days === 1 ? 'day' : 'days'}`,
}

/** Texts of the date range picker. */
export type DateRangePickerLabels = typeof dateRangePickerLabels
