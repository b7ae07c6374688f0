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

/** Text in the clipboard. */
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('A share link opens the same report for anybody, without navigation, until it is revoked', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { link, impressions: own } = await makeLink(page)
  // Creating copies as well.
  await expect(page.getByRole('dialog').getByText('Link created and copied')).toBeVisible()
  expect(await copied(page)).toBe(link)
  const row = page.getByRole('list', { name: 'Active links' }).getByRole('listitem').first()
  await row.getByRole('button', { name: /^Copy/ }).click()
  await expect(row.getByRole('status')).toHaveText('Copied')
  expect(await copied(page)).toBe(link)
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Share this report":
      - heading "Share this report" [level=2]
      - button "Close"
      - list "A new link shows"
      - button "Create link"
      - list "Active links":
        - listitem:
          - heading /^Link of / [level=3]
          - textbox /^Address of Link of /
          - button /^(Copy Link of |Copied)/
          - link /^Open Link of .* in a new tab$/
          - button /^Edit Link of /
          - button /^New address for Link of /
          - button /^Revoke Link of /
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

  await row.getByRole('button', { name: /^Revoke Link of/ }).click()
  await expect(row.getByText('Revoke link? It will stop working immediately.')).toBeVisible()
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

test('The owner of a share link decides what it shows, and its address changes or ends at once', async ({
  page,
  browser,
  baseURL,
}) => {
  const { link } = await makeLink(page)
  const dialog = page.getByRole('dialog')
  const row = dialog.getByRole('list', { name: 'Active links' }).getByRole('listitem').first()
  await expect(row).toContainText(
    `Campaign ${CAMPAIGN.name}, all creatives · the viewer chooses the dates · all columns · downloads · never expires`,
  )

  await row.getByRole('button', { name: /^Edit/ }).click()
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('For the client')
  await dialog.getByRole('radio', { name: 'Chosen creatives' }).click()
  const creatives = dialog.getByRole('combobox', { name: /^Which creatives/ })
  await creatives.click()
  const option = page.getByRole('option').first()
  const creative = ((await option.textContent()) ?? '').trim()
  await option.click()
  await page.keyboard.press('Escape')
  await dialog.getByRole('radio', { name: 'Days that move on' }).click()
  await dialog.getByRole('checkbox', { name: 'Downloads' }).click()
  const shows = `only ${creative} · always last 7 days · no comparison · all columns · no downloads · never expires`
  await expect(dialog.getByRole('region', { name: 'This link shows' })).toContainText(shows)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Link saved.')).toBeVisible()
  await expect(row.getByRole('heading', { name: 'For the client' })).toBeVisible()
  await expect(row).toContainText(shows)

  const outside = await browser.newContext({ baseURL, storageState: NOBODY })
  const visitor = await outside.newPage()
  await visitor.goto(link)
  await reportShown(visitor)
  // The report of one creative has a table by day.
  await expect(visitor.getByText(creative).first()).toBeVisible()
  await expect(visitor.getByRole('table', { name: 'Creatives' })).toHaveCount(0)

  await row.getByRole('button', { name: 'New address for For the client' }).click()
  await expect(row.getByText(/The address before stops working at once\.$/)).toBeVisible()
  await row.getByRole('button', { name: 'Change address' }).click()
  await expect(dialog.getByText('The link has a new address. Copy and send it again.')).toBeVisible()
  const rotated = await row.getByRole('textbox').inputValue()
  expect(new URL(rotated).pathname).not.toBe(new URL(link).pathname)
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await visitor.goto(rotated)
  await reportShown(visitor)

  // A second link, so that there are several to revoke.
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await expect(dialog.getByRole('list', { name: 'Active links' }).getByRole('heading').nth(1)).toBeVisible()
  await dialog.getByRole('button', { name: 'Revoke all' }).click()
  await expect(dialog.getByText(/^Revoke all \d+ links\? They will stop working immediately\.$/)).toBeVisible()
  await dialog.getByRole('button', { name: /^Revoke \d+ links$/ }).click()
  await expect(dialog.getByText('No active links. This report is private.')).toBeVisible()
  await visitor.goto(rotated)
  await expect(visitor.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await dialog.getByRole('button', { name: /^Ended \(\d+\)$/ }).click()
  await expect(dialog.getByRole('list', { name: /^Ended/ }).getByText('For the client')).toBeVisible()
  await outside.close()
})
