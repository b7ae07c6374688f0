import type { BrowserContext, Response } from '@playwright/test'
import { expect, FULL, fillSignIn, findChunk, PEOPLE, test } from './fixtures.js'

const DAY = 86_400

/** Lifetime of the session cookie in days; undefined for a session cookie without expiry. */
async function daysKept(context: BrowserContext): Promise<number | undefined> {
  const [cookie] = await context.cookies()
  expect(cookie).toMatchObject({ name: 'placard', httpOnly: true, sameSite: 'Lax' })
  const { expires = -1 } = cookie ?? {}
  return expires === -1 ? undefined : (expires - Date.now() / 1000) / DAY
}

test('A visitor is redirected to the sign-in, a wrong password keeps the input, then the requested page opens', async ({
  context,
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto('/')
  await expect(page).toHaveURL('/signin')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  expect(loaded).not.toContain(findChunk('src/routes/dashboard/route.tsx'))

  await page.goto('/campaigns?q=solar')
  await expect(page).toHaveURL('/signin')
  await fillSignIn(page, PEOPLE.staff.email, 'not-the-password')
  await expect(page.getByRole('alert')).toContainText(/\w/)
  await expect(page.getByLabel('Email')).toHaveValue(PEOPLE.staff.email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not-the-password')

  await fillSignIn(page, PEOPLE.staff.email)
  await expect(page).toHaveURL('/campaigns?q=solar')
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeFocused()
  expect(await daysKept(context)).toBeUndefined()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused()
  expect(loaded).toContain(findChunk('src/routes/dashboard/route.tsx'))
})

test('The first screen is served compressed', FULL, async ({ page }) => {
  const answers: Response[] = []
  page.on('response', (answer) => answers.push(answer))
  await page.goto('/signin')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  const parts = answers.filter((answer) =>
    ['document', 'script', 'stylesheet'].includes(answer.request().resourceType()),
  )
  const encodings = new Map<string, string | undefined>()
  // Tiny files are not compressed.
  for (const part of parts)
    if ((await part.body()).length > 1024) encodings.set(part.url(), (await part.allHeaders())['content-encoding'])
  expect(encodings.size).toBeGreaterThan(1)
  expect([...encodings].filter(([, encoding]) => encoding !== 'br')).toEqual([])
})

test(
  '"Remember me" lasts 30 days, and "/" and "/signin" redirect to the dashboard',
  FULL,
  async ({ context, page }) => {
    await page.goto('/signin')
    const remember = page.getByRole('switch', { name: 'Remember me' })
    await expect(remember).not.toBeChecked()
    await remember.click()
    await fillSignIn(page, PEOPLE.agency.email)
    await expect(page).toHaveURL('/dashboard')
    expect(await daysKept(context)).toBeCloseTo(30, 1)
    // The welcome-back toast appears only after an absence.
    await expect(page.getByText('Welcome back!')).toHaveCount(0)
    for (const path of ['/', '/signin']) {
      await page.goto(path)
      await expect(page).toHaveURL('/dashboard')
    }
  },
)

test(
  'A session that ended on the server ends here at the next check, 6 s after the last call',
  FULL,
  async ({ page, origin }) => {
    let checks = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/me')) checks += 1
    })
    const now = Date.now()
    await page.clock.setFixedTime(now)
    // The only request of this screen, which would end the session if it came later.
    const tokens = page.waitForResponse('**/api/v1/user/tokens')
    await page.goto('/profile')
    await fillSignIn(page, PEOPLE.agency.email)
    await tokens
    const name = page.getByRole('heading', { level: 1, name: PEOPLE.agency.name })
    await expect(name).toBeVisible()
    const ended = await page.request.post('/api/logout', { headers: { origin }, data: {} })
    expect(ended.status()).toBe(200)

    const again = page.getByRole('banner').getByRole('link', { name: PEOPLE.agency.name })
    await page.clock.setFixedTime(now + 5999)
    await again.click()
    await expect(name).toBeVisible()
    expect(checks).toBe(0)
    await page.clock.setFixedTime(now + 6000)
    await again.click()
    await expect(page).toHaveURL('/signin')
    expect(checks).toBe(1)
    await fillSignIn(page, PEOPLE.agency.email)
    await expect(page).toHaveURL('/profile')
  },
)

test('Only public paths open without signing in', FULL, async ({ page }) => {
  await page.goto('/ping')
  await expect(page.getByText('Pong')).toBeVisible()
  for (const [path, name] of Object.entries({ '/signup': 'Sign up', '/forgotpassword': 'Forgot password' })) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.getByRole('link', { name: 'Sign In', exact: true }).click()
    await expect(page).toHaveURL('/signin')
  }
  for (const path of ['/profile', '/dashboard', '/nowhere', '/campaigns/demoCampaign1/reporting']) {
    await page.goto(path)
    await expect(page).toHaveURL('/signin')
  }
})

test('The console starts with any storage content, and never redirects to another site', FULL, async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('after-login')) return
    sessionStorage.setItem('after-login', '//evil.example/dashboard')
    for (const key of ['user', 'location', 'campaigns', 'store'])
      localStorage.setItem(key, '{"version":"9.9.9","broken')
  })
  await page.goto('/signin')
  await fillSignIn(page, PEOPLE.staff.email)
  await expect(page).toHaveURL('/dashboard')
})

test('Signing out in one tab signs out all tabs, and Back shows no earlier page', async ({ context, page }) => {
  await page.goto('/signin')
  await fillSignIn(page, PEOPLE.staff.email)
  await expect(page).toHaveURL('/dashboard')
  const other = await context.newPage()
  await other.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await other.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(other).toHaveURL('/signin')
  await expect(page).toHaveURL('/signin')
  await page.goto('/campaigns')
  await expect(page).toHaveURL('/signin')
  await fillSignIn(page, PEOPLE.staff.email)
  await expect(page).toHaveURL('/campaigns')
})
