// Names of creative that only Placard's packages and apps use. They may change in any release.
export { longestAnimation } from '../../asset/animation.js'
export type { UploadFields } from '../../asset/asset.js'
export {
  assetSchema,
  FILES_PREFIX,
  INCORRECT_UPLOAD_TARGET,
  MAX_ASSET_BYTES,
  MAX_FILES_PER_UPLOAD,
  uploadFieldsSchema,
} from '../../asset/asset.js'
export type { AssetFormat } from '../../asset/asset-formats.js'
export {
  ARCHIVE_LIMITS,
  ASSET_FORMATS,
  assetNameSchema,
  MAX_ASSET_PIXELS,
  MAX_ASSET_SECONDS,
  MAX_ASSET_SIDE_PX,
  MAX_SVG_BYTES,
  matchesSignature,
  promisedFormat,
  SIGNATURE_BYTES,
} from '../../asset/asset-formats.js'
export { assetInSlot, slotFileName, slotFormats } from '../../asset/asset-slot.js'
export { MAX_BROKEN_REFERENCES } from '../../asset/broken-references.js'
export { MAX_EXITS } from '../../asset/find-exits.js'
export { findInsecureUrls, MAX_INSECURE_URLS } from '../../asset/insecure-urls.js'
export {
  createPathLookup,
  ENTRY_PAGE,
  escapePercents,
  fileExtension,
  findFolder,
  foldPath,
  isIgnoredEntry,
  pageFileType,
} from '../../asset/page-archive.js'
export {
  assetProblem,
  assetSizeWarning,
  findAssetByName,
  formatMediaMetadata,
  MAX_ASSET_SIZE_TEXT,
  metadataProblem,
  repeatedNames,
  uniqueAssetName,
} from '../../creative/asset-check.js'
export { addPreviewTask, closestCpuLimit, ENDLESS_CPU_USE, NO_CPU_USE } from '../../creative/cpu-limit.js'
export { readPreviewTask } from '../../creative/cpu-use.js'
export {
  CREATIVE_NOT_FOUND,
  CREATIVE_TYPE_DESCRIPTIONS,
  canReplace,
  clickMacroText,
  creativeSize,
  FALLBACK_NOT_FOUND,
  FLUID_HINT,
  fallbackCreativeID,
  freeCopyName,
  MAX_CREATIVES_PER_USER,
  MAX_HTML_LENGTH,
  MAX_SIDE_PX,
  NO_CREATIVE_YET,
  parseCreativeSize,
  publishedCreativeSchema,
  STORAGE_FULL,
  TOO_MANY_CREATIVES,
} from '../../creative/creative.js'
export { creativeDraftSchema, creativeWithDraft, draftToInput } from '../../creative/creative-draft.js'
export { CREATIVE_FILE_ENDINGS, creativeFromFile } from '../../creative/creative-from-file.js'
export { findCreativeLayout, layoutsWithOptions } from '../../creative/creative-layout.js'
export { findSizePreset, SIZE_SOURCES, sizesForType } from '../../creative/creative-sizes.js'
export {
  checkTrackers,
  listTrackerKinds,
  listTrackerTypes,
  trackerProblems,
  trackerUrlProblems,
} from '../../creative/creative-trackers.js'
export { canMoveFile } from '../../creative/file-groups.js'
export type { FindingCode } from '../../creative/publish-finding.js'
export {
  CONFIRMATION_NEEDED_STATUS,
  EDITOR_SECTIONS,
  publishErrors,
  refusedFindings,
  unconfirmedWarnings,
} from '../../creative/publish-finding.js'
export {
  INVALID_KINDS,
  TAG_NOT_FOUND,
  TAG_OR_NEW_TAG,
  TAG_PAUSED,
  VERSION_NOT_FOUND,
  VERSIONS_PER_TAG,
} from '../../creative/published-version.js'
export {
  changedOptions,
  creativeSettingsChoicesSchema,
  SETTING_LABELS,
  settingsChoices,
  settingsFromChoices,
} from '../../creative-settings/creative-settings.js'
export {
  fillLandingPage,
  LANDING_PAGE_VALUES,
  NO_LANDING_PAGE,
  resolvedLandingPage,
  resolvedTrackers,
  withLandingPage,
} from '../../landing-page/landing-page.js'
export { requiredLandingPageSchema } from '../../landing-page/landing-page-check.js'
export { UTM_PARAMETERS } from '../../landing-page/utm-parameters.js'
export { findLayout, LAYOUTS } from '../../layout/layout.js'
export {
  hiddenOptions,
  layoutChoiceText,
  layoutGroups,
  layoutOptionHint,
  layoutOptionText,
  outOfBounds,
  shownLayoutOptions,
} from '../../layout/layout-options.js'
export { formatWeight, weighCreative } from '../../publish-checks/creative-weight.js'
export { sizeAndWeightFindings } from '../../publish-checks/publish-findings.js'
export type { TrackerKind } from '../../tracker/tracker.js'
export {
  findLandingPage,
  repeatedTrackers,
  TRACKER_KIND_HINTS,
  TRACKER_KIND_LABELS,
  TRACKER_KINDS,
  TRACKER_TYPE_LABELS,
} from '../../tracker/tracker.js'
