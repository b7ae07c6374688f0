// Schemas of the forms with their messages, for other UIs. Server and forms validate with the same ones.
export {
  ACCOUNT_MESSAGES,
  type ChangePasswordInput,
  changePasswordSchema,
  type ForgotPasswordInput,
  forgotPasswordSchema,
  type InviteInput,
  inviteSchema,
  isEmail,
  type LoginInput,
  loginInputSchema,
  type OwnPasswordInput,
  ownPasswordSchema,
  type ProfileInput,
  parseVerificationLink,
  profileSchema,
  type SignUpInput,
  signUpSchema,
  type VerificationLink,
  type VerifyInput,
  verificationLinkSchema,
  verifySchema,
} from '@placard/domain/account'
export { ApiError, errorText, type Problem, validationError } from '@placard/domain/api'
export { type CampaignInput, campaignFieldsSchema, campaignInputSchema } from '@placard/domain/campaign'
export {
  type CreativeInput,
  createLayoutOptionsSchema,
  creativeInputSchema,
  creativeSettingsSchema,
  GLOBAL_LAYOUT,
  IN_BANNER_VIDEO,
  trackersSchema,
} from '@placard/domain/creative'
export { bucketFieldsSchema, type FileManagerSettings, fileManagerSettingsSchema } from '@placard/domain/files'
export { type ScheduleInput, scheduleInputSchema } from '@placard/domain/schedule'
