// Entry point `@placard/domain/tags`: tags: building and checking them for each platform, the documents they serve, VAST.
export type { ClickChain, ClickStep } from '../click-test/click-chain.js'
export { readClickChain } from '../click-test/click-chain.js'
export type { ClickReport } from '../click-test/click-report.js'
export type { ClickTexts } from '../click-test/click-texts.js'
export { clickTexts } from '../click-test/click-texts.js'
export type { HandOverSelection } from '../hand-over/hand-over.js'
export { handOverChecks } from '../hand-over/hand-over-checks.js'
export type {
  AppMacro,
  AppSubject,
  ClickMacros,
  ConsentMacros,
  DealMacro,
  ExtraAttribute,
  Macro,
  Platform,
  PlatformName,
  ThirdPartyAttribute,
} from '../platform/platform.js'
export { PLATFORM_NAMES } from '../platform/platform.js'
export type { MacrosByPlatform, PlatformMacros } from '../platform/platform-macros.js'
export { PLATFORMS } from '../platform/platforms.js'
export type { BannerParts, BannerServing } from '../serving/banner-document.js'
export { bannerDocument } from '../serving/banner-document.js'
export { pageScript } from '../serving/page-frame.js'
export type { Tag, TagModel } from '../tag/build-tag.js'
export { buildTag, tagWarnings } from '../tag/build-tag.js'
export type { LintOptions } from '../tag/lint-tag.js'
export { lintTag } from '../tag/lint-tag.js'
export type { LintTexts } from '../tag/lint-texts.js'
export { lintTexts } from '../tag/lint-texts.js'
export type { LintTrackerOptions } from '../tag/lint-tracker.js'
export { lintTracker } from '../tag/lint-tracker.js'
export type { MacroFinding, MacroFix } from '../tag/macro-finding.js'
export { isServing, pauseState, publications, publishEffect } from '../tag/publication.js'
export { copyPlatforms } from '../tag/recent-platforms.js'
export type { ServingUrls } from '../tag/serving-url.js'
export type { TagActivityState } from '../tag/tag-activity.js'
export { tagActivityState } from '../tag/tag-activity.js'
export type { TagClick, TagValues } from '../tag/tag-query.js'
export type { VastInspection, VastMedia, VastNode, VastProblem, VastTracker } from '../vast/inspect-vast.js'
export type { VastFailure, VastStep } from '../vast/vast-chain.js'
export { inspectVastChain } from '../vast/vast-chain.js'
export type { VastTexts } from '../vast/vast-texts.js'
export { vastTexts } from '../vast/vast-texts.js'
export type { XmlTree } from '../vast-rules/vast-rules.js'
