import { endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import { formUpload } from './form-upload.js'
import { DOWNLOAD_DATES, PARTNER_FILE, REPORT_DATES, type Things, WAITING_ADDRESS } from './matrix-world.js'
import type { Sent } from './test-app.js'

/** Name of an endpoint. */
export type Name = keyof typeof endpoints
/** Names of all endpoints. */
export const names = Object.keys(endpoints) as Name[]

/** Requirement of an endpoint. 'mine' means an entity of the caller: a campaign, creative or asset. */
export interface Row {
  needs: 'nothing' | 'signing in' | 'staff' | 'admin' | 'mine' | 'share link'
  about?: (things: Things) => Sent
  /**
   * Access that a token needs: 'issued' where a short-lived one is enough, 'none' where a session is required.
   * Independent of what the contract says.
   */
  token?: 'issued' | 'read' | 'write' | 'none'
  /** True if the caller has to sign in again afterwards. */
  endsSession?: boolean
  /** Status for the owner, where it is not 200. */
  answers?: number
  /** True for calls of a share link that take no live ids. */
  isWhole?: boolean
  /** Body of a call of a share link. */
  body?: object
}

const inCampaign = ({ campaignID }: Things): Sent => ({ query: { campaignID } })
const withCreative = ({ creativeID }: Things): Sent => ({ body: { id: creativeID, version: 1, name: 'New', html: '' } })
const createReportCall = ({ campaignID }: Things): Sent => ({ query: { campaignID, ...REPORT_DATES } })
const upload = ({ creativeID }: Things): Sent =>
  formUpload(
    { creativeID },
    { filename: 'dot.svg', content: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>' },
  )
const schedule = {
  frequency: 'Daily',
  type: 'Full',
  format: 'csv',
  tzCode: 'UTC',
  time: '09:00',
  recipients: ['a@placard.test'],
  withVideo: true,
}

/** Requirements of all endpoints. This file does not compile while one is missing. */
export const rows: Record<Name, Row> = {
  login: { needs: 'nothing' },
  logout: { needs: 'nothing' },
  signUp: { needs: 'nothing' },
  resendVerification: { needs: 'nothing' },
  verification: { needs: 'nothing' },
  verify: { needs: 'nothing' },
  forgotPassword: { needs: 'nothing' },
  changePassword: { needs: 'nothing' },
  me: { needs: 'signing in', token: 'read' },
  updateProfile: {
    needs: 'signing in',
    token: 'none',
    about: () => ({ body: { first_name: 'Ada', last_name: 'Byron' } }),
  },
  signOutEverywhere: { needs: 'signing in', token: 'none', endsSession: true },
  // A wrong current password, so that the other calls keep their sessions.
  updatePassword: {
    needs: 'signing in',
    token: 'none',
    about: () => ({
      body: { currentPassword: 'wrong', password: 'a new password', confirmPassword: 'a new password' },
    }),
    answers: 400,
  },
  mine: { needs: 'signing in', token: 'issued' },
  newCampaign: { needs: 'signing in', token: 'write', about: () => ({ body: { name: 'New' } }) },
  all: { needs: 'staff', token: 'issued' },
  users: { needs: 'admin', token: 'none' },
  userHoldings: { needs: 'admin', token: 'none', about: () => ({ query: { id: DEMO_USERS[1].id } }) },
  changeUser: { needs: 'admin', token: 'none', about: () => ({ body: { id: DEMO_USERS[1].id } }) },
  invite: { needs: 'admin', token: 'none', about: () => ({ body: { emails: ['not an email'], role: 'agency' } }) },
  undeliveredInvitations: { needs: 'admin', token: 'none' },
  withdrawInvitation: { needs: 'admin', token: 'none', about: () => ({ query: { email: 'nobody@elsewhere.test' } }) },
  get: { needs: 'mine', token: 'issued', about: inCampaign },
  updateCampaign: {
    needs: 'mine',
    token: 'write',
    about: ({ campaignID }) => ({ body: { id: campaignID, version: 1, name: 'New' } }),
  },
  deleteCampaign: { needs: 'mine', token: 'write', about: inCampaign },
  creative: { needs: 'mine', token: 'issued', about: ({ creativeID }) => ({ query: { id: creativeID } }) },
  creatives: { needs: 'mine', token: 'issued', about: inCampaign },
  newCreative: { needs: 'mine', token: 'write', about: ({ campaignID }) => ({ body: { campaignID } }) },
  updateCreative: { needs: 'mine', token: 'write', about: withCreative },
  updateCreativeHtml: { needs: 'mine', token: 'write', about: withCreative },
  duplicateCreative: { needs: 'mine', token: 'write', about: withCreative },
  publishCreative: { needs: 'mine', token: 'write', about: withCreative },
  creativeVersions: { needs: 'mine', token: 'read', about: ({ creativeID }) => ({ query: { id: creativeID } }) },
  creativeVersion: { needs: 'mine', token: 'read', about: ({ liveID }) => ({ query: { liveID, number: '1' } }) },
  restoreVersion: {
    needs: 'mine',
    token: 'write',
    about: ({ liveID }) => ({ body: { liveID, number: 1, current: 1 } }),
  },
  pauseTag: { needs: 'mine', token: 'write', about: ({ liveID }) => ({ body: { liveID, paused: true } }) },
  tagActivity: { needs: 'mine', token: 'read', about: ({ creativeID }) => ({ query: { id: creativeID } }) },
  deleteCreative: { needs: 'mine', token: 'write', about: ({ creativeID }) => ({ query: { id: creativeID } }) },
  uploadAssets: { needs: 'mine', token: 'write', about: upload },
  deleteAsset: {
    needs: 'mine',
    token: 'write',
    about: ({ creativeID, assetID }) => ({ query: { id: assetID, creativeID } }),
  },
  report: { needs: 'mine', token: 'issued', about: createReportCall },
  totals: { needs: 'signing in', token: 'issued', about: () => ({ query: REPORT_DATES }) },
  events: { needs: 'mine', token: 'issued', about: ({ liveID }) => ({ query: { liveIDs: liveID, ...REPORT_DATES } }) },
  videoData: { needs: 'mine', token: 'issued', about: createReportCall },
  download: {
    needs: 'mine',
    token: 'issued',
    about: ({ campaignID }) => ({ query: { campaignID, ...DOWNLOAD_DATES, format: 'csv' } }),
  },
  reportFile: { needs: 'nothing' },
  cancelReportFile: { needs: 'nothing' },
  newToken: { needs: 'mine', token: 'write', about: ({ campaignID }) => ({ body: { campaignID } }) },
  tokens: { needs: 'mine', token: 'read', about: inCampaign },
  revokeToken: {
    needs: 'mine',
    token: 'write',
    about: ({ campaignID }) => ({ query: { campaignID, id: 'noLink' } }),
    answers: 404,
  },
  updateToken: {
    needs: 'mine',
    token: 'write',
    about: ({ campaignID }) => ({ body: { campaignID, id: 'noLink', origins: [] } }),
    answers: 404,
  },
  rotateToken: {
    needs: 'mine',
    token: 'write',
    about: ({ campaignID }) => ({ body: { campaignID, id: 'noLink' } }),
    answers: 404,
  },
  revokeTokens: { needs: 'mine', token: 'write', about: inCampaign },
  // No image, so that nothing is stored.
  addLinkLogo: {
    needs: 'signing in',
    token: 'write',
    about: () => formUpload({}, { filename: 'logo.svg', content: '<svg/>' }),
    answers: 400,
  },
  newDiscrepancy: {
    needs: 'mine',
    token: 'write',
    about: ({ campaignID }) => formUpload({ campaignID }, PARTNER_FILE, 'file'),
  },
  discrepancies: { needs: 'mine', token: 'read', about: inCampaign },
  discrepancy: { needs: 'mine', token: 'read', about: ({ discrepancyID }) => ({ query: { id: discrepancyID } }) },
  updateDiscrepancy: {
    needs: 'mine',
    token: 'write',
    about: ({ discrepancyID }) => ({ body: { id: discrepancyID, version: 1, choices: { tolerance: 5 } } }),
  },
  rereadDiscrepancy: {
    needs: 'mine',
    token: 'write',
    about: ({ discrepancyID }) => formUpload({ id: discrepancyID, version: '1' }, PARTNER_FILE, 'file'),
  },
  exportDiscrepancy: {
    needs: 'mine',
    token: 'read',
    about: ({ discrepancyID }) => ({ body: { id: discrepancyID, format: 'csv' } }),
  },
  deleteDiscrepancy: {
    needs: 'mine',
    token: 'write',
    about: ({ discrepancyID }) => ({ query: { id: discrepancyID } }),
  },
  accessTokens: { needs: 'signing in', token: 'none' },
  newAccessToken: {
    needs: 'signing in',
    token: 'none',
    about: () => ({ body: { name: 'Script', access: 'read', days: 7 } }),
  },
  revokeAccessToken: {
    needs: 'signing in',
    token: 'none',
    about: () => ({ query: { id: 'noToken' } }),
    answers: 404,
  },
  revokeUserToken: {
    needs: 'admin',
    token: 'none',
    about: () => ({ query: { userID: DEMO_USERS[1].id, id: 'noToken' } }),
    answers: 404,
  },
  // Only with an access token, which `access-tokens.test.ts` tests.
  issueToken: { needs: 'signing in', token: 'read', answers: 400 },
  sharedLink: { needs: 'share link', isWhole: true },
  viewLink: { needs: 'share link', isWhole: true },
  // A link without a password takes any; `link-passwords.test.ts` tests the others.
  unlockLink: { needs: 'share link', isWhole: true, body: { password: 'any' } },
  sharedReport: { needs: 'share link' },
  sharedEvents: { needs: 'share link' },
  sharedVideoData: { needs: 'share link' },
  sharedDownload: { needs: 'share link' },
  sharedDiscrepancies: { needs: 'share link', isWhole: true },
  tags: {
    needs: 'mine',
    token: 'read',
    about: ({ campaignID, creativeID }) => ({
      body: { campaignID, type: 'xlsx', tags: { [creativeID]: '<ins></ins>' } },
    }),
  },
  handOver: {
    needs: 'mine',
    token: 'read',
    about: ({ campaignID, creativeID }) => ({
      body: { campaignID, creativeIDs: [creativeID], platforms: ['Adform'] },
    }),
  },
  emailSubscription: { needs: 'nothing' },
  confirmEmails: { needs: 'nothing' },
  unsubscribe: { needs: 'nothing' },
  removeRecipient: {
    needs: 'mine',
    token: 'write',
    about: ({ scheduleID }) => ({ query: { id: scheduleID, email: WAITING_ADDRESS } }),
  },
  retryRecipient: {
    needs: 'mine',
    token: 'write',
    about: ({ scheduleID }) => ({ body: { id: scheduleID, email: WAITING_ADDRESS } }),
  },
  askRecipient: {
    needs: 'mine',
    token: 'write',
    about: ({ scheduleID }) => ({ body: { id: scheduleID, email: WAITING_ADDRESS } }),
  },
  platformMacros: { needs: 'signing in', token: 'read' },
  updatePlatformMacros: {
    needs: 'signing in',
    token: 'none',
    about: () => ({ body: { platform: 'AdRoll', macros: { click: '[click]' } } }),
  },
  scheduleReport: { needs: 'mine', token: 'write', about: ({ campaignID }) => ({ body: { campaignID, ...schedule } }) },
  scheduledReports: { needs: 'mine', token: 'read', about: inCampaign },
  updateScheduledReport: {
    needs: 'mine',
    token: 'write',
    about: ({ scheduleID }) => ({ body: { id: scheduleID, ...schedule } }),
  },
  pauseScheduledReport: {
    needs: 'mine',
    token: 'write',
    about: ({ scheduleID }) => ({ body: { id: scheduleID, paused: true } }),
  },
  testScheduledReport: { needs: 'mine', token: 'write', about: ({ scheduleID }) => ({ body: { id: scheduleID } }) },
  scheduleRuns: { needs: 'mine', token: 'read', about: ({ scheduleID }) => ({ query: { id: scheduleID } }) },
  repeatScheduledReport: {
    needs: 'mine',
    token: 'write',
    about: ({ scheduleID }) => ({ body: { id: scheduleID, runID: scheduleID } }),
  },
  previewScheduledReport: {
    needs: 'mine',
    token: 'read',
    about: ({ campaignID }) => ({ body: { campaignID, ...schedule } }),
  },
  deleteScheduledReport: { needs: 'mine', token: 'write', about: ({ scheduleID }) => ({ query: { id: scheduleID } }) },
  // Credentials for the own folder; s3/authenticate-s3.test.ts checks what they open.
  fileCredentials: { needs: 'signing in', token: 'none' },
}

/** Returns the names of the endpoints with one of these requirements. */
export const needing = (...needs: Row['needs'][]): Name[] => names.filter((name) => needs.includes(rows[name].needs))

/** Names of the endpoints for users. */
export const SIGNED_IN = needing('signing in', 'staff', 'admin', 'mine')
