/** English texts of the schedule report. */
export const scheduleReportLabels = {
  cancel: 'Cancel',
  newSchedule: 'New schedule',
  newHint: 'Recipients get the report as an attachment.',
  leaveNew: {
    title: 'Leave without scheduling?',
    description: 'What you entered isn’t scheduled yet.',
    leaveLabel: 'Leave without scheduling',
  },
  editSchedule: 'Edit schedule',
  leaveEdit: {
    title: 'Leave without saving?',
    description: 'Your changes aren’t saved yet.',
    leaveLabel: 'Leave without saving',
  },
  list: 'Scheduled reports',
  listHint: 'Email this campaign’s report automatically.',
}

/** Texts of the schedule report. */
export type ScheduleReportLabels = typeof scheduleReportLabels
