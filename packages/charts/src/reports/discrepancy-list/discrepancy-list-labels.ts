/** English texts of the list of discrepancy checks. Numbers, days and percentages in parameters are formatted. */
export const discrepancyListLabels = {
  checks: 'Checks',
  file: 'File',
  platform: 'Platform',
  unknownPlatform: 'Unknown',
  range: 'Dates',
  noRange: 'Not chosen',
  createdBy: 'By',
  deletedUser: 'Deleted user',
  createdAt: 'Compared',
  difference: 'Impressions',
  status: 'Result',
  within: 'Within tolerance',
  outside: 'Outside tolerance',
  notCompared: 'Not compared',
  questions: (count: string, number: number) => `${count} open ${number === 1 ? 'question' : 'questions'}`,
  empty: 'No checks yet',
  emptyHint:
    'Drop the report of another ad server or DSP here. It is compared with our data by day, creative and size, with the likely causes of the difference.',
  deleteCheck: 'Delete check',
  deleteName: (name: string) => `Delete ${name}`,
  deleteQuestion: (name: string) => `Delete the check of ${name}?`,
  deleteHint: 'Its result and corrections are deleted, and the file if it was kept. This can’t be undone.',
  deleteFailed: 'Couldn’t delete the check. Please try again.',
}

export type DiscrepancyListLabels = typeof discrepancyListLabels
