/** English texts of the creative. */
export const creativeLabels = {
  report: 'Report',
  tag: 'Tag',
  results: 'Results',
  goToCampaign: 'Go to the campaign',
  loadFailed: 'Couldn’t load the creative',
  tryAgain: 'Try again',
  keyFiguresSinceStart: 'Key figures since the start',
  tagPaused: 'Tag paused',
  tagResumed: 'Tag resumed',
  tagPausedHint: 'It shows an empty ad and counts nothing.',
  tagResumedHint: 'It serves again within seconds.',
  wentBack: (number: number) => `The tag shows version ${number} again`,
  publishedHere: 'Published on this tag',
  files: 'Files',
  pleaseTryAgain: 'Please try again.',
  notFound: 'Not found',
  creative: 'Creative',
  campaign: 'Campaign',
  campaigns: 'Campaigns',
  usedInHtml: 'Used in the HTML',
  html: 'Custom HTML',
  htmlOfBanner: 'HTML of the banner',
  htmlOfBuilder: 'The HTML comes from the ad builder.',
  editDesign: 'Edit design',
  htmlHint: 'Saved on its own. Publish the creative to serve it.',
  saveOthersFirst: 'Save your other changes first.',
  saveHtml: 'Save HTML',
  htmlNotSaved: 'Couldn’t save the HTML. Try again.',
}

/** Texts of the creative. */
export type CreativeLabels = typeof creativeLabels
