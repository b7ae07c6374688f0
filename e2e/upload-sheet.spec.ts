import type { Page } from '@playwright/test'
import { png, zip } from '../apps/api/src/testing/sample-files.js'
import { deleteCampaign, type PickedFile } from './ad-steps.js'
import { expect, expectAccessible, testAs } from './fixtures.js'
import { chooseByEnter, expectAt, skipNavigation, tabTo } from './keys.js'

const test = testAs('staff')

const RECTANGLE = { name: 'summer_300x250.png', mimeType: 'image/png', buffer: png(300, 250) }

const page728 =
  '<!doctype html><html lang="en"><meta name="ad.size" content="width=728,height=90"><body>Ride</body></html>'
const SIZES: Exclude<PickedFile, string>[] = [
  RECTANGLE,
  {
    name: 'summer-728x90.zip',
    mimeType: 'application/zip',
    buffer: zip([{ name: 'index.html', data: Buffer.from(page728) }]),
  },
  ...(
    [
      [160, 600],
      [320, 50],
      [970, 250],
    ] as const
  ).map(([width, height]) => ({
    name: `summer_${width}x${height}.png`,
    mimeType: 'image/png',
    buffer: png(width, height),
  })),
]

/** Counts clicks of the mouse from now on; those of keys have no detail. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset.clicks = '0'
    const count = ({ isTrusted, detail, target }: MouseEvent) => {
      // A label passes its click on to its control.
      if (!isTrusted || detail === 0 || (target instanceof HTMLInputElement && target.type === 'file')) return
      const { dataset } = document.documentElement
      dataset.clicks = String(Number(dataset.clicks) + 1)
    }
    document.addEventListener('click', count, true)
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset.clicks))
}

/** Goes from the list of campaigns to the sheet with files, by mouse. Returns the counter and the ID of the campaign. */
async function openSheet(page: Page, name: string, files: Exclude<PickedFile, string>[]) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/campaigns')
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible()
  const clicks = await countClicks(page)
  await page.getByRole('button', { name: 'New campaign' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'New campaign' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: /^Create/ }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload files' }).click()
  await (await chooser).setFiles(files)
  const sheet = page.getByRole('dialog', { name: `Upload to ${name}` })
  await expect(sheet.getByRole('textbox', { name: 'Landing page' })).toBeFocused()
  return { sheet, clicks, campaignID: new URL(page.url()).pathname.split('/')[2] ?? '' }
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('From the list of campaigns to the copied tag of a clean image in at most eight clicks', async ({
  page,
  origin,
}) => {
  const { sheet, clicks, campaignID } = await openSheet(page, 'Eight clicks', [RECTANGLE])
  await page.keyboard.type('shop.test/bikes')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Create and publish' }).click()
  const copy = sheet.getByRole('button', { name: 'Copy tag' })
  await expect(copy).toBeFocused()
  await copy.click()
  await expect.poll(() => clipboard(page)).toMatch(/^<ins class="placard"/)
  expect(await clicks()).toBeLessThanOrEqual(8)
  await deleteCampaign(page, origin, campaignID)
})

test('Five sizes with one landing page are live in at most twelve clicks', async ({ page, origin }) => {
  const { sheet, clicks, campaignID } = await openSheet(page, 'Twelve clicks', SIZES)
  await expect(sheet.getByRole('list', { name: 'summer · 5 sizes' })).toBeVisible()
  await page.keyboard.type('shop.test/bikes')
  await sheet.getByRole('button', { name: 'Create and publish' }).click()
  await expect(sheet.getByText('5 published')).toBeVisible({ timeout: 30_000 })
  const copy = sheet.getByRole('button', { name: 'Copy all' })
  await expect(copy).toBeFocused()
  await copy.click()
  await expect.poll(async () => (await clipboard(page)).match(/<ins class="placard"/g)?.length).toBe(5)
  expect(await clicks()).toBeLessThanOrEqual(12)
  await expectAccessible(page)
  await deleteCampaign(page, origin, campaignID)
})

test('The same by keyboard, without losing the focus', async ({ page, origin }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/campaigns')
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible()
  await skipNavigation(page)
  await tabTo(page, page.getByRole('button', { name: 'New campaign' }).first())
  await page.keyboard.press('Enter')
  await expectAt(page.getByRole('dialog', { name: 'New campaign' }).getByLabel('Name'))
  await page.keyboard.type('By keys alone')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'By keys alone' })).toBeFocused()
  const campaignID = new URL(page.url()).pathname.split('/')[2] ?? ''
  await tabTo(page, page.getByRole('button', { name: 'Upload files' }))
  await chooseByEnter(page, RECTANGLE)
  const sheet = page.getByRole('dialog', { name: 'Upload to By keys alone' })
  await expectAt(sheet.getByRole('textbox', { name: 'Landing page' }))
  await page.keyboard.type('shop.test/bikes')
  await page.keyboard.press('Enter')
  await expectAt(sheet.getByRole('button', { name: 'Copy tag' }))
  await page.keyboard.press('Enter')
  await expect.poll(() => clipboard(page)).toMatch(/^<ins class="placard"/)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('article', { name: 'summer_300x250' })).toBeVisible()
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
  await deleteCampaign(page, origin, campaignID)
})
