import type { Page } from '@playwright/test'
import { expect, FULL, testAs } from './fixtures.js'

const test = testAs('admin')

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

test('the chosen mode is kept over a reload, from the first paint on, and so is a menu folded by key', async ({
  page,
}) => {
  await page.goto('/dashboard')
  expect(await lightness(page)).toBeGreaterThan(200)
  await page.getByRole('radio', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const dark = await canvas(page)
  await expect(page.getByRole('button', { name: 'Collapse menu' })).toBeVisible()
  await page.keyboard.press('Control+b')
  await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible()
  expect(await lightness(page)).toBeLessThan(40)

  // What the page looks like before any of the console's code has run.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => canvas(page)).toBe(dark)
  await page.unroute('**/assets/*.js')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible()
  expect(await canvas(page)).toBe(dark)
})

test('without a choice the mode follows the system', FULL, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/campaigns')
  expect(await lightness(page)).toBeLessThan(40)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => lightness(page)).toBeGreaterThan(200)
})

test('a screen whose code does not load says so, with a way out', FULL, async ({ page, errors }) => {
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
