/** Every word that a FileDropzone shows or says. */
export const fileDropzoneLabels = {
  chooseOne: 'Choose a file',
  chooseMany: 'Choose files',
  chooseFolder: 'Choose a folder',
  orDrop: 'or drop it here',
  orDropMany: 'or drop them here',
  drop: 'Drop to add',
  cannotDrop: 'This cannot be added here',
  or: 'or',
  upTo: (size: string) => `up to ${size}`,
  atMost: (count: number) => `${count} files at most`,
  rejected: (count: number) => (count === 1 ? 'This file was not added' : `${count} files were not added`),
  wrongType: (types: string) => `Not a file of type ${types}`,
  tooLarge: (size: string, most: string) => `Has ${size}, ${most} at most`,
  tooMany: (most: number) => (most === 1 ? 'Only one file at a time' : `Only ${most} files at a time`),
  dismiss: 'Dismiss',
}

export type FileDropzoneLabels = typeof fileDropzoneLabels
