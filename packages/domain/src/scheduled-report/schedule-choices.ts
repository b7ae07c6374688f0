/** How often a report is sent. */
export const SCHEDULE_FREQUENCIES = ['Daily', 'Weekly', 'Monthly', 'On campaign end'] as const
/** How much of a report is sent. */
export const REPORT_TYPES = ['Summary', 'Full'] as const
