// Entry point `@placard/domain/creative`: creatives: their assets, layouts, trackers and landing pages, and the checks before publishing.
export type { AssetAnimation } from '../asset/animation.js'
export { findAnimation } from '../asset/animation.js'
export type { Asset } from '../asset/asset.js'
export { ASSET_MESSAGES } from '../asset/asset-formats.js'
export { assignSlots, emptySlotProblem, slotProblem, slotsForFile } from '../asset/asset-slot.js'
export type { BrokenReference } from '../asset/broken-references.js'
export { findBrokenReferences } from '../asset/broken-references.js'
export type { AdExit } from '../asset/find-exits.js'
export { findExits } from '../asset/find-exits.js'
export { findEntryPages } from '../asset/page-archive.js'
export { videoCodecName } from '../asset/video-codec.js'
export type { MediaMetadata } from '../creative/asset-check.js'
export type { CpuUse } from '../creative/cpu-limit.js'
export type {
  BannerCreative,
  Creative,
  CreativeInput,
  CreativeSummary,
  CreativeType,
  LiveCreative,
  PublishedCreative,
} from '../creative/creative.js'
export { CREATIVE_TYPES, creativeInputSchema, creativeSchema, newCreative } from '../creative/creative.js'
export type { CreativeDraft } from '../creative/creative-draft.js'
export { createDraft, draftPath, draftProblems } from '../creative/creative-draft.js'
export { readAdSize } from '../creative/creative-from-file.js'
export type { FileGroup, FilePlace, NamedFile, PlacedFile } from '../creative/file-groups.js'
export { groupFiles, moveFile, separateFile, withoutFile } from '../creative/file-groups.js'
export type { EditorSection, PublishFinding } from '../creative/publish-finding.js'
export type { InvalidKind, PublishedVersion, TagActivity } from '../creative/published-version.js'
export type { CreativeSetting, CreativeSettingsChoices } from '../creative-settings/creative-settings.js'
export { creativeSettingsSchema } from '../creative-settings/creative-settings.js'
export type { LandingPageValue, LandingPageValues } from '../landing-page/landing-page.js'
export type { LandingPageIssue, LandingPageIssueCode } from '../landing-page/landing-page-check.js'
export {
  asciiHost,
  completeLandingPage,
  landingPageFieldSchema,
  landingPageIssues,
} from '../landing-page/landing-page-check.js'
export type { UtmParameter } from '../landing-page/utm-parameters.js'
export { readUtmParameters, withUtmParameter } from '../landing-page/utm-parameters.js'
export type {
  ChoiceOption,
  ColorOption,
  ImageOption,
  Layout,
  LayoutOption,
  SliderOption,
  TextOption,
} from '../layout/layout.js'
export { GLOBAL_LAYOUT, IN_BANNER_VIDEO } from '../layout/layout.js'
export type { LayoutOptionValues, LayoutOutput } from '../layout/layout-options.js'
export { createLayoutDefaults, createLayoutOptionsSchema } from '../layout/layout-options.js'
export type { CreativeWeight, WeightBudget } from '../publish-checks/creative-weight.js'
export type { PlannedCreative, PlannedFile } from '../publish-checks/planned-creative.js'
export { planCreative, plannedFindings, uploadNames } from '../publish-checks/planned-creative.js'
export type { PublishableCreative, PublishContext } from '../publish-checks/publish-findings.js'
export { errorFindings, publishBlocker, publishFindings } from '../publish-checks/publish-findings.js'
export type { Tracker, Trackers } from '../tracker/tracker.js'
export { trackerSchema, trackersSchema } from '../tracker/tracker.js'
