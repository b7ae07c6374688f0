import type { Locator, Page } from '@playwright/test'
import { CAMPAIGN } from './fixtures.js'

/** Form of a screen. */
export interface FaultForm {
  /** Opens the form, if it is not open. */
  open?: (page: Page) => Promise<void>
  /** Input by field label. */
  values: Record<string, string>
  /** Label of a required checkbox. */
  tick?: string
  send: string
}

/** Dialog with a lazily loaded chunk. */
export interface FaultDialog {
  /** Button that opens the dialog. */
  opener: string
  title: string
  /** Source file of its chunk. */
  code: string
}

/** Screen of the console. */
export interface FaultRoute {
  name: string
  path: string
  /** Access: anybody, signed-in users, or anybody with a link. */
  who: 'anybody' | 'user' | 'guest'
  /** True if the screen loads data from the API. @default false */
  asks?: boolean
  form?: FaultForm
  dialog?: FaultDialog
  /** True for a screen that has its own way back instead of the navigation. @default false */
  isFrameless?: boolean
  /** Source file of its chunk. */
  code: string
}

const report = `/campaigns/${CAMPAIGN.id}/reporting`
const password = 'a long way round'
const createCodePath = (name: string) => `src/routes/${name}/route.tsx`

/** All routes of the console, with their forms. */
export const faultRoutes = (shared: string): FaultRoute[] => [
  { name: 'ping', path: '/ping', who: 'anybody', code: createCodePath('ping') },
  {
    name: 'sign in',
    path: '/signin',
    who: 'anybody',
    code: createCodePath('signin'),
    form: { values: { Email: 'demo@placard.test', Password: password }, send: 'Sign in' },
  },
  {
    name: 'sign up',
    path: '/signup',
    who: 'anybody',
    code: createCodePath('signup'),
    form: {
      values: {
        'First name': 'Mary',
        'Last name': 'Somerville',
        Email: 'mary@placard.test',
        Password: password,
        'Confirm password': password,
      },
      tick: 'I accept the terms of use',
      send: 'Sign up',
    },
  },
  {
    name: 'forgot password',
    path: '/forgotpassword',
    who: 'anybody',
    code: createCodePath('forgotpassword'),
    form: { values: { Email: 'demo@placard.test' }, send: 'Send me password reset link' },
  },
  {
    name: 'new password',
    path: '/forgotpassword?forgotToken=abc',
    who: 'anybody',
    code: createCodePath('forgotpassword'),
    form: {
      values: { Email: 'demo@placard.test', 'New password': password, 'Confirm password': password },
      send: 'Change password',
    },
  },
  {
    name: 'report emails',
    path: `/emails/unsubscribe?token=${'x'.repeat(43)}`,
    who: 'anybody',
    asks: true,
    code: createCodePath('emails'),
  },
  { name: 'shared report', path: `/share/${shared}`, who: 'guest', asks: true, code: createCodePath('share') },
  {
    name: 'shared report of a creative',
    path: `/share/${shared}/creative/demoCreative1a`,
    who: 'guest',
    asks: true,
    code: createCodePath('share'),
  },
  { name: 'dashboard', path: '/dashboard', who: 'user', asks: true, code: createCodePath('dashboard') },
  {
    name: 'file manager',
    path: '/filemanager',
    who: 'user',
    asks: true,
    code: createCodePath('filemanager'),
    dialog: { opener: 'Storage settings', title: 'Storage settings', code: 'src/routes/filemanager/bucket-dialog.tsx' },
  },
  { name: 'campaigns', path: '/campaigns', who: 'user', asks: true, code: createCodePath('campaigns') },
  {
    name: 'all campaigns',
    path: '/campaigns?show=all',
    who: 'user',
    asks: true,
    code: createCodePath('campaigns'),
    dialog: { opener: 'New campaign', title: 'New campaign', code: 'src/parts/new-campaign-dialog.tsx' },
  },
  {
    name: 'new campaign',
    path: '/campaigns?show=all',
    who: 'user',
    code: createCodePath('campaigns'),
    form: {
      open: (page) => page.getByRole('button', { name: 'New campaign' }).first().click(),
      values: { Name: 'Typed by hand' },
      send: 'Create campaign',
    },
  },
  {
    name: 'campaign',
    path: `/campaigns/${CAMPAIGN.id}`,
    who: 'user',
    asks: true,
    code: createCodePath('campaign'),
    dialog: { opener: 'New creative', title: 'New creative', code: 'src/routes/campaign/new-creative-dialog.tsx' },
  },
  {
    name: 'tags',
    path: `/campaigns/${CAMPAIGN.id}?tab=tags`,
    who: 'user',
    asks: true,
    code: createCodePath('campaign'),
  },
  {
    name: 'schedules',
    path: `/campaigns/${CAMPAIGN.id}?tab=schedules`,
    who: 'user',
    asks: true,
    code: createCodePath('campaign'),
  },
  {
    name: 'links',
    path: `/campaigns/${CAMPAIGN.id}?tab=links`,
    who: 'user',
    asks: true,
    code: createCodePath('campaign'),
  },
  {
    name: 'creative',
    path: `/campaigns/${CAMPAIGN.id}/creative/demoCreative1a`,
    who: 'user',
    asks: true,
    code: createCodePath('creative'),
  },
  {
    name: 'ad builder',
    path: `/builder?campaign=${CAMPAIGN.id}`,
    who: 'user',
    isFrameless: true,
    code: createCodePath('builder'),
  },
  {
    name: 'report',
    path: report,
    who: 'user',
    asks: true,
    code: createCodePath('reporting'),
    dialog: { opener: 'Schedule', title: 'Scheduled reports', code: 'src/report/schedule-panel.tsx' },
  },
  {
    name: 'report of a creative',
    path: `${report}/creative/demoCreative1a`,
    who: 'user',
    asks: true,
    code: createCodePath('reporting'),
  },
  {
    name: 'profile',
    path: '/profile',
    who: 'user',
    code: createCodePath('profile'),
    form: { values: { 'First name': 'Augusta', 'Last name': 'Lovelace' }, send: 'Save' },
  },
  { name: 'tables', path: '/tables', who: 'user', code: createCodePath('tables') },
  { name: 'billing', path: '/billing', who: 'user', code: createCodePath('billing') },
  { name: 'admin', path: '/admin', who: 'user', asks: true, code: createCodePath('admin') },
  {
    name: 'invite',
    path: '/admin/invite',
    who: 'user',
    code: createCodePath('invite'),
    form: { values: { Emails: 'mary@outside.example' }, tick: 'Advertiser', send: 'Send invitations' },
  },
  { name: 'nowhere', path: '/no/such/page', who: 'user', code: createCodePath('not-found') },
]

/** Finds elements behind a dialog as well, which are hidden from assistive technology. */
const field = (page: Page, label: string): Locator =>
  page
    .getByRole('textbox', { name: label, includeHidden: true })
    .or(page.getByLabel(label, { exact: true }))
    .first()

/** Opens and fills in the form of a screen. */
export async function fillForm(page: Page, { open, values, tick }: FaultForm): Promise<void> {
  await open?.(page)
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value)
  if (tick)
    await page
      .getByRole('checkbox', { name: tick })
      .or(page.getByRole('radio', { name: tick }))
      .check()
}

/** Returns the input that was lost. */
export async function listLostInput(page: Page, { values }: FaultForm): Promise<string[]> {
  const lost: string[] = []
  for (const [label, value] of Object.entries(values)) {
    const box = field(page, label)
    // Email addresses may have become chips.
    const kept =
      (await box.inputValue()) === value || (await page.getByRole('button', { name: `Remove ${value}` }).count()) > 0
    if (!kept) lost.push(label)
  }
  return lost
}
