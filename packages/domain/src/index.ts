// Entry point `@placard/domain`. Its runtime names are listed in exported-names.txt; update it with `vitest --update`.
export {
  type ChangePasswordInput,
  changePasswordSchema,
  type ForgotPasswordInput,
  forgotPasswordSchema,
  isCompanyEmail,
  type OwnPasswordInput,
  ownPasswordSchema,
  type ProfileInput,
  parseVerificationLink,
  profileSchema,
  type SignUpInput,
  signUpSchema,
  type VerificationLink,
  type VerifyInput,
  type VerifyQuery,
  verificationLinkSchema,
  verifySchema,
} from './account/account-forms.js'
export {
  ACCOUNT_MESSAGES,
  MIN_CREDENTIAL_LENGTH,
  onlyCompanyEmails,
  passwordTooShort,
} from './account/credentials.js'
export {
  decodeVerifyCode,
  EMAIL_VERIFIED,
  encodeVerifyCode,
  UNVERIFIED,
} from './account/verify-code.js'
// Experimental: may change in any release.
export {
  type AdBuilderState,
  type AdCanvas,
  ARTBOARD_ID,
  type Artboard,
  adBuilderSchema,
  artboardSchema,
  canvasSchema,
  colourSchema,
  DEFAULT_ARTBOARD,
  type ImageLayer,
  imageLayerSchema,
  type Keyframe,
  keyframeSchema,
  type Layer,
  type LayerStyle,
  layerSchema,
  layerStyleSchema,
  MAX_HISTORY,
  MAX_KEYFRAMES,
  MAX_LAYERS,
  MAX_TIMELINE_MS,
  newAdBuilder,
  type TextLayer,
  textLayerSchema,
} from './ad-builder/ad-builder.js'
export {
  ACCOUNT_STATE_LABELS,
  type AccountState,
  type AdminUser,
  type AdminUserChange,
  accountState,
  CANNOT_TAKE_OVER,
  cannotSeeCampaigns,
  INVITATION_DAYS,
  INVITATION_MS,
  INVITE_RESULT_LABELS,
  type InviteInput,
  type InviteResult,
  invalidAddresses,
  inviteSchema,
  inviteSummary,
  isEmail,
  LAST_ADMIN,
  MAX_INVITED_AT_ONCE,
  USER_NOT_FOUND,
  type UserHoldings,
} from './admin/admin.js'
export {
  type Asset,
  type AssetType,
  assetSchema,
  FILES_PREFIX,
  INCORRECT_UPLOAD_TARGET,
  MAX_ASSET_BYTES,
  MAX_FILES_PER_UPLOAD,
  type UploadFields,
  uploadFieldsSchema,
} from './asset/asset.js'
export {
  type AssetUse,
  assetProblem,
  assetSizeWarning,
  findAssetByName,
  formatMediaMetadata,
  MAX_ASSET_SIZE_TEXT,
  type MediaMetadata,
  metadataProblem,
  repeatedNames,
  type SelectedFile,
  slotProblem,
  uniqueAssetName,
} from './asset/asset-check.js'
export {
  ARCHIVE_LIMITS,
  ASSET_FORMATS,
  ASSET_MESSAGES,
  type AssetFormat,
  assetNameSchema,
  MAX_ASSET_PIXELS,
  MAX_ASSET_SECONDS,
  MAX_ASSET_SIDE_PX,
  MAX_SVG_BYTES,
  matchesSignature,
  promisedFormat,
  SIGNATURE_BYTES,
} from './asset/asset-formats.js'
export {
  CAMPAIGN_NOT_FOUND,
  type Campaign,
  type CampaignFields,
  type CampaignFlight,
  type CampaignInput,
  type CampaignScope,
  type CampaignStatus,
  CREATIVES_IN_CAMPAIGN,
  campaignFieldsOf,
  campaignFieldsSchema,
  campaignInputSchema,
  campaignSchema,
  campaignScopeSchema,
  campaignStatus,
  MAX_CAMPAIGNS_PER_USER,
  NO_CAMPAIGN,
  NO_CAMPAIGN_YET,
  newCampaign,
  TOO_MANY_CAMPAIGNS,
} from './campaign/campaign.js'
export {
  CAMPAIGN_COLUMNS,
  type CampaignColumn,
  campaignValue,
  fullDays,
} from './campaign/campaign-columns.js'
export {
  campaignStatusText,
  FLIGHT_IS_OVER,
  flightDaysText,
  flightProgress,
  flightText,
  isFlightOver,
} from './campaign/campaign-text.js'
export {
  type ConsoleConfig,
  parseConsoleConfig,
} from './console-config/console-config.js'
export {
  CREATIVE_NOT_FOUND,
  CREATIVE_TYPE_DESCRIPTIONS,
  CREATIVE_TYPES,
  type Creative,
  type CreativeInput,
  type CreativeSummary,
  type CreativeType,
  clickMacroText,
  copyName,
  creativeInputSchema,
  creativeSchema,
  creativeSize,
  FALLBACK_NOT_FOUND,
  FLUID_HINT,
  fallbackCreativeID,
  freeCopyName,
  type LiveCreative,
  MAX_CREATIVES_PER_USER,
  MAX_HTML_LENGTH,
  MAX_SIDE_PX,
  NO_CREATIVE_YET,
  newCreative,
  type PublishedCreative,
  parseCreativeSize,
  publishedCreativeSchema,
  STORAGE_FULL,
  TOO_MANY_CREATIVES,
} from './creative/creative.js'
export {
  type CreativeDraft,
  createDraft,
  creativeDraftSchema,
  creativeWithDraft,
  draftProblems,
  draftToInput,
} from './creative/creative-draft.js'
export {
  type CreativeSizePreset,
  findSizePreset,
  SIZE_SOURCES,
  sizesForType,
} from './creative/creative-sizes.js'
export {
  checkTrackerTypes,
  type PublishableCreative,
  publishBlocker,
  publishProblems,
  trackerKindsOf,
  trackerProblems,
  trackerTypesOf,
} from './creative/publish-problems.js'
export {
  type CreativeSetting,
  type CreativeSettingKey,
  type CreativeSettingsChoices,
  changedOptions,
  creativeSettingSchema,
  creativeSettingsChoicesSchema,
  creativeSettingsSchema,
  SETTING_LABELS,
  settingsChoices,
  settingsFromChoices,
  storedCreativeSettingsSchema,
} from './creative-settings/creative-settings.js'
export {
  type ClockChange,
  clockChanges,
} from './day/clock-changes.js'
export {
  addDaysTo,
  addMonthsTo,
  type Day,
  dayCount,
  dayInZone,
  daysBetween,
  endOfDayInZone,
  firstOfMonth,
  isDay,
  momentInZone,
  startOfDayInZone,
} from './day/day.js'
export {
  DAY_EXAMPLE,
  type DayBounds,
  type DayTextOptions,
  dayProblem,
  parseDayText,
} from './day/day-input.js'
export {
  type DayFieldOptions,
  dayFieldSchema,
} from './day/day-schema.js'
export {
  formatDay,
  formatMoment,
  formatRange,
  formatTimeAgo,
  MONTH_NAMES,
  type RangeTextOptions,
} from './day/day-text.js'
export {
  accountEndpoints,
  USERS_PER_PAGE,
} from './endpoints/accounts.js'
export { authEndpoints } from './endpoints/auth.js'
export {
  CAMPAIGNS_PER_PAGE,
  MAX_CAMPAIGNS_PER_PAGE,
} from './endpoints/campaigns.js'
export {
  CREATIVES_PER_PAGE,
  MAX_CREATIVES_PER_PAGE,
} from './endpoints/creatives.js'
export {
  type Endpoint,
  endpoint,
  envelope,
} from './endpoints/endpoint.js'
export { endpoints } from './endpoints/endpoints.js'
export {
  type BucketChoice,
  type BucketFields,
  bucketFieldsOf,
  bucketFieldsSchema,
  bucketSchema,
  DEFAULT_FILE_MANAGER_SETTINGS,
  FILE_DELIMITER,
  FILE_REGION_PRESETS,
  type FileManagerSettings,
  fileManagerSettingsSchema,
  forgetBucket,
  openBucket,
  parseFileManagerSettings,
  settingsWith,
} from './file-manager/file-manager.js'
export {
  directoriesTo,
  directoryOfHash,
  directorySchema,
  hashOfDirectory,
  isNormalKey,
  joinKey,
  keySchema,
  MAX_KEY_BYTES,
  nameOfKey,
  normaliseDirectory,
  normaliseKey,
  parentDirectory,
} from './file-manager/file-path.js'
export {
  createId,
  createTemporaryId,
  isShareToken,
  isTemporaryId,
  MAX_ID_LENGTH,
} from './id/id.js'
export {
  type ChoiceOption,
  findLayout,
  GLOBAL_LAYOUT,
  type ImageOption,
  IN_BANNER_VIDEO,
  LAYOUTS,
  type Layout,
  type LayoutOption,
  type SliderOption,
} from './layout/layout.js'
export {
  hiddenOptions,
  includesGlobalModules,
  isLayoutInjected,
  type LayoutGroup,
  type LayoutOptionValues,
  type LayoutOutput,
  layoutChoiceText,
  layoutDefaultsOf,
  layoutGroups,
  layoutOptionHint,
  layoutOptionsSchema,
  layoutOptionsSchemaOf,
  layoutOptionText,
  missingAssets,
  notAChoice,
  outOfBounds,
  shownLayoutOptions,
} from './layout/layout-options.js'
export { countersSchema } from './metric/counters-schema.js'
export {
  COUNTER_NAMES,
  type CounterName,
  type Counters,
  METRICS,
  type MetricDefinition,
  type MetricName,
  metricChange,
  NO_COUNTS,
  percentChange,
  percentOf,
  pointChange,
  type QuartileStep,
  quartileSteps,
  type RatioParts,
  sumCounters,
} from './metric/metric.js'
export {
  formatCompact,
  formatCount,
  formatMetric,
  formatMetricCompact,
  formatPercent,
  NO_DATA,
  withMinus,
} from './metric/metric-format.js'
export {
  type GuardDecision,
  guard,
  HOME_PATH,
  safeTarget,
} from './navigation/guard.js'
export {
  NOTIFICATION_DELAY_MS,
  type Notification,
  REPORT_FAILED,
  WELCOME_BACK,
} from './notification/notification.js'
export {
  type AppMacro,
  type AppSubject,
  type ClickMacros,
  type ConsentMacros,
  type DealMacro,
  type ExtraAttribute,
  type Macro,
  PLATFORM_NAMES,
  type Platform,
  type PlatformName,
  type ThirdPartyAttribute,
} from './platform/platform.js'
export {
  enteredMacros,
  MACRO_SLOT_TEXTS,
  type MacroSlot,
  type MacrosByPlatform,
  openMacroSlots,
  type PlatformMacros,
  platformMacrosSchema,
  platformWithMacros,
  type TagPlatform,
  unconfirmedDefaults,
} from './platform/platform-macros.js'
export type { DealPair } from './platform/platform-rules.js'
export { PLATFORMS } from './platform/platforms.js'
export {
  inputMessage,
  readInput,
} from './problem/input-messages.js'
export {
  ApiError,
  errorText,
  type Problem,
  TIMED_OUT,
  UNREACHABLE,
  VersionConflict,
  validationError,
} from './problem/problem.js'
export {
  type Failure,
  failureSchema,
  NO_DATA_TO_SEND,
} from './problem/problem-schema.js'
export {
  type CampaignTotal,
  type CampaignTotals,
  type ChartedReport,
  type Mover,
  rangesFromTotals,
  sumTotals,
  type TotalsQuery,
  topMovers,
  totalsQuery,
  totalsReports,
} from './report/campaign-totals.js'
export {
  COMPARISON_MODES,
  type ComparisonMode,
  comparisonText,
  comparisonWindow,
  customComparisonProblem,
  type DayWindow,
  NO_COMPARISON,
  type ReportComparisonChoice,
} from './report/comparison-choice.js'
export {
  formatHour,
  formatHourOfWeek,
  type HourOfWeek,
  type HourOfWeekValue,
  type HoursOfWeek,
  hourOfWeekLabel,
  hourOfWeekValue,
  hoursOfWeek,
  WEEKDAYS,
} from './report/hour-of-week.js'
export {
  isEmptyReport,
  NO_LIVE_IDS,
  REPORT_CACHE_SECONDS,
  reportFileName,
  reportTotals,
  rowsByCreative,
  tagsFileName,
  totalsByCreative,
} from './report/report.js'
export {
  isReportFresh,
  type ReportRequest,
  type ReportSubject,
  reportQueryKey,
} from './report/report-cache.js'
export {
  bucketBounds,
  type ComparedBuckets,
  comparedBuckets,
  compareReports,
  type ReportComparison,
} from './report/report-comparison.js'
export {
  exportProblem,
  MAX_UNFINISHED_REPORT_FILES,
  REPORT_FILE_NOT_FOUND,
  type ReportFile,
  type ReportFileRequest,
  TOO_MANY_REPORT_FILES,
  UPLOADS_PREFIX,
  upcomingStart,
} from './report/report-file.js'
export {
  EXPORT_FORMATS,
  REPORT_TYPES,
  type ReportFormat,
  reportFormatSchema,
  SCHEDULE_FREQUENCIES,
} from './report/report-options.js'
export {
  bucketFor,
  comparisonChoiceSchema,
  type DownloadQuery,
  downloadQuery,
  type Granularity,
  type ReportQuery,
  rangeFromDownload,
  rangeFromQuery,
  reportQuery,
  reportRangeSchema,
} from './report/report-query.js'
export {
  type Bucket,
  bucketOf,
  bucketsOf,
  campaignLifetime,
  defaultRange,
  LIFETIME_LABEL,
  type Lifetime,
  MAX_HOURLY_DAYS,
  presetRange,
  previousRange,
  RANGE_PRESETS,
  type RangePreset,
  type ReportRange,
  rangeMoments,
  rangeProblem,
  type StepBounds,
  steppedRange,
} from './report/report-range.js'
export {
  type EventsReport,
  type Report,
  type ReportRow,
  reportSchema,
  type VideoReport,
} from './report/report-schema.js'
export {
  type GoodReport,
  isReportGone,
  nextGoodReport,
  type ReportResult,
  type ReportState,
  reportState,
} from './report/report-state.js'
export {
  changedView,
  comparedRange,
  DEFAULT_COMPARISON,
  defaultReportView,
  isSameRange,
  isVideoMetric,
  lifetimeView,
  type ReportView,
  reportOfCreative,
} from './report/report-view.js'
export {
  parseReportView,
  type ReportDefaults,
  type ReportSearch,
  readReportSearch,
  reportViewSearch,
} from './report/report-view-search.js'
export {
  offsetCell,
  offsetText,
  partHourNotes,
  reportViewText,
  type ZonedDays,
  zoneNotes,
  zoneText,
} from './report/report-view-text.js'
export {
  type BucketTextLength,
  formatBucket,
  formatBucketDay,
  isWeekBucket,
  splitIntoWeeks,
  type Week,
  type WeekBucket,
  weekDays,
  weekLength,
} from './report/time-bucket.js'
export {
  CONFIRMATION_MS,
  dailyEmailsReached,
  EMAIL_LINK_NOT_FOUND,
  type EmailSubscription,
  LAST_RECIPIENT,
  MAX_CONFIRMATIONS_PER_DAY,
  RECIPIENT_NOT_FOUND,
  RECIPIENT_NOT_WAITING,
  TOO_MANY_CONFIRMATIONS,
} from './scheduled-report/email-subscription.js'
export {
  type Flight,
  latestRun,
  nextRun,
  nextRuns,
  type ScheduleRule,
  type ScheduleRun,
} from './scheduled-report/schedule-runs.js'
export {
  describeSchedule,
  formatNextRun,
  formatRun,
  formatZonedMoment,
  isTooEarly,
  rangeZoneText,
  SCHEDULE_COVERS,
  TIME_TOO_EARLY,
} from './scheduled-report/schedule-text.js'
export {
  CAMPAIGN_HAS_ENDED,
  MAX_SCHEDULES,
  MAX_SCHEDULES_PER_USER,
  SCHEDULE_NOT_FOUND,
  SCHEDULE_PROBLEMS,
  type ScheduleChange,
  type ScheduledReport,
  type ScheduleInput,
  type ScheduleRecipient,
  scheduleInputSchema,
  suggestedSchedule,
  TOO_MANY_SCHEDULES,
} from './scheduled-report/scheduled-report.js'
export {
  type BannerParts,
  type BannerServing,
  bannerDocument,
} from './serving/banner-document.js'
export { initScript } from './serving/init-script.js'
export {
  bannerPreview,
  moveCommand,
  previewDocument,
  previewGap,
  previewKey,
} from './serving/preview-document.js'
export {
  SERVING_EVENTS,
  SERVING_LIFE_MS,
  type ServingEvent,
  type ServingUrls,
  servingEventSchema,
  servingUrls,
} from './serving/serving-url.js'
export {
  requestedFallback,
  type TagClick,
  type TagValues,
  tagQuerySchema,
} from './serving/tag-query.js'
export {
  fillMacros,
  trackerMacros,
} from './serving/tracker-macros.js'
export {
  buildVpaidParameters,
  type VpaidParameters,
} from './serving/vpaid-parameters.js'
export {
  type VpaidEvents,
  vpaidUnit,
} from './serving/vpaid-unit.js'
export {
  DEFAULT_SESSION_MS,
  type Expiry,
  expiryMoment,
  isSessionFresh,
  isSessionValid,
  type LoginInput,
  loginInputSchema,
  readSession,
  type Session,
  SIGN_IN_FALLBACK,
  SIGN_UP_FALLBACK,
  toExpiry,
  VERIFICATION_FALLBACK,
  WELCOME_BACK_MS,
} from './session/session.js'
export {
  DEFAULT_SETTINGS,
  parseSettings,
  type Settings,
} from './settings/settings.js'
export type { ShareLink } from './share-token/share-token.js'
export {
  canHideColumn,
  columnPlaces,
  columnStep,
  filterColumn,
  groupColumn,
  moveColumn,
  moveGroup,
  pinColumn,
  resizeColumn,
  showColumn,
  sortColumn,
  unfilterColumn,
} from './table-layout/layout-moves.js'
export {
  LAYOUT_PARAMETERS,
  type LayoutSearchOptions,
  layoutFromSearch,
  layoutToSearch,
  withLayoutSearch,
} from './table-layout/layout-search.js'
export {
  type ColumnLabel,
  columnCountLabel,
  columnPlaceLabel,
  filterLabel,
  groupLabel,
  type RangeInput,
  type RangeProblems,
  rangeFilter,
  sortLabel,
  sortPlaceLabel,
} from './table-layout/layout-text.js'
export {
  type LayoutPart,
  layoutDifference,
  NOTHING_SAVED,
  parseSavedLayout,
  removeView,
  renameView,
  replaceView,
  type SavedLayout,
  type SavedView,
  saveView,
  viewName,
  viewNameProblem,
} from './table-layout/saved-layout.js'
export {
  type ColumnRule,
  columnWidth,
  defaultTableLayout,
  fitTableLayout,
  fixedColumnIds,
  isSameLayout,
  type LayoutFilter,
  type LayoutSort,
  listedColumns,
  MAX_COLUMN_WIDTH,
  MIN_COLUMN_WIDTH,
  shownColumnIds,
  type TableLayout,
} from './table-layout/table-layout.js'
export {
  buildTag,
  type Tag,
  type TagModel,
  type TagParameters,
  tagWarnings,
} from './tag/build-tag.js'
export {
  findFallbackLiveID,
  formatPublishedAt,
  PUBLICATION_LABELS,
  publicationState,
  publications,
} from './tag/publication.js'
export {
  changedNames,
  type TagDifferenceLine,
  tagDifference,
} from './tag/tag-difference.js'
export {
  clickTagMacro,
  type TagMacro,
  tagMacros,
} from './tag/tag-macros.js'
export {
  type CsvCell,
  csvCells,
  csvLine,
  UTF8_MARK,
} from './text/csv.js'
export {
  createTextMatcher,
  foldText,
} from './text/fold-text.js'
export { repeatedTexts } from './text/repeated-texts.js'
export {
  clockChangeText,
  deviceZone,
} from './timezone/offset-change.js'
export {
  isFixedOffset,
  isZoneName,
  type Timezone,
  timezoneAt,
  timezonesAt,
  zoneOffset,
} from './timezone/timezone.js'
export { zoneNameSchema } from './timezone/timezone-schema.js'
export {
  citiesOf,
  currentZoneName,
  timezoneKeywords,
} from './timezone/timezone-search.js'
export {
  landingPageOf,
  repeatedTrackers,
  TRACKER_KIND_HINTS,
  TRACKER_KIND_LABELS,
  TRACKER_KINDS,
  TRACKER_TYPE_LABELS,
  type Tracker,
  type TrackerKind,
  type Trackers,
  trackerSchema,
  trackersSchema,
  webUrlSchema,
} from './tracker/tracker.js'
export {
  fullName,
  mayListAllCampaigns,
  mayManageUsers,
  ONLY_ADMINISTRATORS,
  ROLE_NAMES,
  ROLE_RIGHTS,
  ROLES,
  type Role,
  roleLabel,
  roleSchema,
  type User,
  userSchema,
} from './user/user.js'
