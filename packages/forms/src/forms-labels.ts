import type { AccessTokenFormLabels } from './access-token-form/access-token-form.js'
import type { AccessTokenListLabels } from './access-token-list/access-token-list.js'
import type { CampaignFormLabels } from './campaign-form/campaign-form.js'
import type { ChangePasswordFormLabels } from './change-password-form/change-password-form.js'
import type { DatePickerLabels } from './date-picker/date-picker.js'
import type { DateRangePickerLabels } from './date-range-picker/date-range-picker-labels.js'
import type { DayCalendarLabels } from './day-calendar.js'
import type { EmailsFieldLabels } from './emails-field/emails-field.js'
import type { ForgotPasswordFormLabels } from './forgot-password-form/forgot-password-form.js'
import type { FormLabels } from './form/form-labels.js'
import type { InviteFormLabels } from './invite-form/invite-form.js'
import type { NewPasswordFieldsLabels } from './new-password-fields.js'
import type { OwnPasswordFormLabels } from './own-password-form/own-password-form.js'
import type { ProfileFormLabels } from './profile-form/profile-form.js'
import type { RowListLabels } from './row-list-labels.js'
import type { ScheduleFormLabels } from './schedule-form/schedule-form.js'
import type { ScheduleListLabels } from './schedule-list/schedule-list-labels.js'
import type { ScheduleReportLabels } from './schedule-report/schedule-report-labels.js'
import type { SignInFormLabels } from './sign-in-form/sign-in-form.js'
import type { SignUpFormLabels } from './sign-up-form/sign-up-form.js'
import type { TimezonePickerLabels } from './timezone-picker/timezone-picker.js'
import type { UrlFieldLabels } from './url-field/url-field.js'
import type { VerifyEmailFormLabels } from './verify-email-form/verify-email-form.js'

/** Message groups of this package. */
export interface FormsLabels {
  accessTokenForm: AccessTokenFormLabels
  accessTokenList: AccessTokenListLabels
  campaignForm: CampaignFormLabels
  changePasswordForm: ChangePasswordFormLabels
  datePicker: DatePickerLabels
  dateRangePicker: DateRangePickerLabels
  dayCalendar: DayCalendarLabels
  emailsField: EmailsFieldLabels
  forgotPasswordForm: ForgotPasswordFormLabels
  form: FormLabels
  inviteForm: InviteFormLabels
  newPasswordFields: NewPasswordFieldsLabels
  ownPasswordForm: OwnPasswordFormLabels
  profileForm: ProfileFormLabels
  rowList: RowListLabels
  scheduleForm: ScheduleFormLabels
  scheduleList: ScheduleListLabels
  scheduleReport: ScheduleReportLabels
  signInForm: SignInFormLabels
  signUpForm: SignUpFormLabels
  timezonePicker: TimezonePickerLabels
  urlField: UrlFieldLabels
  verifyEmailForm: VerifyEmailFormLabels
}

declare module '@placard/ui' {
  interface PlacardLabels extends FormsLabels {}
}
