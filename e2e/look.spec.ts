import type { Page } from '@playwright/test'
import { CAMPAIGN, expect, expectAccessible, reportShown, testAs } from './fixtures.js'

const test = testAs('staff')

const SCREENS = [
  '/signin',
  '/ping',
  '/dashboard',
  '/campaigns',
  `/campaigns/${CAMPAIGN.id}/reporting`,
  `/campaigns/${CAMPAIGN.id}/reporting/creative/demoCreative1a`,
  '/profile',
  '/nowhere',
  `/share/${'x'.repeat(43)}`,
]

const canvas = (page: Page) =>
  page.evaluate(() => (document.body ? getComputedStyle(document.body).backgroundColor : undefined))

/** The lightness of a computed colour, whatever notation the browser uses: painted, then read. */
const lightness = (page: Page) =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')
    if (!context) return -1
    context.fillStyle = getComputedStyle(document.body).backgroundColor
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return (red + green + blue) / 3
  })

async function settle(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('h1')).toBeVisible()
  if (path.includes('/reporting')) await reportShown(page)
}

test('the chosen mode is kept over a reload, from the first paint on', async ({ page }) => {
  await page.goto('/dashboard')
  expect(await lightness(page)).toBeGreaterThan(200)
  await page.getByRole('radio', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const dark = await canvas(page)
  expect(await lightness(page)).toBeLessThan(40)

  // What the page looks like before any of the console's code has run.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => canvas(page)).toBe(dark)
  await page.unroute('**/assets/*.js')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  expect(await canvas(page)).toBe(dark)
})

test('without a choice the mode follows the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/campaigns')
  expect(await lightness(page)).toBeLessThan(40)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => lightness(page)).toBeGreaterThan(200)
})

test('the side menu is folded by key, and stays so', async ({ page }) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Collapse menu' })).toBeVisible()
  await page.keyboard.press('Control+b')
  await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible()
})

for (const theme of ['light', 'dark'] as const) {
  test(`every screen passes axe in ${theme}`, async ({ page, browser, baseURL }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ colorScheme: theme })
    for (const path of SCREENS.slice(1)) {
      await settle(page, path)
      await test.step(path, () => expectAccessible(page))
    }
    const outside = await browser.newContext({ baseURL, colorScheme: theme })
    const visitor = await outside.newPage()
    await settle(visitor, '/signin')
    await expectAccessible(visitor)
    await outside.close()
  })
}

test('nothing makes the page scroll sideways at 320 px', async ({ page, browser, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of SCREENS.slice(1)) {
    await settle(page, path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
  }
  const outside = await browser.newContext({ baseURL, viewport: { width: 320, height: 640 } })
  const visitor = await outside.newPage()
  await settle(visitor, '/signin')
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await outside.close()
})

test('a report prints white and whole, without navigation, even from dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await settle(page, `/campaigns/${CAMPAIGN.id}/reporting`)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  expect(await lightness(page)).toBe(255)
  const shell = page.locator('[data-slot="app-shell"]')
  await expect(shell).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: CAMPAIGN.name })).toBeVisible()
  await expect(page.getByText(/\(GMT\+00:00\) UTC$/)).toBeVisible()
})

test('a screen whose code does not load says so, with a way out', async ({ page, errors }) => {
  await page.goto('/profile')
  await expect(page.locator('h1')).toBeVisible()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.getByRole('link', { name: 'Campaigns' }).click()
  await expect(page.getByRole('alert')).toContainText('Loading chunk failed')
  await page.unroute('**/assets/*.js')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible()
  // React reports what a boundary caught: that failure, and no other.
  expect(errors.splice(0).filter((error) => !error.includes('Loading chunk failed'))).toEqual([])
})
