import { readFileSync } from 'node:fs'
import { demoCampaigns, demoPartnerFile } from '@placard/domain/demo'
import { CAMPAIGN, expect, expectAccessible, testAs } from './fixtures.js'

const test = testAs('staff')

/** Returns the first twelve days of a month that are over: their dates can be read with the day or the month first. */
function firstDays(now: Date): { start: string; end: string } {
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (now.getUTCDate() > 13 ? 0 : 1), 1))
  const prefix = month.toISOString().slice(0, 8)
  return { start: `${prefix}01`, end: `${prefix}12` }
}

test('A partner’s file is compared, corrected, kept and exported', async ({ page }) => {
  const now = new Date()
  const days = firstDays(now)
  const campaign = demoCampaigns(now).find(({ id }) => id === CAMPAIGN.id)
  if (!campaign) throw new Error('The demo company has no such campaign.')
  const name = 'dv360.csv'
  await page.goto(`/campaigns/${CAMPAIGN.id}?tab=discrepancies`)
  await page.locator('[data-slot="discrepancy-upload"] [data-slot="file-input"]').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(demoPartnerFile(campaign, days, now)),
  })
  await expect(page.getByRole('heading', { name })).toBeVisible()

  // Only one of the two days is in the campaign's month.
  const question = page.getByRole('group', { name: /^Which day is/ })
  const monthName = new Date(days.start).toLocaleString('en-GB', { month: 'short', timeZone: 'UTC' }).slice(0, 3)
  await question.getByRole('button', { name: new RegExp(`^\\d+ ${monthName}`) }).click()
  const table = page.getByRole('table', { name: 'Difference' })
  await expect(table.getByRole('row', { name: /^Impressions/ })).toBeVisible()
  await expect(question).toHaveCount(0)
  await expectAccessible(page)

  const match = page.getByRole('listitem').filter({ hasText: 'House ad' })
  await match.getByRole('combobox', { name: 'Our creative for House ad' }).click()
  await page.getByRole('option', { name: /Test ride — 320x50/ }).click()
  await expect(match).toContainText('You chose it')
  await expect(page.getByText('Comparing…')).toHaveCount(0)

  await page.reload()
  await expect(table.getByRole('row', { name: /^Impressions/ })).toBeVisible()
  await expect(match).toContainText('You chose it')

  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV', exact: true }).first().click()
  const file = await started
  expect(file.suggestedFilename()).toMatch(/\.csv$/)
  const text = readFileSync(await file.path(), 'utf8')
  for (const part of ['Test ride — 320x50', 'Q4 interactive', 'House ad']) expect(text).toContain(part)

  await page.getByRole('link', { name: 'All checks' }).click()
  const row = page.getByRole('row', { name: new RegExp(`^${name}`) })
  await expect(row).toContainText('Display & Video 360')
  await row.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete check' }).click()
  await expect(row).toHaveCount(0)
})
