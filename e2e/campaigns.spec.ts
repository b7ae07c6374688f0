import { CAMPAIGN, expect, testAs } from './fixtures.js'

const asStaff = testAs('staff')
const asAgency = testAs('agency')

asStaff('the list is searched, sorted and widened, and its address says so', async ({ page }) => {
  await page.goto('/campaigns')
  const names = page.getByRole('table').getByRole('rowheader').getByRole('link')
  await expect(names).toHaveCount(6)

  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search campaigns' })).toBeFocused()
  await page.keyboard.type('coffee')
  await expect(names).toHaveText(['Halden Coffee — Morning Ritual'])
  await expect(page.getByRole('status').filter({ hasText: '1 of 6 campaigns' })).toHaveCount(1)
  await expect(page).toHaveURL('/campaigns?q=coffee')

  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('coffee')
  await expect(names).toHaveCount(1)
  await page.getByRole('searchbox').press('Escape')
  await expect(names).toHaveCount(6)

  const heading = page.getByRole('columnheader', { name: 'Campaign' })
  await heading.getByRole('button').click()
  await expect(heading).toHaveAttribute('aria-sort', 'ascending')
  const sorted = await names.allTextContents()
  expect(sorted).toEqual([...sorted].sort((a, b) => a.localeCompare(b, 'en')))
  await page.goBack()
  await expect(page.getByRole('columnheader', { name: 'Impressions' })).toHaveAttribute('aria-sort', 'descending')

  await page.getByRole('radio', { name: 'All' }).click()
  await expect(names).toHaveCount(8)
  await expect(page).toHaveURL(/show=all/)
})

asStaff('a whole long name is in its cell, and a row leads to its report', async ({ page }) => {
  await page.goto('/campaigns?q=fjordline')
  const link = page.getByRole('rowheader').getByRole('link')
  await expect(link).toHaveText(/second wave$/)
  await expect(link).toHaveAttribute('title', /second wave$/)
  await page.goto('/campaigns')
  await page.getByRole('link', { name: CAMPAIGN.name }).click()
  await expect(page).toHaveURL(new RegExp(`^.*/campaigns/${CAMPAIGN.id}/reporting\\?`))
  await expect(page.getByRole('heading', { level: 1, name: CAMPAIGN.name })).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(CAMPAIGN.name))
})

asStaff('the bare address of a campaign opens its report', async ({ page }) => {
  await page.goto(`/campaigns/${CAMPAIGN.id}`)
  await expect(page).toHaveURL(new RegExp(`/campaigns/${CAMPAIGN.id}/reporting`))
})

asAgency('somebody outside the company reads that the list of all is not open to them', async ({ page }) => {
  const refused = page.waitForResponse((answer) => answer.url().includes('/v1/campaign/all'))
  await page.goto('/campaigns?show=all')
  expect((await refused).status()).toBe(403)
  await expect(page.getByText('The list of all campaigns is not open to you.')).toBeVisible()
  await page.getByRole('button', { name: 'Show mine' }).click()
  await expect(page.getByRole('table').getByRole('rowheader').getByRole('link')).toHaveCount(2)
})

asAgency("somebody else's campaign is not found", async ({ page }) => {
  await page.goto(`/campaigns/${CAMPAIGN.id}/reporting`)
  await expect(page.getByRole('heading', { level: 1, name: 'Campaign not found!' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to campaigns' }).click()
  await expect(page).toHaveURL('/campaigns')
})

asStaff('a server that fails is told, and asked again on demand', async ({ page }) => {
  let broken = true
  await page.route('**/v1/campaign/mine*', (route) =>
    broken ? route.fulfill({ status: 500, json: { status: 500, message: 'The disk is full.' } }) : route.continue(),
  )
  await page.addInitScript(() => localStorage.removeItem('campaigns'))
  await page.goto('/campaigns')
  await expect(page.getByRole('alert')).toContainText('The disk is full.')
  broken = false
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('rowheader').getByRole('link')).toHaveCount(6)
})
