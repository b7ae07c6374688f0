import type { Page } from '@playwright/test'
import { expect, FULL, testAs } from './fixtures.js'

const test = testAs('admin')

const canvas = (page: Page) =>
  page.evaluate(() => (document.body ? getComputedStyle(document.body).backgroundColor : undefined))

/** Returns the lightness of a computed color in any notation, by painting it and reading the pixel. */
const lightness = (page: Page) =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')
    if (!context) return -1
    context.fillStyle = getComputedStyle(document.body).backgroundColor
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return (red + green + blue) / 3
  })

test('The selected theme and a collapsed menu survive a reload, from the first paint on', async ({ page }) => {
  await page.goto('/dashboard')
  expect(await lightness(page)).toBeGreaterThan(200)
  await page.getByRole('radio', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const dark = await canvas(page)
  await expect(page.getByRole('button', { name: 'Collapse menu' })).toBeVisible()
  await page.keyboard.press('Control+b')
  await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible()
  expect(await lightness(page)).toBeLessThan(40)

  // The page before any of the console's code has run.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => canvas(page)).toBe(dark)
  await page.unroute('**/assets/*.js')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible()
  expect(await canvas(page)).toBe(dark)
})

test('Without a setting the theme follows the system', FULL, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/campaigns')
  expect(await lightness(page)).toBeLessThan(40)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => lightness(page)).toBeGreaterThan(200)
})

test('A screen whose code fails to load shows an error with a retry', FULL, async ({ page, errors }) => {
  await page.goto('/profile')
  await expect(page.locator('h1')).toBeVisible()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.getByRole('link', { name: 'Campaigns' }).click()
  await expect(page.getByRole('alert')).toContainText('Loading chunk failed')
  await page.unroute('**/assets/*.js')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible()
  // React logs the error that the boundary caught, and no other.
  expect(errors.splice(0).filter((error) => !error.includes('Loading chunk failed'))).toEqual([])
})
