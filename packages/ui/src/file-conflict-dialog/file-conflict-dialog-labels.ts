/** Every word that a FileConflictDialog shows or says. */
export const fileConflictLabels = {
  title: (name: string) => `“${name}” is already here`,
  description: 'Choose what becomes of the file that you are adding.',
  existing: 'Already here',
  incoming: 'You are adding',
  newer: 'Newer',
  larger: 'Larger',
  sameSize: 'Both have the same size.',
  keptAs: (name: string) => `Keeping both names the new one “${name}”.`,
  all: (count: number) =>
    count === 1 ? 'Do the same with the other conflict' : `Do the same with the other ${count} conflicts`,
  skip: 'Skip',
  keepBoth: 'Keep both',
  replace: 'Replace',
  close: 'Stop adding',
}

export type FileConflictLabels = typeof fileConflictLabels
