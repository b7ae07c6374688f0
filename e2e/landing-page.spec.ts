import type { Page } from '@playwright/test'
import { deleteCampaign } from './ad-steps.js'
import { expect, expectAccessible, testAs } from './fixtures.js'

const test = testAs('staff')

interface Saved {
  id: string
  version: number
}

/** Creates a campaign with banners that lack a landing page only. Returns its ID. */
async function bannersWithoutLandingPage(page: Page, origin: string, ...names: string[]): Promise<string> {
  const send = async (method: 'POST' | 'PUT', path: string, data: object) => {
    const answer = await page.request.fetch(`/api/v1/campaign/${path}`, { method, headers: { origin }, data })
    expect(answer.status(), await answer.text()).toBe(200)
    return ((await answer.json()) as { data: Saved }).data
  }
  const { id } = await send('POST', 'new', { name: 'Autumn tour' })
  for (const name of names) {
    const creative = await send('POST', 'creatives', { campaignID: id, name })
    await send('PUT', 'creatives/html', { id: creative.id, version: creative.version, html: '<p>Ride</p>' })
  }
  return id
}

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

test('The refusal of a publication has the field for the landing page', async ({ page, origin }) => {
  const id = await bannersWithoutLandingPage(page, origin, 'Ride')
  await page.goto(`/campaigns/${id}`)
  await card(page, 'Ride').getByRole('link', { name: 'Ride' }).first().click()
  const reason = page.getByRole('link', { name: 'Add a landing page. Without it, clicks lead nowhere.' })
  await reason.click()
  const field = page.getByRole('textbox', { name: 'Landing page', exact: true })
  await expect(field).toBeFocused()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Ride can’t be published yet' })
  await expect(dialog.getByRole('textbox', { name: 'Landing page' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('http://landing.test/')
  await dialog.getByRole('button', { name: 'Save and publish' }).click()
  await expect(dialog.getByText(/^The landing page must start with https/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Use https://' }).click()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
  await expect(field).toHaveValue('https://landing.test/')
  await deleteCampaign(page, origin, id)
})

test('One landing page is set for several creatives, and in the refusal of all', async ({ page, origin }) => {
  const names = ['One', 'Two', 'Three']
  const id = await bannersWithoutLandingPage(page, origin, ...names)
  await page.goto(`/campaigns/${id}`)
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  const bar = page.getByRole('region', { name: 'Selected creatives' })
  await bar.getByRole('button', { name: 'Publish' }).click()
  const alert = page.getByRole('alert').filter({ hasText: '0 of 3 creatives published' })
  const field = alert.getByRole('textbox', { name: 'Landing page for these 3 creatives' })
  await field.fill('landing.test/{{creative}}')
  await alert.getByRole('button', { name: 'Set and publish' }).click()
  for (const name of names) await expect(card(page, name).getByText('Published', { exact: true })).toBeVisible()
  await expect(alert).toHaveCount(0)

  await bar.getByRole('button', { name: 'Set landing page' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set landing page' })
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'Landing page' }).fill('landing.test/other')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  for (const name of names) await expect(card(page, name).getByText('Changed since published')).toBeVisible()
  await deleteCampaign(page, origin, id)
})
