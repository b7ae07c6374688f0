import type { AccessTokenFormLabels } from './access-token-form/access-token-form.js'
import type { AccessTokenListLabels } from './access-token-list/access-token-list.js'
import type { AdBuilderLabels } from './ad-builder/ad-builder-labels.js'
import type { BuilderToolbarLabels } from './ad-builder/builder-toolbar-labels.js'
import type { LayerListLabels } from './ad-builder/lists/layer-list-labels.js'
import type { SizeListLabels } from './ad-builder/lists/size-list-labels.js'
import type { PropertiesPanelLabels } from './ad-builder/properties/properties-panel-labels.js'
import type { LayerNameLabels } from './ad-builder/properties/use-layer-name.js'
import type { TimelinePanelLabels } from './ad-builder/timeline/timeline-panel-labels.js'
import type { AssetSlotLabels } from './asset-labels.js'
import type { BucketSettingsFormLabels } from './bucket-settings-form/bucket-settings-form.js'
import type { CampaignFormLabels } from './campaign-form/campaign-form.js'
import type { ChangePasswordFormLabels } from './change-password-form/change-password-form.js'
import type { CreativeEditorLabels } from './creative-editor/creative-editor-labels.js'
import type { CreativeFormLabels } from './creative-form/creative-form-labels.js'
import type { CreativeSettingsFormLabels } from './creative-settings-form/creative-settings-form.js'
import type { CreativeTargetFormLabels } from './creative-target-form/creative-target-form.js'
import type { DatePickerLabels } from './date-picker/date-picker.js'
import type { DateRangePickerLabels } from './date-range-picker/date-range-picker-labels.js'
import type { DayCalendarLabels } from './day-calendar.js'
import type { DiscrepancyEditorLabels } from './discrepancy-editor/discrepancy-editor-labels.js'
import type { DiscrepancyUploadLabels } from './discrepancy-upload/discrepancy-upload.js'
import type { EmailsFieldLabels } from './emails-field/emails-field.js'
import type { ForgotPasswordFormLabels } from './forgot-password-form/forgot-password-form.js'
import type { FormLabels } from './form-labels.js'
import type { HandOverDialogLabels } from './hand-over-dialog/hand-over-dialog-labels.js'
import type { InviteFormLabels } from './invite-form/invite-form.js'
import type { LandingPageFieldLabels } from './landing-page-field/landing-page-field.js'
import type { LayoutOptionsFormLabels } from './layout-options-form/layout-options-form.js'
import type { MacroFindingsLabels } from './macro-findings.js'
import type { NewPasswordFieldsLabels } from './new-password-fields.js'
import type { OwnPasswordFormLabels } from './own-password-form/own-password-form.js'
import type { ProfileFormLabels } from './profile-form/profile-form.js'
import type { PublishButtonLabels } from './publish-button/publish-button-labels.js'
import type { PublishDialogLabels } from './publish-dialog/publish-dialog.js'
import type { RevokeTokensFieldLabels } from './revoke-tokens-field.js'
import type { RowListLabels } from './row-list-labels.js'
import type { SaveAdFormLabels } from './save-ad-form/save-ad-form.js'
import type { ScheduleFormLabels } from './schedule-form/schedule-form.js'
import type { ScheduleListLabels } from './schedule-list/schedule-list-labels.js'
import type { ScheduleReportLabels } from './schedule-report/schedule-report-labels.js'
import type { SignInFormLabels } from './sign-in-form/sign-in-form.js'
import type { SignUpFormLabels } from './sign-up-form/sign-up-form.js'
import type { TagActivityStatusLabels } from './tag-activity-status/tag-activity-status.js'
import type { TagVersionsLabels } from './tag-versions/tag-versions-labels.js'
import type { TagsPanelLabels } from './tags-panel-labels.js'
import type { TimezonePickerLabels } from './timezone-picker/timezone-picker.js'
import type { TrackersFormLabels } from './trackers-form/trackers-form.js'
import type { UploadSheetLabels } from './upload-sheet/upload-sheet-labels.js'
import type { UrlFieldLabels } from './url-field/url-field.js'
import type { VerifyEmailFormLabels } from './verify-email-form/verify-email-form.js'
import type { WeightMeterLabels } from './weight-meter/weight-meter.js'

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
  verifyEmailForm: VerifyEmailFormLabels
  weightMeter: WeightMeterLabels
}

declare module '@placard/ui' {
  interface PlacardLabels extends FormsLabels {}
}
