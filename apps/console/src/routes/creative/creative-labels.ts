/** English texts of the creative. */
export const creativeLabels = {
  report: 'Report',
  tag: 'Tag',
  results: 'Results',
  goToCampaign: 'Go to the campaign',
  loadFailed: 'Couldn’t load the creative',
  tryAgain: 'Try again',
  keyFiguresSinceStart: 'Key figures since the start',
  publishedVersions: 'Published versions',
  copyId: (id: string) => `Copy ${id}`,
  files: 'Files',
  pleaseTryAgain: 'Please try again.',
  notFound: 'Not found',
  creative: 'Creative',
  campaign: 'Campaign',
  campaigns: 'Campaigns',
  usedInHtml: 'Used in the HTML',
}

/** Texts of the creative. */
export type CreativeLabels = typeof creativeLabels
