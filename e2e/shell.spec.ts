import type { Page, Request } from '@playwright/test'
import { CAMPAIGN, expect, FULL, fillSignIn, NOBODY, PEOPLE, testAs } from './fixtures.js'

const test = testAs('staff')
const agency = testAs('agency')

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

async function opened(page: Page, path: string, name: string) {
  await page.goto(path)
  await expect(heading(page, name)).toBeVisible()
}

test(
  'The top bar has breadcrumbs and a link to the profile; the footer has company and year',
  FULL,
  async ({ page }) => {
    await opened(page, `/campaigns/${CAMPAIGN.id}/reporting`, CAMPAIGN.name)
    const way = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(way.locator('[aria-current="page"]')).toHaveText('Reporting')
    await way.getByRole('link', { name: 'Campaigns' }).click()
    await expect(heading(page, 'Campaigns')).toBeFocused()

    const year = await page.evaluate(() => new Date().getFullYear())
    await expect(page.getByRole('contentinfo')).toHaveText(`© Placard ${year}`)
    await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - navigation "Main":
      - list:
        - listitem:
          - link "Dashboard"
        - listitem:
          - link "Campaigns"
        - listitem:
          - link "Profile"
    - banner:
      - navigation "Breadcrumb"
      - button "Search"
      - button "Notifications"
      - radiogroup "Theme":
        - radio "Light"
        - radio "Dark"
        - radio "System" [checked]
      - link "${PEOPLE.staff.name}"
    - main:
      - heading "Campaigns" [level=1]
    - contentinfo
  `)

    await page.getByRole('banner').getByRole('link', { name: PEOPLE.staff.name }).click()
    await expect(page).toHaveURL('/profile')
  },
)

test('The menu is a drawer up to 991 px, and beside the page from 992 px', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 991, height: 800 })
  await opened(page, '/dashboard', 'Dashboard')
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await drawer.getByRole('link', { name: 'Campaigns' }).click()
  await expect(heading(page, 'Campaigns')).toBeVisible()
  await expect(drawer).toHaveCount(0)

  await page.setViewportSize({ width: 992, height: 800 })
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

test('Only the staff account has the additional menu entries', FULL, async ({ page, browser, baseURL, signedIn }) => {
  await opened(page, '/dashboard', 'Dashboard')
  const menu = page.getByRole('navigation', { name: 'Main' })
  const entries = ['Dashboard', 'File manager', 'Campaigns', 'Ad builder', 'Profile']
  await expect(menu.getByRole('link')).toContainText(['Placard', ...entries])
  await expect(menu.getByRole('link')).toHaveCount(6)

  const context = await browser.newContext({ baseURL, storageState: await signedIn('admin') })
  const other = await context.newPage()
  await other.goto('/profile')
  await expect(other.getByRole('navigation', { name: 'Main' }).getByRole('link')).toContainText([
    'Placard',
    ...entries,
    'Tables',
    'Billing',
    'Admin',
    'Invite users',
    'Sign In',
    'Sign Up',
  ])
  await context.close()
})

test('The welcome toast closes after 6 seconds, stays in the log, and appears once per tab', FULL, async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}')
    localStorage.setItem('user', JSON.stringify({ ...user, lastLogin: user.lastLogin - 100_001 }))
  })
  await page.goto('/profile')
  const toast = page.locator('[data-slot="toast"]').filter({ hasText: 'Welcome back!' })
  await expect(toast).toContainText('There has been a new release of bug fixes and some extra features.')
  await page.clock.runFor(5000)
  await expect(toast).toBeVisible()
  await page.clock.runFor(2500)
  await expect(toast).toHaveCount(0)

  // Toasts of type info are not counted as unread.
  await page.getByRole('button', { name: 'Notifications', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText('Welcome back!')

  await page.reload()
  await expect(heading(page, PEOPLE.staff.name)).toBeVisible()
  await page.clock.runFor(1000)
  await expect(toast).toHaveCount(0)
})

test('Ctrl+K finds every screen, campaign, creative and setting', async ({ page }) => {
  await opened(page, '/campaigns', 'Campaigns')
  await expect(page.getByText(CAMPAIGN.name).first()).toBeVisible()
  await page.keyboard.press('Control+k')
  const menu = page.getByRole('dialog', { name: 'Commands' })
  await expect(menu).toBeVisible()
  await page.keyboard.type('profile')
  await page.keyboard.press('Enter')
  await expect(heading(page, PEOPLE.staff.name)).toBeFocused()

  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await expect(menu).toBeVisible()
  await page.keyboard.type('city launch')
  await expect(menu.getByRole('option').first()).toContainText(CAMPAIGN.name)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/campaigns/${CAMPAIGN.id}`)

  await page.keyboard.press('Control+k')
  await expect(menu.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('commuter story')
  await expect(menu.getByRole('option').first()).toContainText('Commuter story')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/campaigns/${CAMPAIGN.id}/creative/`))
  await page.goBack()

  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-density', 'comfortable')
  await expect(heading(page, CAMPAIGN.name)).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(menu.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('compact rows')
  await page.keyboard.press('Enter')
  await expect(html).toHaveAttribute('data-density', 'compact')
  // Stored, and applied before the console's code runs.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload({ waitUntil: 'commit' })
  await expect(html).toHaveAttribute('data-density', 'compact')
  await page.unroute('**/assets/*.js')
})

test(
  'A banner reports that the server is unreachable until it responds, and nobody is signed out',
  FULL,
  async ({ page, context }) => {
    await page.route('**/api/**', (route) => route.abort())
    await opened(page, '/campaigns', 'Campaigns')
    const banner = page.getByRole('region', { name: 'Connection' })
    await expect(banner).toContainText('Cannot reach the server')
    await banner.getByRole('button', { name: 'Retry' }).click()
    await expect(banner).toBeVisible()
    await expect(page).toHaveURL('/campaigns')
    await page.unroute('**/api/**')
    await banner.getByRole('button', { name: 'Retry' }).click()
    await expect(banner).toHaveCount(0)
    await expect(page.getByText(CAMPAIGN.name).first()).toBeVisible()

    await context.setOffline(true)
    await expect(page.getByRole('banner').getByText('Offline')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('banner').getByText('Offline')).toHaveCount(0)
  },
)

// A separate session, because other tests use that of the fixture.
agency(
  'A session that expires with a draft continues on the same page, but not for another user',
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, storageState: NOBODY })
    const page = await context.newPage()
    await page.goto('/signin')
    await fillSignIn(page, PEOPLE.agency.email)
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/profile')
    const name = page.getByLabel('First name')
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    const endAndSave = async (typed: string) => {
      await name.fill(typed)
      await context.clearCookies()
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toContainText('What you typed is still here.')
    }

    await endAndSave('Nora')
    await expect(dialog.getByLabel('Email')).toHaveValue(PEOPLE.agency.email)
    await dialog.getByLabel('Password', { exact: true }).fill('not-the-password')
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Wrong email or password.')
    await dialog.getByLabel('Password', { exact: true }).fill('placard-demo')
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL('/profile')
    await expect(name).toHaveValue('Nora')

    await endAndSave('Norma')
    await dialog.getByLabel('Email').fill(PEOPLE.staff.email)
    await dialog.getByLabel('Password', { exact: true }).fill('placard-demo')
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await expect(heading(page, PEOPLE.staff.name)).toBeVisible()
    await expect(name).toHaveValue('Ada')

    await endAndSave('Augusta')
    await dialog.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page).toHaveURL('/signin')
    await fillSignIn(page, PEOPLE.staff.email)
    await expect(page).toHaveURL('/profile')
    await context.close()
  },
)

test('An expired session without a draft leads to the sign-in and back', FULL, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, storageState: NOBODY })
  const page = await context.newPage()
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => underWay.delete(request))
  await page.clock.install()
  await page.goto('/signin')
  await fillSignIn(page, PEOPLE.agency.email)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('region', { name: 'Key figures' })).toBeVisible()
  // A later response reports that the session is valid.
  await expect.poll(() => underWay.size).toBe(0)
  await context.clearCookies()
  // Until then the session check needs no request.
  await page.clock.fastForward(6_100)
  await page.getByRole('link', { name: 'Campaigns' }).first().click()
  await expect(page).toHaveURL('/signin')
  await fillSignIn(page, PEOPLE.agency.email)
  await expect(page).toHaveURL('/campaigns')
  await context.close()
})
