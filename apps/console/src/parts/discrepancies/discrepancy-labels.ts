/** English texts of the discrepancy checks of a campaign. */
export const discrepancyLabels = {
  title: 'Discrepancies',
  hint: 'Compare our data with the report of another ad server or DSP.',
  allChecks: 'All checks',
  checkFailed: 'Couldn’t load the check',
  checkMissing: 'This check is no longer there',
  checkMissingHint: 'It was deleted, or belongs to a campaign that you don’t have access to.',
  tryAgain: 'Try again',
  pleaseTryAgain: 'Please try again.',
  unknownPlatform: 'Unknown platform',
  compared: (age: string) => `compared ${age}`,
  by: (name: string) => `by ${name}`,
  fileKept: 'file kept',
  fileDeleted: 'file deleted after reading',
  csv: 'CSV',
  xlsx: 'Excel',
  print: 'Print',
  comparing: 'Comparing…',
  chooseAgain: (name: string) => `Choose “${name}” again`,
  fileNeeded: 'The file was deleted after reading',
  fileNeededHint: 'To apply this correction it has to be read again. Your correction is kept until then.',
  notApplied: 'The correction wasn’t applied',
  changedMeanwhile:
    'Somebody else has corrected this check meanwhile. It’s shown as it is now: check it, then repeat your correction.',
  settings: 'Settings of the comparison',
  matches: 'Matched creatives',
  reading: 'How the file was read',
  compareFile: 'Compare with a file',
  dropFile: 'Drop a partner’s report to compare it',
  dropHint: 'CSV, TSV, XLSX, or a ZIP of one, up to 50 MB',
}

export type DiscrepancyLabels = typeof discrepancyLabels
