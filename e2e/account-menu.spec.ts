import { expect, FULL, fillSignIn, NOBODY, PEOPLE, test } from './fixtures.js'

const PASSWORD = 'placard-demo'
const NEXT = 'an engine of 1843'

test.use({ storageState: NOBODY })

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(
    `The account menu opens the profile, changes theme and password, and signs out at ${width} px`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/signin')
      await fillSignIn(page, PEOPLE.agency.email, PASSWORD)
      await expect(page).toHaveURL('/dashboard')
      const bar = page.getByRole('banner')
      await expect(bar.getByRole('button', { name: 'Notifications' })).toBeVisible()
      const open = () => bar.getByRole('button', { name: 'Account' }).click()

      await open()
      await page.getByRole('menuitem', { name: PEOPLE.agency.name }).click()
      await expect(page).toHaveURL('/profile')

      await open()
      await page.getByRole('menuitemradio', { name: 'Dark' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('store') ?? '{}'))
      expect(stored).toMatchObject({ darkMode: true, sidebarType: 'dark' })
      await expect(page.locator('[data-slot="side-menu"]')).toHaveAttribute('data-theme', 'dark')

      const change = async (from: string, to: string) => {
        await open()
        await page.getByRole('menuitem', { name: 'Change password' }).click()
        const dialog = page.getByRole('dialog', { name: 'Change password' })
        await dialog.getByLabel('Current password').fill('a guess')
        await dialog.getByLabel('New password').fill(to)
        await dialog.getByLabel('Confirm password').fill(to)
        const submit = dialog.getByRole('button', { name: 'Change password' })
        await submit.click()
        await expect(dialog.getByText('That is not your current password')).toBeVisible()
        await dialog.getByLabel('Current password').fill(from)
        await submit.click()
        await expect(dialog).toHaveCount(0)
        await expect(page.locator('[data-slot="toast"]').filter({ hasText: 'Password changed' })).toBeVisible()
      }
      await change(PASSWORD, NEXT)
      await change(NEXT, PASSWORD)

      await open()
      await page.getByRole('menuitem', { name: 'Sign out' }).click()
      await expect(page).toHaveURL('/signin')
    },
  )
}
