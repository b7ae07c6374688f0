import { expect, expectAccessible, FULL, testAs } from './fixtures.js'

const asAdmin = testAs('admin')
const asStaff = testAs('staff')

asAdmin(
  'The sample tables and billing pages open from the menu, are marked as samples, and work',
  FULL,
  async ({ page }) => {
    await page.goto('/dashboard')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('link', { name: 'Tables' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Tables' })).toBeFocused()
    await expect(page).toHaveTitle(/^Tables · /)
    await expect(page.getByText('Sample content')).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search placements' }).fill('trailhead')
    await expect(page.getByRole('rowheader', { name: 'Total, 5 placements' })).toBeVisible()
    await page.getByRole('checkbox', { name: /Trailhead, top of page/ }).check()
    await page.getByRole('button', { name: 'Pause' }).click()
    const row = page.getByRole('row').filter({ hasText: 'Trailhead, top of page' })
    await expect(row).toContainText('Paused')
    await expectAccessible(page)

    await menu.getByRole('link', { name: 'Billing' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeFocused()
    await expect(page.getByText('Sample content')).toBeVisible()
    await page.getByRole('button', { name: /PL-2025-0010/ }).click()
    await expect(page.getByText('Impressions over the plan')).toBeVisible()
    const sheet = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV' }).click()
    expect((await sheet).suggestedFilename()).toBe('sample-invoices.csv')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
  },
)

asStaff('The page for unknown URLs searches campaigns', FULL, async ({ page }) => {
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search campaigns' }).fill('coffee')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/campaigns?q=coffee')
  await expect(page.getByRole('link', { name: 'Halden Coffee — Morning Ritual', exact: true })).toBeVisible()
})
