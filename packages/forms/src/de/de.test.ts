import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  changePasswordSchema,
  inviteSchema,
  loginInputSchema,
  newAccessTokenSchema,
  signUpSchema,
} from '@placard/domain/account'
import { newAdDesign } from '@placard/domain/ad-builder'
import { IN_BANNER_VIDEO, newCreative } from '@placard/domain/creative'
import { de as domain } from '@placard/domain/de'
import { DEMO_NOW } from '@placard/domain/demo'
import { DEFAULT_FILE_MANAGER_SETTINGS } from '@placard/domain/files'
import { inputMessage } from '@placard/domain/internal/api'
import { ENGLISH, englishReportTexts } from '@placard/domain/internal/report'
import type { ReportTexts } from '@placard/domain/report'
import { scheduleInputSchema } from '@placard/domain/schedule'
import { lintTag, lintTexts } from '@placard/domain/tags'
import { PlacardProvider, useLabels } from '@placard/ui'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { AdBuilder } from '../ad-builder/ad-builder.js'
import { DatePicker } from '../fields/date-picker/date-picker.js'
import { DateRangePicker } from '../fields/date-range-picker/date-range-picker.js'
import { MacroFindings } from '../fields/macro-findings.js'
import { rangePanel } from '../fields/range-panel.fixture.js'
import { TimezonePicker } from '../fields/timezone-picker/timezone-picker.js'
import { AccessTokenForm } from '../product/access-token-form/access-token-form.js'
import { AccessTokenList } from '../product/access-token-list/access-token-list.js'
import { AssetPanel } from '../product/asset-panel/asset-panel.js'
import { BucketSettingsForm } from '../product/bucket-settings-form/bucket-settings-form.js'
import { CampaignForm } from '../product/campaign-form/campaign-form.js'
import { CreativeForm } from '../product/creative-form/creative-form.js'
import { CreativeSettingsForm } from '../product/creative-settings-form/creative-settings-form.js'
import { ForgotPasswordForm } from '../product/forgot-password-form/forgot-password-form.js'
import { InviteForm } from '../product/invite-form/invite-form.js'
import { LayoutOptionsForm } from '../product/layout-options-form/layout-options-form.js'
import { OwnPasswordForm } from '../product/own-password-form/own-password-form.js'
import { ProfileForm } from '../product/profile-form/profile-form.js'
import { ScheduleForm } from '../product/schedule-form/schedule-form.js'
import { ScheduleList } from '../product/schedule-list/schedule-list.js'
import { SignInForm } from '../product/sign-in-form/sign-in-form.js'
import { SignUpForm } from '../product/sign-up-form/sign-up-form.js'
import { TagsPanel } from '../product/tags-panel/tags-panel.js'
import { TrackersForm } from '../product/trackers-form/trackers-form.js'
import { creativeMessages } from './creative-messages.js'
import { de } from './de.js'
import { discrepancyMessages } from './discrepancy-messages.js'
import { fileMessages } from './file-messages.js'
import { messages as commonMessages } from './messages.js'
import { tagMessages } from './tag-messages.js'
import { vastMessages } from './vast-messages.js'

const { report } = domain
const now = DEMO_NOW
const later = async () => {}
const flight = { start: '2025-10-01', end: '2025-12-01' }
const range = { start: '2025-10-01', end: '2025-10-14', tzCode: 'UTC' }
const schedule = {
  id: '42',
  campaignID: '7',
  frequency: 'Weekly',
  type: 'Full',
  format: 'xlsx',
  tzCode: 'Europe/Berlin',
  time: '09:00',
  recipients: ['ada@example.test', 'bob@example.test'],
  withVideo: true,
  paused: false,
  nextRunAt: null,
  lastRunAt: '2025-10-06T07:00:00Z',
  lastResult: 'failed',
  lastProblem: 'Its file could not be created after several attempts.',
  waiting: ['bob@example.test'],
  unsubscribed: [],
  undelivered: [],
} as const
const user = { id: '1', first_name: 'Ada', last_name: 'Byron', email: 'ada@example.test', role: 'agency' } as const
const creative = newCreative('7', now)
const token = {
  id: '5',
  name: 'CRM',
  access: 'read',
  campaignIDs: ['7'],
  createdAt: '2025-09-01T00:00:00Z',
  expiresAt: '2025-09-30T00:00:00Z',
  lastUsedAt: null,
} as const

const pasted = '<a href="%%CACHEBUSTER%%https://shop.test/"></a>'

function PastedTag() {
  const findings = lintTag(pasted, { platform: 'Xandr' }, useLabels('macroLint', lintTexts))
  return createElement(MacroFindings, { text: pasted, findings, onFix: () => {}, label: 'CRM' })
}

const FORMS: Record<string, ReactElement | ((texts: ReportTexts) => ReactElement)> = {
  accessTokenForm: createElement(AccessTokenForm, { campaigns: [], onSubmit: later }),
  accessTokenList: createElement(AccessTokenList, { tokens: [token as never], onRevoke: later, now }),
  // Its other states are in `ad-builder/german.test.tsx`.
  adBuilder: createElement(AdBuilder, { ad: { design: newAdDesign(), adSeconds: 30 } }),
  bucketSettingsForm: createElement(BucketSettingsForm, {
    settings: DEFAULT_FILE_MANAGER_SETTINGS,
    onSubmit: later,
    onTest: async () => undefined,
  }),
  campaignForm: createElement(CampaignForm, { onSubmit: later, today: '2025-10-14' }),
  creativeForm: createElement(CreativeForm, { onSubmit: later }),
  creativeSettingsForm: createElement(CreativeSettingsForm, { settings: [], creatives: [], onSubmit: later }),
  datePicker: createElement(DatePicker, { value: '2025-10-14', onValueChange: () => {}, today: '2025-10-14' }),
  dateRangePicker: createElement(DateRangePicker, { value: range, onValueChange: () => {}, steps: true, now }),
  rangePanel: (texts) => rangePanel({ value: range, flight, now }, texts),
  forgotPasswordForm: createElement(ForgotPasswordForm, { onSubmit: later }),
  inviteForm: createElement(InviteForm, { onSubmit: async () => [] }),
  layoutOptionsForm: createElement(LayoutOptionsForm, { onSubmit: later }),
  macroFindings: createElement(PastedTag),
  ownPasswordForm: createElement(OwnPasswordForm, { email: 'ada@example.test', onSubmit: later }),
  assetPanel: createElement(AssetPanel, {
    creative,
    layout: IN_BANNER_VIDEO,
    onUpload: async () => Promise.reject(new Error('not called')),
  }),
  profileForm: createElement(ProfileForm, { user: user as never, onSubmit: later }),
  scheduleForm: createElement(ScheduleForm, { flight, defaultValues: schedule as never, onSubmit: later, now }),
  scheduleList: createElement(ScheduleList, {
    schedules: [schedule as never],
    flight,
    onNew: () => {},
    onEdit: () => {},
    onDelete: later,
    onRetry: () => {},
    reader: { zone: 'UTC', now },
  }),
  signInForm: createElement(SignInForm, { onSubmit: later, verified: true }),
  trackersForm: createElement(TrackersForm, {
    trackers: { click: [{ type: 'pixel', url: '' }] },
    type: 'VAST',
    onSubmit: later,
  }),
  signUpForm: createElement(SignUpForm, { onSubmit: later, domain: 'example.test', termsHref: '/terms' }),
  tagsPanel: createElement(TagsPanel, { creatives: [creative], servingHost: 'https://ads.test', vendorID: undefined }),
  timezonePicker: createElement(TimezonePicker, { value: 'UTC', onValueChange: () => {}, at: now }),
}

const GERMAN: ReportTexts = { ...englishReportTexts('de'), ...report('de') }

function render(form: (typeof FORMS)[string], isGerman: boolean): string {
  const element = typeof form === 'function' ? form(isGerman ? GERMAN : ENGLISH) : form
  return renderToStaticMarkup(createElement(PlacardProvider, isGerman ? { locale: 'de', labels: de } : {}, element))
}

/** Texts and accessible names of a page. */
const readTexts = (html: string) =>
  [...html.matchAll(/>([^<]+)</g), ...html.matchAll(/ (?:aria-label|title|placeholder)="([^"]+)"/g)].map(([, text]) =>
    (text ?? '').trim(),
  )

/** Texts that are the same in both languages: data, and words that German has too. */
const SAME = new RegExp(
  `^(${[
    String.raw`[\W\d]*|[A-Z]|Mo|Fr|Sa|September 2025|.*@.*|https://|%%.*|main\.mp4|(\d+\s)?(s|px)`,
    String.raw`Name|Format|CRM|Excel|UTC|\(GMT.*\) .*|\(optional\)|Region|Bucket|(US|Asia|EU|Europe).*\)`,
    'Banner|VAST|VPAID|Fluid|Google Ad Manager|Countdown|Player|Pixel|Impression|Start|Pause|Tags|Cachebuster',
    String.raw`Zoom|\d+x\d+( .*)?`,
  ].join('|')})$`,
)

describe('German', () => {
  it.each(Object.entries(FORMS))('leaves no English text in %s', (_, form) => {
    const german = readTexts(render(form, true))
    const english = new Set(readTexts(render(form, false)))
    expect(german.length).toBeGreaterThan(0)
    expect(german.filter((text) => english.has(text) && !SAME.test(text))).toEqual([])
  })
})

const messages = {
  ...commonMessages,
  ...creativeMessages,
  ...discrepancyMessages,
  ...fileMessages,
  ...tagMessages,
  ...vastMessages,
}
const sources = ['../../../domain/src', '../../../../apps/api/src', '..'].flatMap((folder) =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.ts$|(^|\/)de\//.test(name))
    .map((name) => readFileSync(join(import.meta.dirname, folder, name), 'utf8')),
)
// Some tables write in lower case what is shown with a capital letter.
const source = sources.join('\n').toLowerCase()
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort()

describe('the translated messages', () => {
  it('exist in the sources with their English text', () => {
    // Values are written as ${…} there, or as numbers.
    const unknown = Object.keys(messages).filter((text) => {
      const parts = text.split(/\{\w+\}|\b\d+\b/).filter((part) => part !== '')
      return !parts.every((part) => source.includes(part.toLowerCase()))
    })
    expect(unknown).toEqual([])
  })

  it('have the values of the English text', () => {
    for (const [english, german] of Object.entries(messages)) {
      expect([german, placeholders(german)]).toEqual([german, placeholders(english)])
    }
  })

  const schemas: Record<string, [schema: z.ZodType, input: object]> = {
    login: [loginInputSchema, { username: '', password: '', remember: false }],
    signUp: [
      signUpSchema('example.test'),
      { firstName: '', lastName: '', email: 'a', password: '', termsChecked: false },
    ],
    changePassword: [changePasswordSchema, { username: '', password: '1', confirmPassword: '2', code: '' }],
    invite: [inviteSchema, { emails: [], role: '' }],
    accessToken: [newAccessTokenSchema, { name: '', access: '', campaignIDs: [], days: '' }],
    writingToken: [newAccessTokenSchema, { name: '', access: 'write', days: '' }],
    schedule: [
      scheduleInputSchema,
      { ...schedule, frequency: '', type: '', format: '', tzCode: 'X', time: '9', recipients: ['a'] },
    ],
  }
  it.each(Object.entries(schemas))('include those of the schema %s', (_, [schema, input]) => {
    const issues = schema.safeParse(input, { error: inputMessage }).error?.issues ?? []
    expect(issues.length).toBeGreaterThan(1)
    const patterns = Object.keys(messages).map(
      (text) => new RegExp(`^${text.replace(/[.?+*()]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`),
    )
    expect(
      issues.map(({ message }) => message).filter((text) => !patterns.some((pattern) => pattern.test(text))),
    ).toEqual([])
  })
})
