import type { Page } from '@playwright/test'
import { CAMPAIGN, expect, keyFigure, reportShown, testAs } from './fixtures.js'

const test = testAs('staff')

/** Opens the dialog of a report's links and makes a new one; gives its address. */
async function makeLink(page: Page): Promise<{ link: string; impressions: string }> {
  await page.goto(`/campaigns/${CAMPAIGN.id}/reporting`)
  await reportShown(page)
  const impressions = await keyFigure(page, 'Impressions')
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this report' })
  const links = dialog.getByRole('list', { name: 'Active links' }).getByRole('listitem')
  const made = page.waitForResponse((answer) => answer.url().endsWith('/v1/campaign/newToken'))
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const { data } = (await (await made).json()) as { data: { url: string } }
  const address = links.first().getByRole('textbox')
  await expect(address).toHaveValue(new RegExp(`^${data.url}\\?start=`))
  return { link: await address.inputValue(), impressions }
}

test('a link opens the same figures to anybody, without navigation, until it is revoked', async ({
  page,
  browser,
  baseURL,
}) => {
  const { link, impressions: own } = await makeLink(page)

  const outside = await browser.newContext({ baseURL })
  const visitor = await outside.newPage()
  await visitor.goto(link)
  await reportShown(visitor)
  await expect(visitor.getByRole('heading', { level: 1, name: CAMPAIGN.name })).toBeVisible()
  expect(await keyFigure(visitor, 'Impressions')).toBe(own)
  await expect(visitor.getByRole('navigation')).toHaveCount(0)
  await expect(visitor.getByRole('banner')).toHaveCount(0)
  await expect(visitor.getByRole('contentinfo')).toHaveCount(0)
  await expect(visitor.getByRole('button', { name: 'Share' })).toHaveCount(0)
  await expect(visitor.getByRole('button', { name: 'Schedule' })).toHaveCount(0)
  await expect(visitor.getByText('Read only')).toBeVisible()

  await visitor.getByRole('rowheader').getByRole('link').first().click()
  await expect(visitor).toHaveURL(/\/share\/[^/]+\/creative\/\w+\?/)
  await reportShown(visitor)
  await visitor.getByRole('link', { name: CAMPAIGN.name }).click()
  await reportShown(visitor)
  expect(await keyFigure(visitor, 'Impressions')).toBe(own)

  const row = page.getByRole('list', { name: 'Active links' }).getByRole('listitem').first()
  await row.getByRole('button', { name: 'Revoke' }).click()
  await row.getByRole('button', { name: 'Revoke link' }).click()
  await expect(page.getByText('Link revoked').first()).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1, name: 'This link does not work any more' })).toBeVisible()
  await expect(visitor).not.toHaveURL(/signin/)
  await outside.close()
})

test('copying a link is said aloud', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { link } = await makeLink(page)
  const row = page.getByRole('list', { name: 'Active links' }).getByRole('listitem').first()
  await row.getByRole('button', { name: /^Copy/ }).click()
  await expect(row.getByRole('status')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
})

test('a mangled link says what to do', async ({ browser, baseURL }) => {
  const outside = await browser.newContext({ baseURL })
  const visitor = await outside.newPage()
  await visitor.goto(`/share/${'x'.repeat(43)}`)
  await expect(visitor.getByRole('heading', { level: 1, name: 'This link does not work any more' })).toBeVisible()
  await expect(visitor.getByRole('main')).toBeVisible()
  await outside.close()
})
