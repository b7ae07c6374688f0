/** English texts of the hand over dialog. */
export const handOverDialogLabels = {
  searchCreatives: 'Search creatives',
  noMatch: (query: string) => `No creative matches “${query}”.`,
  creatives: 'Creatives',
  createHandOverPack: 'Create hand-over pack',
  hint: 'A ZIP for publishers with tags, backup images, previews, specs, click URLs and contacts.',
  nothingYet: 'Nothing to hand over yet',
  nothingYetHint: 'Publish at least one creative of this campaign. Only published creatives have tags.',
  close: 'Close',
  handOverPack: 'Hand-over pack',
  createFailed: "The pack couldn't be created. Try again.",
  notCreated: 'Pack not created',
  createPack: 'Create pack',
  cancel: 'Cancel',
  platforms: 'Platforms',
  platformsHint: 'Each creative gets a tag for every platform, as text and in one spreadsheet.',
  creating: 'Creating the pack',
  packDownloaded: 'Pack downloaded',
  selected: (selected: string, all: string) => `${selected} of ${all} selected`,
  selectAll: (number: string) => `Select all ${number} published`,
  firstOf: (listed: string, found: string) => `First ${listed} of ${found}. Search to list others.`,
  notPublished: (type: string, size: string) => `${type}, ${size}. Not published: publish it to hand it over.`,
  paused: (type: string, size: string) => `${type}, ${size}. Paused: its tags show nothing until you resume them.`,
  contents: (creatives: number, platforms: number, format: (number: number) => string) =>
    `It contains ${format(creatives)} ${creatives === 1 ? 'creative' : 'creatives'} with tags for ${format(platforms)} ${platforms === 1 ? 'platform' : 'platforms'}. Its README lists what to check before use.`,
}

/** Texts of the hand over dialog. */
export type HandOverDialogLabels = typeof handOverDialogLabels
