import type { Page } from '@playwright/test'
import { CAMPAIGN, expect, keyFigure, NOBODY, reportShown, testAs } from './fixtures.js'

const test = testAs('staff')

/** Creates a share link in a report's dialog and returns its URL. */
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

test('A share link opens the same report for anybody, without navigation, until it is revoked', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { link, impressions: own } = await makeLink(page)
  const row = page.getByRole('list', { name: 'Active links' }).getByRole('listitem').first()
  await row.getByRole('button', { name: /^Copy/ }).click()
  await expect(row.getByRole('status')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Share this report":
      - heading "Share this report" [level=2]
      - button "Close"
      - list "Active links":
        - listitem:
          - textbox /^link \\d+$/
          - button /^(Copy link \\d+|Copied)/
          - link /^Open link \\d+ in a new tab$/
          - text: /^Created /
          - button "Revoke"
          - button /^Websites of link/
      - button "Create link"
  `)

  const outside = await browser.newContext({ baseURL, storageState: NOBODY })
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
  await expect(visitor.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - main:
      - heading "${CAMPAIGN.name}" [level=1]
      - region "Key figures"
      - figure "Delivery by creative"
      - heading "Creatives" [level=2]
      - region "Creatives":
        - table "Creatives"
      - figure "Video quartiles"
  `)

  await visitor.getByRole('rowheader').getByRole('link').first().click()
  await expect(visitor).toHaveURL(/\/share\/[^/]+\/creative\/\w+\?/)
  await reportShown(visitor)
  await visitor.getByRole('link', { name: CAMPAIGN.name }).click()
  await reportShown(visitor)
  await expect.poll(() => keyFigure(visitor, 'Impressions')).toBe(own)

  const { origin, pathname } = new URL(link, visitor.url())
  await visitor.goto(`${origin}${pathname}?start=never&end=ever`)
  await reportShown(visitor)
  await expect(visitor.locator('[data-slot="toast"]')).toContainText('We couldn’t read the dates in this link.')

  await row.getByRole('button', { name: 'Revoke' }).click()
  await row.getByRole('button', { name: 'Revoke link' }).click()
  await expect(page.getByText('Link revoked').first()).toBeVisible()
  // A mangled link shows the same message.
  for (const dead of [link, `/share/${'x'.repeat(43)}`]) {
    await visitor.goto(dead)
    await expect(visitor.getByRole('main')).toMatchAriaSnapshot(`
      - heading "This link no longer works" [level=1]
    `)
    await expect(visitor.getByText('Placard', { exact: true })).toBeVisible()
    await expect(visitor.locator('[data-slot="toast"]')).toHaveCount(0)
    await expect(visitor).not.toHaveURL(/signin/)
  }
  await outside.close()
})
