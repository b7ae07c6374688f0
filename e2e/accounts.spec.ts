import { ACCOUNT_MESSAGES } from '@placard/domain/account'
import { onlyCompanyEmails } from '@placard/domain/internal/account'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, FULL, fillSignIn, mailTo, PEOPLE, test } from './fixtures.js'

const PASSWORD = 'an engine of 1843'

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
}

/** Completes and submits the sign-up form. */
async function signUp(page: Page, values: Record<string, string>): Promise<void> {
  await fill(page, { 'Last name': 'Somerville', Password: PASSWORD, 'Confirm password': PASSWORD, ...values })
  await page.getByRole('checkbox', { name: /^I accept the terms of use/ }).check()
  await page.getByRole('button', { name: 'Sign up' }).click()
}

/** Creates an access token that can write in the profile, first with a wrong password, and returns its secret. */
async function createWritingToken(page: Page, password: string): Promise<string> {
  await page.getByRole('button', { name: 'New token' }).click()
  const dialog = page.getByRole('dialog', { name: 'New access token' })
  await dialog.getByLabel('Name').fill('Nightly export')
  await dialog.getByRole('radio', { name: /^Read and write/ }).check()
  const field = dialog.getByLabel('Your password')
  await field.fill('a guess')
  await dialog.getByRole('button', { name: 'Create token' }).click()
  await expect(field).toHaveAccessibleDescription(new RegExp(ACCOUNT_MESSAGES.wrongPassword))
  await expect(dialog.getByLabel('Name')).toHaveValue('Nightly export')
  await field.fill(password)
  await dialog.getByRole('button', { name: 'Create token' }).click()
  return page.getByRole('textbox', { name: 'Access token' }).inputValue()
}

const heading = (page: Page, name: string, level = 1) => page.getByRole('heading', { level, name })

test('A user signs up, confirms the email with one button, once, and signs in', async ({
  page,
  browser,
  origin,
  mails,
}) => {
  const email = 'mary@placard.test'
  const proofs: number[] = []
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/verify')) proofs.push(answer.status())
  })
  await page.goto('/signin')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(heading(page, 'Sign up')).toBeFocused()

  await signUp(page, { 'First name': 'Mary', Email: 'mary@placard.test.evil.example' })
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(new RegExp(onlyCompanyEmails('placard.test')))
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(heading(page, 'Check your inbox', 2)).toBeFocused()
  await expect(heading(page, 'Confirm your email')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await fillSignIn(page, email, PASSWORD)
  await expect(page.getByRole('alert')).toContainText('Wrong email or password.')

  await page.getByRole('button', { name: 'Resend email' }).click()
  await expect(page.getByText('If this address still has to be confirmed, a new link is on its way.')).toBeVisible()
  const { link: first } = await mailTo(mails, email)
  const { link } = await mailTo(mails, email, 2)

  // Opening the link must not confirm anything: mail scanners open links too.
  for (const each of [first, link]) {
    await page.goto(each.href)
    await expect(heading(page, 'Confirm your email')).toBeVisible()
    await expect(page.getByText('You signed up as Mary Somerville in this browser.')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page.getByLabel('Password', { exact: true })).toBeHidden()
  }
  await expectAccessible(page)
  // Another browser may be a stranger's victim: there the reader of the email chooses names and password.
  const elsewhere = await browser.newContext({ baseURL: origin })
  const other = await elsewhere.newPage()
  await other.goto(link.href)
  await expect(other.getByLabel('First name')).toHaveValue('Mary')
  await other.getByRole('button', { name: 'Verify email' }).click()
  await expect(other.getByText('2 fields need attention')).toBeVisible()
  await elsewhere.close()
  expect(proofs).toEqual([])
  await page.getByRole('button', { name: 'Verify email' }).click()
  await expect(page.getByText('Email verified! Sign in below')).toBeVisible()
  await expect(page).toHaveURL('/signin')
  await page.reload()
  await expect(page.getByText('Email verified! Sign in below')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await fillSignIn(page, email, PASSWORD)
  await expect(heading(page, 'Dashboard')).toBeFocused()
  expect(proofs).toEqual([200])

  // A used link does not sign out; without a session it shows that it was used.
  await page.goto(link.href)
  await expect(heading(page, 'Dashboard')).toBeVisible()
  await page.goto('/profile')
  const secret = await createWritingToken(page, PASSWORD)
  const { text } = await mailTo(mails, email, 3)
  expect(text).toContain('Access: Read and write')
  const asProgram = { headers: { authorization: `Bearer ${secret}` } }
  expect((await fetch(new URL('/api/me', page.url()), asProgram)).status).toBe(200)
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('checkbox', { name: 'Also revoke my access tokens' }).check()
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL('/signin')
  expect((await page.request.get('/api/me')).status()).toBe(401)
  expect((await fetch(new URL('/api/me', page.url()), asProgram)).status).toBe(401)
  await page.goto(first.href)
  await expect(page.getByRole('alert')).toContainText(`Email not verified${ACCOUNT_MESSAGES.verifyLink}`)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  expect(proofs).toEqual([200])
})

test('A forgotten password is reset once by an emailed link, and the old one no longer works', async ({
  page,
  context,
  mails,
  origin,
}) => {
  const email = 'caroline@placard.test'
  const headers = { origin }
  const names = { firstName: 'Caroline', lastName: 'Herschel' }
  const data = { ...names, email, password: PASSWORD, confirmPassword: PASSWORD, termsChecked: true }
  expect((await page.request.post('/api/signup', { headers, data })).status()).toBe(200)
  await page.goto((await mailTo(mails, email)).link.href)
  await page.getByRole('button', { name: 'Verify email' }).click()
  await expect(page.getByText('Email verified! Sign in below')).toBeVisible()

  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(heading(page, 'Forgot password')).toBeFocused()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me password reset link' }).click()
  await expect(heading(page, 'Check your inbox', 2)).toBeFocused()
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await fillSignIn(page, email, PASSWORD)
  await expect(heading(page, 'Dashboard')).toBeFocused()

  const other = await context.newPage()
  const { link } = await mailTo(mails, email, 2)
  await other.goto(link.href)
  await expect(heading(other, 'Choose a new password')).toBeVisible()
  await expectAccessible(other)
  const fresh = 'comets of 1786'
  await fill(other, { Email: email, 'New password': fresh, 'Confirm password': `${fresh}!` })
  await other.getByRole('button', { name: 'Change password' }).click()
  await expect(other.getByText(ACCOUNT_MESSAGES.mismatch).first()).toBeVisible()
  await fill(other, { 'Confirm password': fresh })
  await other.getByRole('button', { name: 'Change password' }).click()
  await expect(other.getByText('Password changed. Sign in below')).toBeVisible()
  await expect(heading(other, 'Sign in')).toBeFocused()
  // The signed-in tab is signed out as well.
  await expect(page).toHaveURL('/signin')

  await expect(other.getByLabel('Email')).toHaveValue(email)
  await fillSignIn(other, email, PASSWORD)
  await expect(other.getByRole('alert')).toContainText('Wrong email or password.')
  await fillSignIn(other, email, fresh)
  await expect(heading(other, 'Dashboard')).toBeFocused()

  await page.goto(link.href)
  await fill(page, { Email: email, 'New password': PASSWORD, 'Confirm password': PASSWORD })
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('alert')).toContainText(`Password not changed${ACCOUNT_MESSAGES.resetLink}`)
  await page.getByRole('link', { name: 'Request a new link' }).click()
  await expect(heading(page, 'Forgot password')).toBeVisible()
})

test(
  'An invitation prefills the form, admits an outside address, and works once',
  FULL,
  async ({ page, browser, origin, signedIn, mails }) => {
    const email = 'lena@agency.example'
    const admin = await browser.newContext({ baseURL: origin, storageState: await signedIn('admin') })
    const headers = { origin }
    const data = { emails: [email], role: 'agency' }
    expect((await admin.request.post('/api/v1/admin/invite', { headers, data })).status()).toBe(200)
    await admin.close()

    const { link } = await mailTo(mails, email)
    await page.goto(`${link.href}&firstName=Lena`)
    for (const [label, value] of [
      ['Email', email],
      ['First name', 'Lena'],
    ] as const) {
      await expect(page.getByLabel(label)).toHaveValue(value)
      await expect(page.getByLabel(label)).toHaveAccessibleDescription('Filled in from your invitation')
    }
    await signUp(page, {})
    await expect(heading(page, 'Your account is ready', 2)).toBeFocused()
    await page.getByRole('link', { name: 'Sign in', exact: true }).click()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await fillSignIn(page, email, PASSWORD)
    await expect(page.getByRole('link', { name: 'Lena Somerville' })).toBeVisible()

    await page.goto(link.href)
    await signUp(page, { 'First name': 'Lena' })
    await expect(page.getByRole('alert')).toContainText(`Not signed up${ACCOUNT_MESSAGES.inviteLink}`)
    await expect(page.getByLabel('Last name')).toHaveValue('Somerville')
    expect((await page.request.get('/api/me')).status()).toBe(401)
  },
)

test("Errors show each message of the server on its own line, or the screen's fallback", FULL, async ({ page }) => {
  let body: object = {}
  await page.route(/\/api\/(signup|login|verification|forgotPassword|changePassword)$/, (route) =>
    route.fulfill({ status: 400, json: { status: 400, ...body } }),
  )
  const told = async (words: string[]) => {
    // The heading of the alert says what failed.
    await expect(page.getByRole('alert').getByRole('paragraph')).toHaveText([/^(Not|Email not) \w+/, ...words])
  }
  const lines = ['Not today.', 'Ask again tomorrow.']

  await page.goto('/signup?email=ada@placard.test&firstName=Ada')
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Filled in from your link/)
  await signUp(page, {})
  await told(['Sign up failed!'])
  body = { error: { message: lines } }
  await page.getByRole('button', { name: 'Sign up' }).click()
  await told(lines)

  await page.goto('/signin?verifyCode=YWRhQHBsYWNhcmQudGVzdA==&code=token')
  await told(lines)
  await fillSignIn(page, PEOPLE.staff.email)
  await told(lines)
  body = {}
  await page.getByRole('button', { name: 'Sign in' }).click()
  await told(['Sign up failed!'])
  await page.reload()
  await told(['Verification failed!'])
  await page.goto('/signin?verifyCode=&code=')
  await told([ACCOUNT_MESSAGES.verifyCode, ACCOUNT_MESSAGES.verifyToken])

  body = { message: 'No mail today.' }
  await page.goto('/forgotpassword')
  await page.getByLabel('Email').fill('ada@placard.test')
  await page.getByRole('button', { name: 'Send me password reset link' }).click()
  await told(['No mail today.'])
})
