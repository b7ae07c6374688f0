/** English texts of the publish button. */
export const publishButtonLabels = {
  saveAndPublish: 'Save and publish',
  publish: 'Publish',
  publishChanges: 'Publish changes',
  copyTag: 'Copy tag',
  publishAndTag: 'Publish and tag',
  morePublishing: 'More ways to publish',
  moreTags: 'More platforms and ways to publish',
  copyTagFor: 'Copy tag for',
  showTags: 'Show tags',
  publishAsNewTag: 'Publish as a new tag',
  newTagHint: 'Adds a tag that is counted on its own. Placed tags keep showing what they show now.',
  saveFirst: 'Save your changes first.',
}

/** Texts of the publish button. */
export type PublishButtonLabels = typeof publishButtonLabels
