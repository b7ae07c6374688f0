// Names of share that only Placard's packages and apps use. They may change in any release.
export type { LinkFields } from '../../link-view/link-fields.js'
export { createLinkFields, findLinkField, linkFieldsSchema } from '../../link-view/link-fields.js'
export { linkPresetText, linkSummary } from '../../link-view/link-text.js'
export { isOfLink, NOT_OF_LINK } from '../../link-view/link-view.js'
export { computeContrast, legibleColor, PAGE_BACKGROUNDS } from '../../share-token/legible-color.js'
export { ENDED_LINK_DAYS, LINKS_PER_PAGE, linkExpiry } from '../../share-token/link-defaults.js'
export {
  LINK_LOCKED,
  LINK_PASSWORD_TOO_SHORT,
  LINK_PRESETS,
  linkSettingsSchema,
  MAX_LINK_CREATIVES,
  NO_EMBEDDING_WITH_PASSWORD,
  WRONG_LINK_PASSWORD,
} from '../../share-token/link-settings.js'
export { isMetricShown, REPORT_PARTS, stepsWithoutParts } from '../../share-token/report-parts.js'
export type { LinkState } from '../../share-token/share-token.js'
export type { PageMarkup, PageOrder, PrerenderedPage } from '../../shared-page/shared-page.js'
export { PRERENDERED_PAGE_ID } from '../../shared-page/shared-page.js'
