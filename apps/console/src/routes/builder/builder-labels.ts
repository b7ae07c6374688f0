/** English texts of the builder. */
export const builderLabels = {
  newAd: 'New ad',
  restoredHint: 'They were kept in this browser when you last left the builder.',
  restored: 'Unsaved changes restored',
  discardChanges: 'Discard changes',
  startOver: 'Start over',
  save: 'Save',
  nothingToSave: 'Nothing to save yet',
  unsavedKept: 'Unsaved changes, kept in this browser',
  unsaved: 'Unsaved changes. This browser can’t keep them, so save soon.',
  creativeSettings: 'Creative settings',
  goToCampaigns: 'Go to campaigns',
  goToCampaign: 'Go to the campaign',
  foreign: 'This creative wasn’t made with the ad builder',
  foreignHint: 'Only ads made here can be opened here. Its own page has all its settings.',
  openFailed: 'Couldn’t open the ad',
  loadFailed: 'Couldn’t load the ad',
  tryAgain: 'Try again',
  adBuilder: 'Ad builder',
  titleOf: (name: string) => `${name} · Ad builder`,
  adSaved: 'Ad saved',
  saveAd: 'Save ad',
  updates: (name: string) => `Updates “${name}”`,
  newCreative: 'New creative',
  replaceTheirVersion: 'Replace their version',
  saved: 'Saved',
  campaigns: 'Campaigns',
  campaign: 'Campaign',
  pleaseTryAgain: 'Please try again.',
}

/** Texts of the builder. */
export type BuilderLabels = typeof builderLabels
