import type { ClickTexts, LintTexts, VastTexts } from '@placard/domain/tags'
import type { AdBuilderLabels } from './ad-builder/ad-builder-labels.js'
import type { BuilderToolbarLabels } from './ad-builder/builder-toolbar-labels.js'
import type { LayerListLabels } from './ad-builder/lists/layer-list-labels.js'
import type { SizeListLabels } from './ad-builder/lists/size-list-labels.js'
import type { PropertiesPanelLabels } from './ad-builder/properties/properties-panel-labels.js'
import type { LayerNameLabels } from './ad-builder/properties/use-layer-name.js'
import type { TimelinePanelLabels } from './ad-builder/timeline/timeline-panel-labels.js'
import type { FormLabels } from './engine/form-labels.js'
import type { DatePickerLabels } from './fields/date-picker/date-picker.js'
import type { DateRangePickerLabels } from './fields/date-range-picker/date-range-picker-labels.js'
import type { DayCalendarLabels } from './fields/day-calendar.js'
import type { EmailsFieldLabels } from './fields/emails-field/emails-field.js'
import type { LandingPageFieldLabels } from './fields/landing-page-field/landing-page-field.js'
import type { MacroFindingsLabels } from './fields/macro-findings.js'
import type { NewPasswordFieldsLabels } from './fields/new-password-fields.js'
import type { RevokeTokensFieldLabels } from './fields/revoke-tokens-field.js'
import type { RowListLabels } from './fields/row-list-labels.js'
import type { TimezonePickerLabels } from './fields/timezone-picker/timezone-picker.js'
import type { UrlFieldLabels } from './fields/url-field/url-field.js'
import type { AccessTokenFormLabels } from './product/access-token-form/access-token-form.js'
import type { AccessTokenListLabels } from './product/access-token-list/access-token-list.js'
import type { AssetSlotLabels } from './product/asset-labels.js'
import type { BucketSettingsFormLabels } from './product/bucket-settings-form/bucket-settings-form.js'
import type { CampaignFormLabels } from './product/campaign-form/campaign-form.js'
import type { ChangePasswordFormLabels } from './product/change-password-form/change-password-form.js'
import type { CreativeEditorLabels } from './product/creative-editor/creative-editor-labels.js'
import type { CreativeFormLabels } from './product/creative-form/creative-form-labels.js'
import type { CreativeSettingsFormLabels } from './product/creative-settings-form/creative-settings-form.js'
import type { CreativeTargetFormLabels } from './product/creative-target-form/creative-target-form.js'
import type { DiscrepancyEditorLabels } from './product/discrepancy-editor/discrepancy-editor-labels.js'
import type { DiscrepancyUploadLabels } from './product/discrepancy-upload/discrepancy-upload.js'
import type { ForgotPasswordFormLabels } from './product/forgot-password-form/forgot-password-form.js'
import type { HandOverDialogLabels } from './product/hand-over-dialog/hand-over-dialog-labels.js'
import type { InviteFormLabels } from './product/invite-form/invite-form.js'
import type { LayoutOptionsFormLabels } from './product/layout-options-form/layout-options-form.js'
import type { OwnPasswordFormLabels } from './product/own-password-form/own-password-form.js'
import type { ProfileFormLabels } from './product/profile-form/profile-form.js'
import type { PublishButtonLabels } from './product/publish-button/publish-button-labels.js'
import type { PublishDialogLabels } from './product/publish-dialog/publish-dialog.js'
import type { SaveAdFormLabels } from './product/save-ad-form/save-ad-form.js'
import type { ScheduleFormLabels } from './product/schedule-form/schedule-form.js'
import type { ScheduleListLabels } from './product/schedule-list/schedule-list-labels.js'
import type { ScheduleReportLabels } from './product/schedule-report/schedule-report-labels.js'
import type { SignInFormLabels } from './product/sign-in-form/sign-in-form.js'
import type { SignUpFormLabels } from './product/sign-up-form/sign-up-form.js'
import type { TagActivityStatusLabels } from './product/tag-activity-status/tag-activity-status.js'
import type { TagVersionsLabels } from './product/tag-versions/tag-versions-labels.js'
import type { TagsPanelLabels } from './product/tags-panel-labels.js'
import type { TrackersFormLabels } from './product/trackers-form/trackers-form.js'
import type { UploadSheetLabels } from './product/upload-sheet/upload-sheet-labels.js'
import type { VerifyEmailFormLabels } from './product/verify-email-form/verify-email-form.js'
import type { WeightMeterLabels } from './product/weight-meter/weight-meter.js'

/** Message groups of this package. */
export interface FormsLabels {
  accessTokenForm: AccessTokenFormLabels
  accessTokenList: AccessTokenListLabels
  adBuilder: AdBuilderLabels
  assetSlot: AssetSlotLabels
  bucketSettingsForm: BucketSettingsFormLabels
  builderToolbar: BuilderToolbarLabels
  campaignForm: CampaignFormLabels
  changePasswordForm: ChangePasswordFormLabels
  clickTest: ClickTexts
  creativeEditor: CreativeEditorLabels
  creativeForm: CreativeFormLabels
  creativeSettingsForm: CreativeSettingsFormLabels
  creativeTargetForm: CreativeTargetFormLabels
  datePicker: DatePickerLabels
  dateRangePicker: DateRangePickerLabels
  dayCalendar: DayCalendarLabels
  discrepancyEditor: DiscrepancyEditorLabels
  discrepancyUpload: DiscrepancyUploadLabels
  emailsField: EmailsFieldLabels
  forgotPasswordForm: ForgotPasswordFormLabels
  form: FormLabels
  handOverDialog: HandOverDialogLabels
  inviteForm: InviteFormLabels
  landingPageField: LandingPageFieldLabels
  layerList: LayerListLabels
  layerNames: LayerNameLabels
  layoutOptionsForm: LayoutOptionsFormLabels
  macroFindings: MacroFindingsLabels
  macroLint: LintTexts
  newPasswordFields: NewPasswordFieldsLabels
  ownPasswordForm: OwnPasswordFormLabels
  profileForm: ProfileFormLabels
  propertiesPanel: PropertiesPanelLabels
  publishButton: PublishButtonLabels
  publishDialog: PublishDialogLabels
  revokeTokensField: RevokeTokensFieldLabels
  rowList: RowListLabels
  saveAdForm: SaveAdFormLabels
  scheduleForm: ScheduleFormLabels
  scheduleList: ScheduleListLabels
  scheduleReport: ScheduleReportLabels
  signInForm: SignInFormLabels
  signUpForm: SignUpFormLabels
  sizeList: SizeListLabels
  tagActivityStatus: TagActivityStatusLabels
  tagVersions: TagVersionsLabels
  tagsPanel: TagsPanelLabels
  timelinePanel: TimelinePanelLabels
  timezonePicker: TimezonePickerLabels
  trackersForm: TrackersFormLabels
  uploadSheet: UploadSheetLabels
  urlField: UrlFieldLabels
  vastTest: VastTexts
  verifyEmailForm: VerifyEmailFormLabels
  weightMeter: WeightMeterLabels
}

declare module '@placard/ui' {
  interface PlacardLabels extends FormsLabels {}
}
