// Names of tags that only Placard's packages and apps use. They may change in any release.
export { bannerContent, findFillingFile } from '../../ad-document/banner-content.js'
export {
  CLICK_TEST_CHANNEL,
  clickReport,
  clickTestEnd,
  clickTestScript,
  readClickReport,
} from '../../click-test/click-report.js'
export { clickTestPage, fillTag } from '../../click-test/fill-tag.js'
export type { CreativeSpecs, HandOverRequest } from '../../hand-over/hand-over.js'
export {
  creativeSpecs,
  findBackupImage,
  handOverFileName,
  handOverPreview,
  handOverSelectionSchema,
  MAX_PACK_CREATIVES,
  NO_PACK_CREATIVE,
  TOO_MANY_PACK_CREATIVES,
} from '../../hand-over/hand-over.js'
export type { CheckedCreative } from '../../hand-over/hand-over-checks.js'
export { packWarnings } from '../../hand-over/hand-over-checks.js'
export type { Contact } from '../../hand-over/hand-over-readme.js'
export { handOverReadme } from '../../hand-over/hand-over-readme.js'
export type { MacroSlot } from '../../platform/platform-macros.js'
export {
  enteredMacros,
  MACRO_SLOT_TEXTS,
  openMacroSlots,
  platformMacrosSchema,
  platformWithMacros,
  unconfirmedDefaults,
} from '../../platform/platform-macros.js'
export { initScript } from '../../serving/init-script.js'
export { CLICK_TEST_PARAMETER, pageWithScript } from '../../serving/page-frame.js'
export type { PreviewCondition } from '../../serving/preview-document.js'
export {
  bannerPreview,
  moveCommand,
  PREVIEW_CONDITIONS,
  previewDocument,
  previewGap,
  previewKey,
} from '../../serving/preview-document.js'
export type { PreviewPosition } from '../../serving/sync-preview.js'
export { buildVpaidParameters } from '../../serving/vpaid-parameters.js'
export { vpaidUnit } from '../../serving/vpaid-unit.js'
export { createClickTestID, followClick } from '../../tag/click-trail.js'
export { applyMacroFix, fixMacros } from '../../tag/lint-tag.js'
export { findFallbackLiveID, formatPublishedAt, PUBLICATION_LABELS, publicationState } from '../../tag/publication.js'
export { rememberPlatform } from '../../tag/recent-platforms.js'
export type { ServingEvent } from '../../tag/serving-url.js'
export {
  redirectLocation,
  SERVING_EVENTS,
  SERVING_LIFE_MS,
  servingEventSchema,
  servingUrls,
} from '../../tag/serving-url.js'
export { changedNames, tagDifference } from '../../tag/tag-difference.js'
export { clickTagMacro, tagMacros } from '../../tag/tag-macros.js'
export { requestedFallback, tagQuerySchema } from '../../tag/tag-query.js'
export { fillMacros, trackerMacros } from '../../tag/tracker-macros.js'
export { otherVastHost } from '../../vast/vast-chain.js'
export type { VastPlayerCommand, VastPlayerMessage } from '../../vast/vast-player.js'
export { VAST_PLAYER_PATH, vastBlockedText, vastErrorText, vastPlayerMessageSchema } from '../../vast/vast-player.js'
