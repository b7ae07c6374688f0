import { expect, fillSignIn, PEOPLE, test } from './fixtures.js'

test('names that are saved are shown in every tab at once, and after a reload', async ({ context, page }) => {
  await page.goto('/signin')
  await fillSignIn(page, PEOPLE.staff.email)
  await expect(page).toHaveURL('/dashboard')
  const other = await context.newPage()
  await other.goto('/campaigns')
  await page.goto('/profile')

  const first = page.getByLabel('First name')
  const before = await first.inputValue()
  await first.fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Fill in your names')).toBeVisible()
  await first.fill('Augusta')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Saved/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /^Augusta / })).toBeVisible()
  await expect(other.getByRole('link', { name: /^Augusta / })).toBeVisible()
  await page.reload()
  await expect(first).toHaveValue('Augusta')

  await first.fill(before)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${before} `) })).toBeVisible()
})
