// Entry point `@placard/domain`. Its API is in api/domain.api.md; `pnpm api:update` updates it.
// biome-ignore-all assist/source/organizeImports: a few lines per module are easier to scan than one name per line.
export {
  ACCESS_TOKEN_MESSAGES,
  ACCESS_TOKEN_PREFIX,
  isTokenExpired,
  MAX_TOKEN_DAYS,
} from './access-token/access-token.js'
export {
  MAX_ACCESS_TOKENS,
  newAccessTokenSchema,
  SHORT_LIVED_SECONDS,
  shortLivedTokenSchema,
  TOKEN_PASSWORD_RULE,
} from './access-token/access-token.js'
export { TOKEN_ACCESS_LABELS, TOKEN_LIFETIMES, tokenAccessSchema } from './access-token/access-token.js'
export type { AccessToken, CreatedAccessToken, NewAccessToken, TokenAccess } from './access-token/access-token.js'
export { changePasswordSchema, forgotPasswordSchema, isCompanyEmail } from './account/account-forms.js'
export {
  ownPasswordSchema,
  parseLinkAlone,
  parseVerificationLink,
  profileSchema,
  signUpSchema,
} from './account/account-forms.js'
export { signOutEverywhereSchema, verificationLinkSchema, verifySchema } from './account/account-forms.js'
export type { ChangePasswordInput, ForgotPasswordInput, OwnPasswordInput } from './account/account-forms.js'
export type { SignOutEverywhereInput } from './account/account-forms.js'
export type {
  ProfileInput,
  SignUpInput,
  Verification,
  VerificationLink,
  VerifyInput,
  VerifyQuery,
} from './account/account-forms.js'
export { ACCOUNT_MESSAGES, MIN_CREDENTIAL_LENGTH, onlyCompanyEmails, passwordTooShort } from './account/credentials.js'
export { decodeVerifyCode, EMAIL_VERIFIED, encodeVerifyCode, UNVERIFIED } from './account/verify-code.js'
// Experimental: may change in any release.
export { ANIMATION_PHASES, type AnimationPhase, SIZE_LAYOUTS, type SizeLayout } from './ad-builder/ad-builder.js'
export { ARTBOARD_ID, adBuilderSchema, adDesignSchema, artboardOf, CLICK_AREAS } from './ad-builder/ad-builder.js'
export { contentLayers, DEFAULT_ARTBOARD, designOf, EASING_CURVES, MAX_HISTORY } from './ad-builder/ad-builder.js'
export { MAX_BUILDER_ASSETS, MAX_KEYFRAMES, MAX_LAYERS, MAX_SIZES } from './ad-builder/ad-builder.js'
export { MAX_TIMELINE_MS, MIN_TIMELINE_MS, newAdBuilder, newAdDesign } from './ad-builder/ad-builder.js'
export type {
  AdBuilderState,
  AdDesign,
  BuilderAsset,
  DerivedSize,
  Easing,
  EasingName,
} from './ad-builder/ad-builder.js'
export type { HistoryStep, Keyframe, LayerGroup, LayerOverride } from './ad-builder/ad-builder.js'
export { type AdBuilderAction, reduceAdBuilder, STEP_LABELS } from './ad-builder/ad-builder-reducer.js'
export { LAYER_ROLES, type LayerRole } from './ad-builder/ad-layer.js'
export { ANIMATION_PRESETS, type AnimationPreset, findPreset } from './ad-builder/animation-presets.js'
export { type PresetAnimation, STAGGER_MS } from './ad-builder/animation-presets.js'
export { type AnimationClip, type KeyframeTimes, layerClips, moveClip } from './ad-builder/keyframe-changes.js'
export { excessiveTimeline } from './ad-builder/timeline.js'
export { endsEmpty, posterTime } from './ad-builder/visible-layers.js'
export { findRoles } from './ad-builder/layer-roles.js'
export { findSizeProblems, type SizeProblem } from './ad-builder/size-problems.js'
export type { OverridePart } from './ad-builder/size-changes.js'
export { BLEND_MODES, BUILDER_FONTS, clampProperty, isContentLayer, LAYER_KIND_LABELS } from './ad-builder/ad-layer.js'
export { LAYER_PROPERTIES, LAYER_PROPERTY_NAMES, layerStyle, newLayer } from './ad-builder/ad-layer.js'
export type { Artboard, ButtonLayer, ContentLayer, Fill, ImageLayer, Layer, LayerKind } from './ad-builder/ad-layer.js'
export type { LayerProperty, LayerSizing, LayerStyle, ShapeLayer, TextLayer } from './ad-builder/ad-layer.js'
export type { VideoLayer } from './ad-builder/ad-layer.js'
export { designFromHtml, type EmbeddedDesign, parseClip } from './ad-builder/builder-document.js'
export { MAX_DESIGN_LENGTH, parseDesign, serializeClip, serializeDesign } from './ad-builder/builder-document.js'
export { UNREADABLE_DESIGN } from './ad-builder/builder-document.js'
export { type BuilderHtmlOptions, builderHtml, builderHtmlProblem } from './ad-builder/builder-html.js'
export { BUILDER_TEMPLATES, type BuilderTemplate } from './ad-builder/templates/builder-templates.js'
export { hasDesign } from './ad-builder/design-marker.js'
export { type DesignSize, designForSize, designSizes, findDerivedSize } from './ad-builder/derived-sizes.js'
export { scaleLook, styleOverride } from './ad-builder/derived-sizes.js'
export { adSecondsOf, creativeOfDesign } from './ad-builder/design-creative.js'
export { copyLayers, type LayerChanges, type LayerClip } from './ad-builder/design-changes.js'
export { ALIGNMENTS, type Alignment, alignParts, type Box, distributeParts } from './ad-builder/layer-arrangement.js'
export { type Guide, HANDLES, type Handle, handleDirection, layerBounds } from './ad-builder/layer-arrangement.js'
export { type MovableParts, pointerAngle, type ResizeOptions, resizeLayer } from './ad-builder/layer-arrangement.js'
export { resizeLayers, rotateLayers, type StyleChanges, snapAngle, snapBox } from './ad-builder/layer-arrangement.js'
export { snapLine, unionBox } from './ad-builder/layer-arrangement.js'
export { type Distance, measureDistances } from './ad-builder/layer-distances.js'
export { contentName, isNamed } from './ad-builder/layer-name.js'
export { offsetClip } from './ad-builder/offset-clip.js'
export { blendCss, type CssProperties, fillCss, layerBoxCss, layerStyleCss, mediaCss } from './ad-builder/layer-css.js'
export { STACK_MOVES, type StackMove } from './ad-builder/layer-stack.js'
export { easedProgress, easingCss, type LayerStyles, layerTracks, minDurationMs } from './ad-builder/timeline.js'
export {
  sampleDesign,
  sampleLayer,
  sampleTrack,
  type Track,
  timelineRuns,
  timelineTime,
} from './ad-builder/timeline.js'
export { ACCOUNT_STATE_LABELS, accountState, CANNOT_TAKE_OVER, cannotSeeCampaigns } from './admin/admin.js'
export { INVITATION_DAYS, INVITATION_MS, INVITE_RESULT_LABELS, invalidAddresses, inviteSchema } from './admin/admin.js'
export { inviteSummary, isEmail, LAST_ADMIN, MAX_INVITED_AT_ONCE, USER_NOT_FOUND } from './admin/admin.js'
export type { AccountState, AdminUser, AdminUserChange, InviteInput, InviteResult } from './admin/admin.js'
export type { UndeliveredInvitation, UserHoldings } from './admin/admin.js'
export { assetSchema, FILES_PREFIX, INCORRECT_UPLOAD_TARGET, MAX_ASSET_BYTES } from './asset/asset.js'
export { MAX_FILES_PER_UPLOAD, uploadFieldsSchema } from './asset/asset.js'
export type { AssetAnimation } from './asset/animation.js'
export { findAnimation, longestAnimation } from './asset/animation.js'
export type { Asset, AssetType, UploadFields } from './asset/asset.js'
export { assetProblem, assetSizeWarning, findAssetByName, formatMediaMetadata } from './creative/asset-check.js'
export { MAX_ASSET_SIZE_TEXT, metadataProblem, repeatedNames, uniqueAssetName } from './creative/asset-check.js'
export type { AssetUse, MediaMetadata, SelectedFile } from './creative/asset-check.js'
export { ARCHIVE_LIMITS, ASSET_FORMATS, ASSET_MESSAGES, assetNameSchema } from './asset/asset-formats.js'
export { MAX_ASSET_PIXELS, MAX_ASSET_SECONDS, MAX_ASSET_SIDE_PX, MAX_SVG_BYTES } from './asset/asset-formats.js'
export { matchesSignature, promisedFormat, SIGNATURE_BYTES } from './asset/asset-formats.js'
export type { BrokenReference } from './asset/broken-references.js'
export { findBrokenReferences, MAX_BROKEN_REFERENCES } from './asset/broken-references.js'
export type { AdExit } from './asset/find-exits.js'
export { findExits, MAX_EXITS } from './asset/find-exits.js'
export { findInsecureUrls, MAX_INSECURE_URLS } from './asset/insecure-urls.js'
export {
  createPathLookup,
  ENTRY_PAGE,
  escapePercents,
  fileExtension,
  findEntryPages,
  foldPath,
  folderOf,
  isIgnoredEntry,
  pageFileType,
} from './asset/page-archive.js'
export { videoCodecName } from './asset/video-codec.js'
export type { AssetFormat } from './asset/asset-formats.js'
export { assetInSlot, slotFileName, slotFormats, slotProblem } from './asset/asset-slot.js'
export { assignSlots, emptySlotProblem, slotsForFile } from './asset/asset-slot.js'
export { CAMPAIGN_NOT_FOUND, CREATIVES_IN_CAMPAIGN, campaignFieldsOf } from './campaign/campaign.js'
export { campaignFieldsSchema, campaignInputSchema, campaignSchema, campaignScopeSchema } from './campaign/campaign.js'
export { campaignStatus, MAX_CAMPAIGNS_PER_USER, NO_CAMPAIGN, NO_CAMPAIGN_YET } from './campaign/campaign.js'
export { campaignReport, newCampaign, TOO_MANY_CAMPAIGNS } from './campaign/campaign.js'
export type { CampaignSums } from './campaign/campaign.js'
export type { Campaign, CampaignFields, CampaignFlight, CampaignInput, CampaignScope } from './campaign/campaign.js'
export type { CampaignStatus } from './campaign/campaign.js'
export {
  CAMPAIGN_COLUMNS,
  type CampaignColumn,
  campaignHeadings,
  campaignValue,
  fullDays,
} from './campaign/campaign-columns.js'
export { campaignStatusText, FLIGHT_IS_OVER, flightDaysText, flightProgress } from './campaign/campaign-text.js'
export { flightOf, flightText, isFlightOver, isInFlight } from './campaign/campaign-text.js'
export { type ClickChain, type ClickStep, readClickChain } from './click-test/click-chain.js'
export { CLICK_TEST_CHANNEL, type ClickReport, clickReport, clickTestEnd } from './click-test/click-report.js'
export { clickTestScript, readClickReport } from './click-test/click-report.js'
export { createClickTestID, followClick } from './tag/click-trail.js'
export { type ClickTestModel, clickTestPage, fillTag } from './click-test/fill-tag.js'
export { type PageMarkup, type PageOrder, PRERENDERED_PAGE_ID } from './shared-page/shared-page.js'
export type { PrerenderedPage } from './shared-page/shared-page.js'
export { type ConsoleConfig, parseConsoleConfig } from './console-config/console-config.js'
export { CREATIVE_NOT_FOUND, CREATIVE_TYPE_DESCRIPTIONS, CREATIVE_TYPES, clickMacroText } from './creative/creative.js'
export { copyName, creativeInputSchema, creativeSchema, creativeSize, FALLBACK_NOT_FOUND } from './creative/creative.js'
export {
  canReplace,
  FLUID_HINT,
  fallbackCreativeID,
  freeCopyName,
  MAX_CREATIVES_PER_USER,
} from './creative/creative.js'
export { MAX_HTML_LENGTH, MAX_SIDE_PX, NO_CREATIVE_YET, newCreative, parseCreativeSize } from './creative/creative.js'
export { publishedCreativeSchema, STORAGE_FULL, TOO_MANY_CREATIVES } from './creative/creative.js'
export type { Creative, CreativeInput, CreativeSummary, CreativeType, LiveCreative } from './creative/creative.js'
export type { BannerCreative, PublishedCreative } from './creative/creative.js'
export {
  createDraft,
  creativeDraftSchema,
  creativeWithDraft,
  draftPath,
  draftProblems,
} from './creative/creative-draft.js'
export { draftToInput } from './creative/creative-draft.js'
export type { CreativeDraft } from './creative/creative-draft.js'
export { CREATIVE_FILE_ENDINGS, creativeFromFile, readAdSize } from './creative/creative-from-file.js'
export { canMoveFile, groupFiles, moveFile, separateFile, withoutFile } from './creative/file-groups.js'
export type { FileGroup, FilePlace, NamedFile, PlacedFile } from './creative/file-groups.js'
export { planCreative, plannedFindings, uploadNames } from './publish-checks/planned-creative.js'
export type { PlannedCreative, PlannedFile } from './publish-checks/planned-creative.js'
export { type CreativeSizePreset, findSizePreset, SIZE_SOURCES, sizesForType } from './creative/creative-sizes.js'
export {
  checkTrackers,
  trackerKindsOf,
  trackerProblems,
  trackerTypesOf,
  trackerUrlProblems,
} from './creative/creative-trackers.js'
export { addPreviewTask, closestCpuLimit, ENDLESS_CPU_USE, NO_CPU_USE } from './creative/cpu-limit.js'
export type { CpuMeasurement, CpuUse } from './creative/cpu-limit.js'
export { readPreviewTask } from './creative/cpu-use.js'
export {
  type CreativeWeight,
  formatWeight,
  type WeightBudget,
  weighCreative,
} from './publish-checks/creative-weight.js'
export {
  INVALID_KINDS,
  invalidKindSchema,
  publishedVersionSchema,
  TAG_NOT_FOUND,
  TAG_OR_NEW_TAG,
  TAG_PAUSED,
  tagActivitySchema,
  VERSION_NOT_FOUND,
  VERSIONS_PER_TAG,
} from './creative/published-version.js'
export type { InvalidKind, PublishedVersion, TagActivity } from './creative/published-version.js'
export { CONFIRMATION_NEEDED_STATUS, EDITOR_SECTIONS, publishErrors } from './creative/publish-finding.js'
export { refusedFindings, unconfirmedWarnings } from './creative/publish-finding.js'
export type { EditorSection, FindingCode, PublishFinding } from './creative/publish-finding.js'
export {
  errorFindings,
  publishBlocker,
  publishFindings,
  sizeAndWeightFindings,
} from './publish-checks/publish-findings.js'
export type { PublishableCreative, PublishContext } from './publish-checks/publish-findings.js'
export { changedOptions, creativeSettingSchema } from './creative-settings/creative-settings.js'
export { creativeSettingsChoicesSchema, creativeSettingsSchema } from './creative-settings/creative-settings.js'
export { SETTING_LABELS, settingsChoices, settingsFromChoices } from './creative-settings/creative-settings.js'
export { storedCreativeSettingsSchema } from './creative-settings/creative-settings.js'
export type { CreativeSetting, CreativeSettingKey } from './creative-settings/creative-settings.js'
export type { CreativeSettingsChoices } from './creative-settings/creative-settings.js'
export { type ClockChange, clockChanges } from './day/clock-changes.js'
export { addDaysTo, addMonthsTo, dayCount, dayInZone, daysBetween, endOfDayInZone, firstOfMonth } from './day/day.js'
export { isDay, momentInZone, startOfDayInZone } from './day/day.js'
export type { Day } from './day/day.js'
export { DAY_EXAMPLE, type DayBounds, type DayTextOptions, dayProblem, parseDayText } from './day/day-input.js'
export { type DayFieldOptions, dayFieldSchema } from './day/day-schema.js'
export { formatComparedRange, formatDay, formatMoment, formatRange, formatTimeAgo } from './day/day-text.js'
export type { RangeTextOptions } from './day/day-text.js'
export { CAUSE_KINDS, type CauseKind } from './discrepancy/cause-candidate.js'
export { changePartnerChoice, chooseColumnRole, type PartnerDecisionKind } from './discrepancy/change-choice.js'
export { checkDiscrepancy, type DiscrepancyOptions } from './discrepancy/check-discrepancy.js'
export { chooseOurRange, type OurRange } from './discrepancy/choose-our-range.js'
export { DEFAULT_TOLERANCE_PERCENT } from './discrepancy/compare-reports.js'
export type { ComparedCount, ComparedGroup, Comparison } from './discrepancy/compare-reports.js'
export { listPartnerKeys } from './discrepancy/creative-key.js'
export {
  type DiscrepancyCheck,
  type DiscrepancyChoices,
  type DiscrepancyFields,
  type DiscrepancyFileFields,
  type DiscrepancyReport,
  discrepancyChoicesSchema,
  discrepancyFieldsSchema,
  discrepancyFileFieldsSchema,
} from './discrepancy/discrepancy-schema.js'
export type { LikelyCause } from './discrepancy/likely-causes.js'
export { type CreativeMatch, type CreativeMatches, MATCHED_BY, type MatchedBy } from './discrepancy/match-creatives.js'
export type { CreativeChoices } from './discrepancy/match-creatives.js'
export { type OurHour, type OurReport, splitInvalid, sumInvalid } from './discrepancy/our-report.js'
export { PARTNER_FORMAT_MESSAGES, PartnerFileError } from './discrepancy/partner-file-error.js'
export { createPartnerReader, type PartnerReader, type PartnerReaderOptions } from './discrepancy/partner-reader.js'
export { PARTNER_DELIMITERS, PARTNER_ENCODINGS, PARTNER_ROLES } from './discrepancy/partner-reading-schema.js'
export type {
  DroppedLines,
  PartnerChoices,
  PartnerColumn,
  PartnerDecision,
  PartnerQuestion,
  PartnerReading,
  PartnerRole,
} from './discrepancy/partner-reading-schema.js'
export { PARTNER_METRICS, type PartnerCell, type PartnerMetric } from './discrepancy/partner-report.js'
export { createPartnerTextReader } from './discrepancy/read-partner-text.js'
export { explainRemembered, mergePartnerChoices } from './discrepancy/remembered-choices.js'
export { isDiscrepancyShown, type SharedDiscrepancy, shareDiscrepancy } from './discrepancy/shared-discrepancy.js'
export {
  type Discrepancy,
  type DiscrepancyFormat,
  type DiscrepancySummary,
  DISCREPANCY_NOT_FOUND,
  MAX_DISCREPANCIES,
  OTHER_PARTNER_FILE,
  PARTNER_FILE_NEEDED,
  summarizeDiscrepancy,
  TOO_MANY_DISCREPANCIES,
} from './discrepancy/stored-discrepancy.js'
export { DELIVERY_PROBLEMS, type DeliveryProblem, isAddressProblem } from './email/delivery-problem.js'
export type { FailedDelivery } from './email/delivery-problem.js'
export { accountEndpoints, USERS_PER_PAGE } from './endpoints/accounts.js'
export { authEndpoints } from './endpoints/auth.js'
export { CAMPAIGNS_PER_PAGE, MAX_CAMPAIGNS_PER_PAGE } from './endpoints/campaigns.js'
export { CREATIVES_PER_PAGE, MAX_CREATIVES_PER_PAGE } from './endpoints/creatives.js'
export { type Endpoint, endpoint, envelope } from './endpoints/endpoint.js'
export { endpoints } from './endpoints/endpoints.js'
export { corsRule } from './file-manager/cors-rule.js'
export type { FileCredentials } from './file-manager/file-credentials.js'
export { fileFailure, isPassingFailure, retryPauseMs } from './file-manager/file-failure.js'
export type { FailureContext, FileFailure, FileFailureKind } from './file-manager/file-failure.js'
export { FILE_LINK_SECONDS, linkSeconds } from './file-manager/file-link.js'
export {
  fileItem,
  folderItem,
  itemIn,
  listFiles,
  totalsOf,
  withFiles,
  withoutFiles,
} from './file-manager/file-listing.js'
export type { FileItem, FileList, FileTotals, ListedPage, StoredObject } from './file-manager/file-listing.js'
export { bucketFieldsOf, bucketFieldsSchema, bucketSchema } from './file-manager/file-manager.js'
export { DEFAULT_FILE_MANAGER_SETTINGS, FILE_DELIMITER, FILE_REGION_PRESETS } from './file-manager/file-manager.js'
export { fileManagerSettingsSchema, forgetBucket, openBucket } from './file-manager/file-manager.js'
export { parseFileManagerSettings, settingsWith } from './file-manager/file-manager.js'
export type { BucketChoice, BucketFields, FileManagerSettings } from './file-manager/file-manager.js'
export { comparableKey, directoriesTo, directoryOfHash, directorySchema } from './file-manager/file-path.js'
export { hashOfDirectory, isNormalKey, joinKey, keySchema, MAX_KEY_BYTES } from './file-manager/file-path.js'
export { nameOfKey, normaliseDirectory, normaliseKey, parentDirectory } from './file-manager/file-path.js'
export { deletionBatches, directoryOf, findConflicts, freeKey, MAX_DELETED_KEYS } from './file-manager/file-transfer.js'
export { planRename, planTransfers, resolveConflicts, spellLikeExisting } from './file-manager/file-transfer.js'
export { transferProblem } from './file-manager/file-transfer.js'
export type { FileConflict, FileConflictChoice, FileTransfer } from './file-manager/file-transfer.js'
export { MAX_COPY_BYTES, MAX_OBJECT_BYTES, MAX_PARTS, MIN_PART_BYTES } from './file-manager/upload-parts.js'
export { type PartRange, partRanges, partSizeOf, sortParts, type UploadedPart } from './file-manager/upload-parts.js'
export { findUploadOf, isUploadOver, pathOfFile, UPLOAD_RECORD_DAYS } from './file-manager/upload-record.js'
export { uploadProblem, uploadRecordSchema } from './file-manager/upload-record.js'
export type { FileWithPath, UploadRecord } from './file-manager/upload-record.js'
export {
  creativeSpecs,
  findBackupImage,
  handOverFileName,
  handOverPreview,
  handOverSelectionSchema,
} from './hand-over/hand-over.js'
export { MAX_PACK_CREATIVES, NO_PACK_CREATIVE, TOO_MANY_PACK_CREATIVES } from './hand-over/hand-over.js'
export type { CreativeSpecs, HandOverRequest, HandOverSelection } from './hand-over/hand-over.js'
export { type CheckedCreative, handOverChecks, packWarnings } from './hand-over/hand-over-checks.js'
export { type Contact, handOverReadme } from './hand-over/hand-over-readme.js'
export { createId, createTemporaryId, isShareToken, isTemporaryId, MAX_ID_LENGTH } from './id/id.js'
export { ENGLISH, englishReportTexts, type MetricTexts, type ReportMessages } from './language/report-texts.js'
export type { ReportTexts } from './language/report-texts.js'
export {
  fillLandingPage,
  LANDING_PAGE_NOT_HTTPS,
  LANDING_PAGE_VALUES,
  NO_LANDING_PAGE,
  resolvedLandingPage,
  resolvedTrackers,
  withLandingPage,
} from './landing-page/landing-page.js'
export {
  asciiHost,
  completeLandingPage,
  landingPageFieldSchema,
  landingPageIssues,
  landingPageSchema,
  requiredLandingPageSchema,
} from './landing-page/landing-page-check.js'
export type { LandingPageIssue, LandingPageIssueCode } from './landing-page/landing-page-check.js'
export {
  readUtmParameters,
  UTM_PARAMETERS,
  type UtmParameter,
  withUtmParameter,
} from './landing-page/utm-parameters.js'
export type { LandingPageCreative, LandingPageValue, LandingPageValues } from './landing-page/landing-page.js'
export { findLayout, GLOBAL_LAYOUT, IMAGE_BANNER, IN_BANNER_VIDEO, LAYOUTS } from './layout/layout.js'
export { type BannerContent, bannerContent, findFillingFile } from './ad-document/banner-content.js'
export { type LaidOutCreative, layoutOf, layoutsWithOptions } from './creative/creative-layout.js'
export type { ChoiceOption, ColorOption, ImageOption, Layout, LayoutOption, SliderOption } from './layout/layout.js'
export type { TextOption } from './layout/layout.js'
export { hiddenOptions, includesGlobalModules, isLayoutInjected, layoutChoiceText } from './layout/layout-options.js'
export { layoutDefaultsOf, layoutGroups, layoutOptionHint, layoutOptionsSchema } from './layout/layout-options.js'
export { layoutOptionsSchemaOf, layoutOptionText, missingAssets, notAChoice } from './layout/layout-options.js'
export { outOfBounds, shownLayoutOptions } from './layout/layout-options.js'
export type { LayoutGroup, LayoutOptionValues, LayoutOutput } from './layout/layout-options.js'
export { countersSchema } from './metric/counters-schema.js'
export { COUNTER_NAMES, METRICS, metricChange, NO_COUNTS, percentChange, percentOf } from './metric/metric.js'
export { pointChange, quartileSteps, ratioValues, sumCounters } from './metric/metric.js'
export type { CounterName, Counters, MetricDefinition, MetricName, QuartileStep, RatioParts } from './metric/metric.js'
export {
  formatCompact,
  formatCount,
  formatMetric,
  formatMetricCompact,
  formatPercent,
} from './language/metric-format.js'
export { NO_DATA, withMinus } from './language/metric-format.js'
export { type GuardDecision, guard, HOME_PATH, safeTarget } from './navigation/guard.js'
export { SCREENS, type ScreenName, screenAt } from './navigation/screens.js'
export { NOTIFICATION_DELAY_MS, type Notification, REPORT_FAILED, WELCOME_BACK } from './notification/notification.js'
export { PLATFORM_NAMES } from './platform/platform.js'
export type { AppMacro, AppSubject, ClickMacros, ConsentMacros, DealMacro } from './platform/platform.js'
export type { ExtraAttribute, Macro, Platform, PlatformName, ThirdPartyAttribute } from './platform/platform.js'
export { enteredMacros, MACRO_SLOT_TEXTS, openMacroSlots, platformMacrosSchema } from './platform/platform-macros.js'
export { platformWithMacros, unconfirmedDefaults } from './platform/platform-macros.js'
export type { MacroSlot, MacrosByPlatform, PlatformMacros, TagPlatform } from './platform/platform-macros.js'
export type { DealPair } from './platform/platform-rules.js'
export { PLATFORMS } from './platform/platforms.js'
export { inputMessage, readInput } from './problem/input-messages.js'
export {
  canRetry,
  ApiError,
  errorText,
  INVALID_RESPONSE,
  RESPONSE_INTERRUPTED,
  TIMED_OUT,
  UNREACHABLE,
  VersionConflict,
  validationError,
} from './problem/problem.js'
export type { Problem } from './problem/problem.js'
export { type Failure, failureSchema, NO_DATA_TO_SEND } from './problem/problem-schema.js'
export { rangesFromTotals, sumTotals, topMovers, totalsQuery, totalsReports } from './report/campaign-totals.js'
export type { CampaignTotal, CampaignTotals, ChartedReport, Mover, TotalsQuery } from './report/campaign-totals.js'
export {
  COMPARISON_MODES,
  comparisonText,
  comparisonWindow,
  hasOtherWeekdaysBefore,
  leapDayNote,
} from './report-range/comparison-choice.js'
export { customComparisonProblem, NO_COMPARISON } from './report-range/comparison-choice.js'
export type { ComparisonMode, DayWindow, ReportComparisonChoice } from './report-range/comparison-choice.js'
export { formatHour, formatHourOfWeek, hourOfWeekLabel, hourOfWeekValue, hoursOfWeek } from './report/hour-of-week.js'
export { WEEKDAYS } from './report/hour-of-week.js'
export type { HourOfWeek, HourOfWeekValue, HoursOfWeek } from './report/hour-of-week.js'
export { isEmptyReport, NO_LIVE_IDS, REPORT_CACHE_SECONDS, reportFileName, reportTotals } from './report/report.js'
export { rowsByCreative, discrepancyFileName, tagsFileName, totalsByCreative } from './report/report.js'
export {
  type EventsRequest,
  isReportFresh,
  type ReportRequest,
  type ReportSubject,
  reportQueryKey,
} from './report/report-cache.js'
export { bucketBounds, comparedBuckets, compareReports, counterpartBuckets } from './report/report-comparison.js'
export type { ComparedBuckets, ReportComparison } from './report/report-comparison.js'
export { exportProblem, MAX_UNFINISHED_REPORT_FILES, REPORT_FILE_NOT_FOUND } from './report/report-file.js'
export { TOO_MANY_REPORT_FILES, UPLOADS_PREFIX, upcomingStart } from './report/report-file.js'
export type { ReportFile, ReportFileRequest } from './report/report-file.js'
export {
  EXPORT_FORMATS,
  REPORT_TYPES,
  reportFormatSchema,
  SCHEDULE_FREQUENCIES,
} from './report-range/report-options.js'
export type { ReportFormat } from './report-range/report-options.js'
export { bucketFor, comparisonChoiceSchema, downloadQuery, rangeFromDownload } from './report-range/report-query.js'
export { findZoneDifference, rangeFromQuery, reportQuery, reportRangeSchema } from './report-range/report-query.js'
export type { DownloadQuery, Granularity, ReportQuery } from './report-range/report-query.js'
export { bucketOf, bucketsOf, campaignLifetime, defaultRange, flightInstead } from './report-range/report-range.js'
export {
  MAX_HOURLY_DAYS,
  presetRange,
  previousRange,
  RANGE_PRESETS,
  rangeMoments,
} from './report-range/report-range.js'
export { rangeProblem, steppedRange } from './report-range/report-range.js'
export type { Bucket, Lifetime, RangePreset, ReportRange, StepBounds } from './report-range/report-range.js'
export { reportSchema } from './report/report-schema.js'
export type { EventsReport, InvalidCount, Report, ReportRow, VideoReport } from './report/report-schema.js'
export { isLinkRefusal, isReportGone, nextGoodReport, reportState } from './report/report-state.js'
export type { GoodReport, ReportResult, ReportState } from './report/report-state.js'
export { INVALID_KIND_TEXTS } from './report/invalid-kinds.js'
export { changedView, comparedRange, DEFAULT_COMPARISON, defaultReportView, isSameRange } from './report/report-view.js'
export { isVideoMetric, lifetimeView, OTHER_SERIES, reportOfCreative } from './report/report-view.js'
export type { ReportView } from './report/report-view.js'
export { parseReportView, readReportSearch, reportViewSearch } from './report/report-view-search.js'
export type { ReportDefaults, ReportSearch } from './report/report-view-search.js'
export { offsetCell, offsetText, partHourNotes, reportViewText, zoneNotes } from './report/report-view-text.js'
export { zoneDifferenceText, zoneText } from './report/report-view-text.js'
export type { ZonedDays } from './report/report-view-text.js'
export { joinOffsets, withOffsets, zoneAround } from './report-range/zoned-range.js'
export type { RangeWithOffsets, ZoneDifference } from './report-range/zoned-range.js'
export { formatBucket, formatBucketDay, isWeekBucket, splitIntoWeeks, weekDays } from './report/time-bucket.js'
export { weekLength } from './report/time-bucket.js'
export type { BucketTextLength, Week, WeekBucket } from './report/time-bucket.js'
export { CONFIRMATION_MS, dailyEmailsReached, EMAIL_LINK_NOT_FOUND } from './scheduled-report/email-subscription.js'
export { LAST_RECIPIENT, MAX_CONFIRMATIONS_PER_DAY } from './scheduled-report/email-subscription.js'
export { RECIPIENT_NOT_FOUND, RECIPIENT_NOT_WAITING } from './scheduled-report/email-subscription.js'
export { TOO_MANY_CONFIRMATIONS } from './scheduled-report/email-subscription.js'
export type { EmailSubscription } from './scheduled-report/email-subscription.js'
export { bestAndWorst, periodBefore } from './scheduled-report/report-highlights.js'
export type { CountedCreative } from './scheduled-report/report-highlights.js'
export { latestRun, nextRun, nextRuns, runsBetween } from './scheduled-report/schedule-runs.js'
export type { Flight, ScheduleRule, ScheduleRun } from './scheduled-report/schedule-runs.js'
export { describeSchedule, formatNextRun, formatRun, formatZonedMoment } from './scheduled-report/schedule-text.js'
export { isTooEarly, rangeZoneText, scheduleCoversText, tooEarlyText } from './scheduled-report/schedule-text.js'
export { CAMPAIGN_HAS_ENDED, MAX_SCHEDULES, MAX_SCHEDULES_PER_USER } from './scheduled-report/scheduled-report.js'
export { SCHEDULE_NOT_FOUND, SCHEDULE_PROBLEMS, scheduleInputSchema } from './scheduled-report/scheduled-report.js'
export { suggestedSchedule, TOO_MANY_SCHEDULES } from './scheduled-report/scheduled-report.js'
export {
  MAX_RUNS_SHOWN,
  NOBODY_TO_SEND_TO,
  RUN_NOT_FOUND,
  RUN_NOT_NEWEST,
} from './scheduled-report/scheduled-report.js'
export type { ScheduleChange, ScheduledReport, ScheduleInput } from './scheduled-report/scheduled-report.js'
export type { ScheduleEmail, ScheduleRecipient, ScheduleRepeat } from './scheduled-report/scheduled-report.js'
export type { SchedulePreview, ScheduleRunResult } from './scheduled-report/scheduled-report.js'
export { type BannerParts, type BannerServing, bannerDocument } from './serving/banner-document.js'
export { initScript } from './serving/init-script.js'
export { CLICK_TEST_PARAMETER, pageScript, pageWithScript } from './serving/page-frame.js'
export { bannerPreview, moveCommand, PREVIEW_CONDITIONS, type PreviewCondition } from './serving/preview-document.js'
export { previewDocument, previewGap, previewKey } from './serving/preview-document.js'
export type { PreviewPosition } from './serving/sync-preview.js'
export { redirectLocation, SERVING_EVENTS, SERVING_LIFE_MS, servingEventSchema } from './tag/serving-url.js'
export { servingUrls } from './tag/serving-url.js'
export type { ServingEvent, ServingUrls } from './tag/serving-url.js'
export { requestedFallback, type TagClick, type TagValues, tagQuerySchema } from './tag/tag-query.js'
export { fillMacros, trackerMacros } from './tag/tracker-macros.js'
export type { XmlTree } from './vast-rules/vast-rules.js'
export { buildVpaidParameters, type VpaidParameters } from './serving/vpaid-parameters.js'
export { type VpaidEvents, vpaidUnit } from './serving/vpaid-unit.js'
export { DEFAULT_SESSION_MS, expiryMoment, isSessionFresh, isSessionValid } from './session/session.js'
export { loginInputSchema, readSession, SIGN_IN_FALLBACK, SIGN_UP_FALLBACK, toExpiry } from './session/session.js'
export { VERIFICATION_FALLBACK, WELCOME_BACK_MS } from './session/session.js'
export type { Expiry, LoginInput, Session } from './session/session.js'
export { type BuilderLayout, builderLayoutSchema, DEFAULT_BUILDER_LAYOUT } from './settings/builder-layout.js'
export { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from './language/language-choice.js'
export { DEFAULT_SETTINGS, parseSettings, type Settings } from './settings/settings.js'
export { readOrigins } from './share-token/origin.js'
export { embeddingOriginsSchema } from './share-token/share-token.js'
export type { LinkState, ShareLink } from './share-token/share-token.js'
export { contrastOf, legibleColor, PAGE_BACKGROUNDS } from './share-token/legible-color.js'
export { DEFAULT_LINK_SETTINGS, ENDED_LINK_DAYS, LINKS_PER_PAGE, linkExpiry } from './share-token/link-defaults.js'
export { LINK_LOCKED, LINK_PASSWORD_TOO_SHORT, LINK_PRESETS } from './share-token/link-settings.js'
export { linkRangeSchema, linkSettingsSchema, MAX_LINK_NAME } from './share-token/link-settings.js'
export { NO_EMBEDDING_WITH_PASSWORD } from './share-token/link-settings.js'
export { MAX_LINK_CREATIVES, WRONG_LINK_PASSWORD } from './share-token/link-settings.js'
export type { LinkChanges, LinkPreset, LinkRange, LinkSettings } from './share-token/link-settings.js'
export type { SharedLinkInfo, SharedLinkSettings } from './share-token/link-settings.js'
export { linkViewSearch, readLinkSearch } from './link-view/link-search.js'
export { isOfLink, linkChoices, linkView, NOT_OF_LINK } from './link-view/link-view.js'
export { linkFieldOf, linkFieldsOf, linkFieldsSchema } from './link-view/link-fields.js'
export type { EditedLink, LinkEdit, LinkFields } from './link-view/link-fields.js'
export { linkPresetText, linkPreview, linkSummary } from './link-view/link-text.js'
export type { LinkSubject, SummarizedLink } from './link-view/link-text.js'
export type { LinkChoices, LinkMoment, RequestedDays } from './link-view/link-view.js'
export { countersLeftOut, isMetricShown, REPORT_PARTS, stepsWithoutParts } from './share-token/report-parts.js'
export { withoutParts } from './share-token/report-parts.js'
export type { ReportPart } from './share-token/report-parts.js'
export { canHideColumn, columnPlaces, columnStep, filterColumn, groupColumn } from './table-layout/layout-moves.js'
export { moveColumn, moveGroup, pinColumn, resizeColumn, showColumn, sortColumn } from './table-layout/layout-moves.js'
export { unfilterColumn } from './table-layout/layout-moves.js'
export { LAYOUT_PARAMETERS, layoutFromSearch, layoutToSearch, withLayoutSearch } from './table-layout/layout-search.js'
export type { LayoutSearchOptions } from './table-layout/layout-search.js'
export { columnCountLabel, columnPlaceLabel, filterLabel, groupLabel, rangeFilter } from './table-layout/layout-text.js'
export { sortLabel, sortPlaceLabel } from './table-layout/layout-text.js'
export type { ColumnLabel, RangeInput, RangeProblems } from './table-layout/layout-text.js'
export { layoutDifference, NOTHING_SAVED, parseSavedLayout, removeView } from './table-layout/saved-layout.js'
export { renameView, replaceView, saveView, viewName, viewNameProblem } from './table-layout/saved-layout.js'
export type { LayoutPart, SavedLayout, SavedView } from './table-layout/saved-layout.js'
export { columnWidth, defaultTableLayout, fitTableLayout, fixedColumnIds } from './table-layout/table-layout.js'
export { isSameLayout, listedColumns, MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from './table-layout/table-layout.js'
export { shownColumnIds } from './table-layout/table-layout.js'
export type { ColumnRule, LayoutFilter, LayoutSort, TableLayout } from './table-layout/table-layout.js'
export { buildTag, type Tag, type TagModel, type TagParameters, tagWarnings } from './tag/build-tag.js'
export {
  findFallbackLiveID,
  formatPublishedAt,
  isServing,
  PUBLICATION_LABELS,
  pauseState,
  publicationState,
  publishEffect,
} from './tag/publication.js'
export { copyPlatforms, rememberPlatform } from './tag/recent-platforms.js'
export { INVALID_KIND_MESSAGES, type TagActivityState, tagActivityState } from './tag/tag-activity.js'
export { publications } from './tag/publication.js'
export { changedNames, type TagDifferenceLine, tagDifference } from './tag/tag-difference.js'
export { applyMacroFix, fixMacros, type LintOptions, lintTag } from './tag/lint-tag.js'
export type { MacroFinding, MacroFix } from './tag/macro-finding.js'
export { lintTracker, type LintTrackerOptions } from './tag/lint-tracker.js'
export { clickTagMacro, type TagMacro, tagMacros } from './tag/tag-macros.js'
export { colorSchema } from './text/color.js'
export { type CsvCell, csvCells, csvLine, isFormulaLike, UTF8_MARK } from './text/csv.js'
export { uniqueFileNames } from './text/file-name.js'
export { createTextMatcher, foldText } from './text/fold-text.js'
export { repeatedTexts } from './text/repeated-texts.js'
export { clockChangeText, deviceZone } from './day/offset-change.js'
export {
  formatOffset,
  isFixedOffset,
  isZoneName,
  localTime,
  timezoneAt,
  timezonesAt,
  zoneOffset,
} from './timezone/timezone.js'
export type { Timezone, Zone, ZoneOffset } from './timezone/timezone.js'
export { zoneNameSchema } from './timezone/timezone-schema.js'
export { type FindZoneHistory, setZoneHistory, type ZoneHistory } from './timezone/zone-history.js'
export { listZoneOffsets } from './timezone/zone-offsets.js'
export { citiesOf, currentZoneName, timezoneKeywords } from './timezone/timezone-search.js'
export { landingPageOf, repeatedTrackers, TRACKER_KIND_HINTS, TRACKER_KIND_LABELS } from './tracker/tracker.js'
export { TRACKER_KINDS, TRACKER_TYPE_LABELS, trackerSchema, trackersSchema } from './tracker/tracker.js'
export type { Tracker, TrackerKind, Trackers } from './tracker/tracker.js'
export { fullName, languageOfUser, mayListAllCampaigns, mayManageUsers, ONLY_ADMINISTRATORS } from './user/user.js'
export { ROLE_NAMES, ROLE_RIGHTS, ROLES, roleLabel, roleSchema, userSchema } from './user/user.js'
export type { Role, User } from './user/user.js'
export type { VastInspection, VastMedia, VastNode, VastProblem, VastTracker } from './vast/inspect-vast.js'
export { inspectVastChain, otherVastHost, type VastFailure, type VastStep } from './vast/vast-chain.js'
export { VAST_PLAYER_PATH, vastBlockedText, vastErrorText, vastPlayerMessageSchema } from './vast/vast-player.js'
export type { VastPlayerCommand, VastPlayerMessage } from './vast/vast-player.js'
export type { AddressIssue, AddressIssueCode } from './web-address/address-issues.js'
export { webAddressIssues, webUrlSchema } from './web-address/web-address.js'
