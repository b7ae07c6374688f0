/** English texts of the tags and versions of a creative. */
export const tagVersionsLabels = {
  title: 'Tags and versions',
  tag: 'Tag',
  newestTag: 'Newest tag',
  earlierTag: 'Earlier tag',
  tagOf: (title: string, id: string) => `${title} ${id}`,
  serving: 'Serving',
  paused: 'Paused',
  since: 'Since',
  copyId: (id: string) => `Copy ${id}`,
  copyTag: 'Copy tag',
  pause: 'Pause',
  resume: 'Resume',
  publishHere: 'Publish here',
  publishHereHint: 'Shows the saved creative on this tag too.',
  pausedHint: 'The tag shows an empty ad and counts nothing until you resume it. It can still be copied.',
  unpublished: 'The creative has changes that this tag doesn’t show. Publish them to show them.',
  unpublishedAfterRestore: (number: number) =>
    `This tag shows version ${number} again. Changes made after it are not published.`,
  versionsOf: (id: string) => `Versions of tag ${id}`,
  version: (number: number) => `Version ${number}`,
  showsNow: 'Shows now',
  showsWhenResumed: 'Shown when resumed',
  restores: (number: number) => `Restores version ${number}`,
  publishedBy: (name: string) => `by ${name}`,
  goBack: (number: number) => `Go back to version ${number}`,
  goBackQuestion: (number: number) => `Go back to version ${number}?`,
  goBackHint: (number: number, next: number) =>
    `The placed tag shows version ${number} again within seconds, as version ${next}. Its results go on under the same ID, and the creative in the editor stays as it is.`,
  goBackPausedHint: (number: number) =>
    `The tag is paused. It shows version ${number} when you resume it. The creative in the editor stays as it is.`,
  showAll: (count: number) => `Show all ${count} versions`,
  fasterTitle: 'Somebody else was faster',
  fasterHint: 'The tag has changed meanwhile, and nothing else was changed. The list shows what it shows now.',
  failed: 'Couldn’t change the tag',
  pleaseTryAgain: 'Please try again.',
  loadFailed: 'Couldn’t load the versions',
  tryAgain: 'Try again',
  keptVersions: (count: number) => `The last ${count} versions of each tag are stored.`,
}

/** Texts of the tags and versions of a creative. */
export type TagVersionsLabels = typeof tagVersionsLabels
