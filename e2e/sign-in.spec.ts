import { expect, fillSignIn, PEOPLE, test } from './fixtures.js'

test('a visitor is sent to sign in, a wrong password keeps what was typed, then the wanted page opens', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page).toHaveURL('/signin')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()

  await page.goto('/campaigns?q=solar')
  await expect(page).toHaveURL('/signin')
  await fillSignIn(page, PEOPLE.staff.email, 'not-the-password')
  await expect(page.getByRole('alert')).toContainText(/\w/)
  await expect(page.getByLabel('Email')).toHaveValue(PEOPLE.staff.email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not-the-password')

  await fillSignIn(page, PEOPLE.staff.email)
  await expect(page).toHaveURL('/campaigns?q=solar')
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeFocused()
})

test('too short values are told before any call', async ({ page }) => {
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/login')) calls += 1
  })
  await page.goto('/signin')
  await fillSignIn(page, 'ada', 'short')
  await expect(page.getByText('Fill in your email').first()).toBeVisible()
  await expect(page.getByText('Fill in your password at least 6 characters long').first()).toBeVisible()
  expect(calls).toBe(0)
})

test('signing in works by keyboard alone', async ({ page }) => {
  await page.goto('/signin')
  const email = page.getByLabel('Email')
  for (let stops = 0; stops < 8 && !(await email.evaluate((input) => input === document.activeElement)); stops += 1)
    await page.keyboard.press('Tab')
  await expect(email).toBeFocused()
  await page.keyboard.type(PEOPLE.staff.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('placard-demo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused()
})

test('public paths open to anybody, and only those', async ({ page }) => {
  await page.goto('/ping')
  await expect(page.getByText('Pong')).toBeVisible()
  for (const path of ['/profile', '/dashboard', '/nowhere', '/campaigns/demoCampaign1/reporting']) {
    await page.goto(path)
    await expect(page).toHaveURL('/signin')
  }
})

test('an address of another site is never followed after signing in', async ({ page }) => {
  await page.goto('/signin')
  await page.evaluate(() => sessionStorage.setItem('after-login', '//evil.example/dashboard'))
  await page.reload()
  await fillSignIn(page, PEOPLE.staff.email)
  await expect(page).toHaveURL('/dashboard')
})

test('signing out in one tab leaves in all, and Back does not open anything again', async ({ context, page }) => {
  await page.goto('/signin')
  await fillSignIn(page, PEOPLE.staff.email)
  await expect(page).toHaveURL('/dashboard')
  const other = await context.newPage()
  await other.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await other.getByRole('button', { name: 'Sign out' }).click()
  await expect(other).toHaveURL('/signin')
  await expect(page).toHaveURL('/signin')
  await page.goto('/campaigns')
  await expect(page).toHaveURL('/signin')
  await fillSignIn(page, PEOPLE.staff.email)
  await expect(page).toHaveURL('/campaigns')
})

test('a start survives whatever is in storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const key of ['user', 'location', 'campaigns', 'store'])
      localStorage.setItem(key, '{"version":"9.9.9","broken')
  })
  await page.goto('/')
  await expect(page).toHaveURL('/signin')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('whoever was away a while is welcomed back, once', async ({ page }) => {
  await page.goto('/signin')
  await fillSignIn(page, PEOPLE.staff.email)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Welcome back!')).toHaveCount(0)
  // Before the console starts: answers that are still on their way would write the session of now again.
  await page.addInitScript(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}')
    localStorage.setItem('user', JSON.stringify({ ...user, lastLogin: user.lastLogin - 100_001 }))
  })
  await page.reload()
  const toast = page.getByText('There has been a new release of bug fixes and some extra features.')
  await expect(toast.first()).toBeVisible()
})
