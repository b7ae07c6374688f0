import { ACCOUNT_MESSAGES } from '@placard/domain/account'
import { LAST_ADMIN, ONLY_ADMINISTRATORS } from '@placard/domain/internal/account'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, FULL, fillSignIn, mailTo, NOBODY, PEOPLE, test, testAs } from './fixtures.js'

const asAdmin = testAs('admin')
const asAgency = testAs('agency')
const PASSWORD = 'the Harvard Mark I'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const findRow = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}`) }) })

asAdmin(
  'An administrator invites a user, finds them, changes their role, disables and enables them',
  async ({ page, browser, mails, baseURL }) => {
    const email = `howard-${Date.now()}@agency.test`
    await page.goto('/admin')
    await page.getByRole('link', { name: 'Invite users' }).last().click()
    await expect(heading(page, 'Invite users')).toBeFocused()
    const wayBack = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Admin' })
    await expect(wayBack).toBeVisible()
    await page.getByRole('textbox', { name: 'Emails' }).fill(`${email}, nobody, ${PEOPLE.agency.email}`)
    await page.getByRole('radio', { name: 'Agency' }).check()
    await wayBack.click()
    await page
      .getByRole('alertdialog', { name: 'Leave without inviting?' })
      .getByRole('button', { name: 'Stay' })
      .click()
    await page.getByRole('button', { name: 'Send invitations' }).click()
    const results = page.getByRole('region', { name: '1 of 3 invited' }).getByRole('listitem')
    await expect(results).toHaveText(['nobodyNot an email', /Has an account$/, /Invited$/])

    // Signing up with the emailed link proves the address.
    const { link } = await mailTo(mails, email)
    const visitor = await browser.newContext({ baseURL, storageState: NOBODY })
    const theirs = await visitor.newPage()
    const asked = await theirs.request.post('/api/signup', {
      headers: { origin: baseURL ?? '' },
      data: {
        firstName: 'Howard',
        lastName: 'Aiken',
        email,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        termsChecked: true,
        inviteToken: link.searchParams.get('inviteToken'),
      },
    })
    expect(asked.status()).toBe(200)
    await theirs.goto('/campaigns')
    await fillSignIn(theirs, email, PASSWORD)
    await expect(heading(theirs, 'Campaigns')).toBeVisible()

    // A form that was sent can be left without a confirmation.
    await wayBack.click()
    await expect(heading(page, 'Admin')).toBeFocused()
    await page.keyboard.press('/')
    await page.keyboard.type(email)
    await expect(page).toHaveURL(`/admin?q=${encodeURIComponent(email)}`)
    await expect(page.getByRole('rowheader')).toHaveCount(1)
    const row = findRow(page, 'Howard Aiken')
    await expect(row).toContainText('Active')

    await row.getByRole('combobox', { name: 'Role of Howard Aiken' }).click()
    await page.getByRole('option', { name: /^Staff/ }).click()
    await expect(row.getByRole('combobox')).toHaveText('Staff')
    await theirs.getByRole('radio', { name: 'All' }).click()
    await expect(theirs.getByRole('rowheader').first()).toBeVisible()

    await row.getByRole('button', { name: 'Disable Howard Aiken' }).click()
    const question = page.getByRole('dialog', { name: 'Disable Howard Aiken?' })
    await expect(question).toContainText('There are no share links, schedules or access tokens.')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Disable user' }).click()
    await expect(row).toContainText('Disabled')
    await expect(row.getByRole('button', { name: 'Enable Howard Aiken' })).toBeFocused()
    await theirs.reload()
    await fillSignIn(theirs, email, PASSWORD)
    await expect(theirs.getByRole('alert')).toContainText(ACCOUNT_MESSAGES.disabled)

    await row.getByRole('button', { name: 'Enable Howard Aiken' }).click()
    await expect(row).toContainText('Active')
    await fillSignIn(theirs, email, PASSWORD)
    await expect(heading(theirs, 'Campaigns')).toBeVisible()
    await visitor.close()
  },
)

asAdmin('The last administrator cannot resign, and an empty search says so', FULL, async ({ page }) => {
  await page.goto('/admin?q=nobody-of-that-name')
  await expect(page.getByText('No user matches “nobody-of-that-name”')).toBeVisible()
  await page.getByRole('button', { name: 'Show all users' }).click()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('searchbox')).toHaveValue('')

  const own = findRow(page, PEOPLE.admin.name)
  await own.getByRole('button', { name: `Disable ${PEOPLE.admin.name}` }).click()
  const question = page.getByRole('dialog', { name: `Disable ${PEOPLE.admin.name}?` })
  await expect(question).toContainText('This is your own account')
  await expectAccessible(page)
  await expect(question.getByText(/There are no share links|What happens to the share links/).first()).toBeVisible()
  await question.getByRole('button', { name: 'Disable user' }).click()
  await expect(question.getByRole('alert')).toContainText(LAST_ADMIN)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(own).toContainText('Active')

  await own.getByRole('combobox').click()
  await page.getByRole('option', { name: /^Agency/ }).click()
  await page.getByRole('button', { name: 'Change my role' }).click()
  await expect(page.getByRole('alert')).toContainText(LAST_ADMIN)
  await expect(own.getByRole('combobox')).toHaveText('Administrator')
})

asAdmin('The user list can be retried after a failure, and its pages have URLs', FULL, async ({ page }) => {
  let broken = true
  await page.route('**/v1/admin/users*', async (route) => {
    if (broken) return route.fulfill({ status: 500, json: { status: 500, message: 'The disk is full.' } })
    const answer = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/page%5D=\d+/, 'page%5D=1'),
    })
    const pagination = { page: 1, pages: 3 }
    return route.fulfill({ response: answer, json: { ...(await answer.json()), pagination } })
  })
  await page.goto('/admin')
  await expect(page.getByRole('alert')).toContainText('The disk is full.')
  broken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(findRow(page, PEOPLE.admin.name)).toBeVisible()
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL('/admin?page=2')
  await expect(heading(page, 'Admin')).toBeFocused()
  await expect(page.getByText('Page 2 of 3, newest first')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Page 1 of 3, newest first')).toBeVisible()
})

asAgency('Users without the administrator role see an access message', FULL, async ({ page }) => {
  const refused = page.waitForResponse((answer) => answer.url().includes('/v1/admin/users'))
  await page.goto('/admin')
  expect((await refused).status()).toBe(403)
  await expect(page.getByRole('heading', { name: ONLY_ADMINISTRATORS })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/admin/invite')
  await expect(page.getByRole('heading', { name: ONLY_ADMINISTRATORS })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('The admin pages require signing in', FULL, async ({ page }) => {
  await page.goto('/admin/invite')
  await expect(page).toHaveURL('/signin')
  await fillSignIn(page, PEOPLE.admin.email)
  await expect(page).toHaveURL('/admin/invite')
  await expect(heading(page, 'Invite users')).toBeVisible()
})
