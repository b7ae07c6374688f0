import type { Page } from '@playwright/test'
import { createCampaign, deleteCampaign } from './ad-steps.js'
import { expect, expectAccessible, testAs } from './fixtures.js'
import { expectAt, tabTo } from './keys.js'

const test = testAs('staff')

const SAVE_KEY = 'ControlOrMeta+s'
const row = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Layers', exact: true }).getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
const isFocusLost = (page: Page) => page.evaluate(() => document.activeElement === document.body)

async function chooseTemplate(page: Page) {
  const templates = page.getByRole('dialog', { name: 'Templates' })
  await templates.getByRole('button', { name: /^Limited offer/ }).click()
  await expect(row(page, 'Shop the sale')).toBeVisible()
}

/** Creates a campaign with an ad of the builder in all its sizes, and leaves it open. */
async function createAd(page: Page, name: string): Promise<string> {
  const campaignID = await createCampaign(page, name)
  await page.goto(`/builder?campaign=${campaignID}`)
  await chooseTemplate(page)
  await page.keyboard.press(SAVE_KEY)
  const dialog = page.getByRole('dialog', { name: 'Save ad' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Spring')
  await dialog.getByRole('button', { name: 'Save ad' }).click()
  await expect(heading(page, 'Spring — 300x250')).toBeVisible()
  return campaignID
}

async function moveTo(page: Page, x: string) {
  await row(page, 'Shop the sale').click()
  await field(page, 'X').fill(x)
  await page.keyboard.press('Enter')
  await expect(status(page, 'Unsaved changes')).toBeVisible()
}

test('Open the builder from the side menu, save with Ctrl+S, and come back by “Edit design”', async ({
  page,
  origin,
}) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 1280, height: 800 })
  const campaignID = await createCampaign(page, 'Designed in an app')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Ad builder' }).click()
  await chooseTemplate(page)
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Timeline' })).toBeInViewport({ ratio: 1 })
  const canvas = page.getByRole('application', { name: 'Canvas' })
  const box = (await canvas.boundingBox())!
  expect((box.width * box.height) / (1280 * 800)).toBeGreaterThanOrEqual(0.6)
  await expectAccessible(page)

  // The first save asks for the campaign, the name and the sizes.
  await page.keyboard.press(SAVE_KEY)
  const dialog = page.getByRole('dialog', { name: 'Save ad' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Spring')
  await dialog.getByRole('combobox', { name: 'Campaign' }).fill('Designed in an app')
  await page.getByRole('option', { name: 'Designed in an app' }).click()
  await dialog.getByRole('button', { name: 'Save ad' }).click()
  await expect(heading(page, 'Spring — 300x250')).toBeVisible()
  expect(await isFocusLost(page)).toBe(false)

  // Later ones ask nothing, not even with the focus in a field.
  await moveTo(page, '31')
  await page.keyboard.press(SAVE_KEY)
  await expect(status(page, /^Saved/)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await isFocusLost(page)).toBe(false)

  // Leaving with unsaved changes asks; the way back leads to where the user came from.
  await moveTo(page, '37')
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.keyboard.press(SAVE_KEY)
  await expect(status(page, /^Saved/)).toBeVisible()
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(`/campaigns/${campaignID}`)
  await expect(page.getByRole('article')).toHaveCount(5)

  const card = page.getByRole('article').filter({ hasText: 'Spring — 728x90' })
  await card.getByRole('link', { name: /^Edit design/ }).click()
  await expect(heading(page, 'Spring — 728x90')).toBeVisible()
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await card.getByRole('link', { name: 'Spring — 728x90', exact: true }).click()
  // The cards of the campaign have such links, too.
  await expect(page).toHaveURL(/\/creative\//)
  await expect(page.getByRole('article')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Edit design' }).first().click()
  await expect(page.getByRole('toolbar').getByRole('combobox', { name: 'Size', exact: true })).toHaveText(/728x90/)
  // On a phone the editor scrolls, and nothing empty lies below it.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('toolbar')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(844)
  await deleteCampaign(page, origin, campaignID)
})

test('Open, resize, fold, save and leave the builder by keyboard', async ({ page, origin }) => {
  test.setTimeout(120_000)
  const campaignID = await createCampaign(page, 'Designed without a mouse')
  await tabTo(
    page,
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Ad builder' }),
    'Shift+Tab',
  )
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: /^Limited offer/ }))
  await page.keyboard.press('Enter')
  await expectAt(page.getByRole('application', { name: 'Canvas' }))

  const timeline = page.getByRole('separator', { name: 'Height of the timeline' })
  await tabTo(page, timeline)
  const height = Number(await timeline.getAttribute('aria-valuenow'))
  await page.keyboard.press('ArrowUp')
  await expect(timeline).toHaveAttribute('aria-valuenow', String(height + 16))
  const panels = page.getByRole('separator', { name: 'Width of the panels' })
  await tabTo(page, panels)
  const width = Number(await panels.getAttribute('aria-valuenow'))
  await page.keyboard.press('ArrowLeft')
  await expect(panels).toHaveAttribute('aria-valuenow', String(width + 16))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Layers', exact: true })).not.toBeVisible()
  await expect(page.getByRole('button', { name: 'Properties panel' })).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Layers', exact: true })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Layers panel' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Layers', exact: true })).not.toBeVisible()

  // The panels are as they were left.
  await expect(status(page, 'Unsaved changes')).toBeVisible()
  await page.reload()
  await expect(timeline).toHaveAttribute('aria-valuenow', String(height + 16))
  await expect(panels).toHaveAttribute('aria-valuenow', String(width + 16))
  await expect(page.getByRole('region', { name: 'Layers', exact: true })).not.toBeVisible()
  await expect(page.getByText('Unsaved changes restored')).toBeVisible()
  await page.getByRole('button', { name: 'Layers panel' }).focus()
  await page.keyboard.press('Enter')
  await expect(row(page, 'Shop the sale')).toBeVisible()

  await page.keyboard.press(SAVE_KEY)
  const dialog = page.getByRole('dialog', { name: 'Save ad' })
  await expectAt(dialog.getByRole('textbox', { name: 'Name' }))
  await page.keyboard.type('Ride')
  await tabTo(page, dialog.getByRole('combobox', { name: 'Campaign' }))
  await page.keyboard.type('Designed without a mouse')
  await expect(page.getByRole('option', { name: 'Designed without a mouse' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('button', { name: 'Save ad' }))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Ride — 300x250')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await isFocusLost(page)).toBe(false)
  await tabTo(page, page.getByRole('link', { name: 'Back', exact: true }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await deleteCampaign(page, origin, campaignID)
})

test('Edit an ad in two tabs, and without a connection, and lose nothing', async ({ page, origin }) => {
  test.setTimeout(120_000)
  const campaignID = await createAd(page, 'Designed in two tabs')
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(row(other, 'Shop the sale')).toBeVisible()
  await moveTo(page, '31')
  await moveTo(other, '47')

  // A third tab has neither draft, because both are still open; the draft of a closed one is restored.
  const third = await page.context().newPage()
  await third.goto(page.url())
  await row(third, 'Shop the sale').click()
  await expect(field(third, 'X')).toHaveValue('24')
  await other.close()
  await third.reload()
  await expect(third.getByText('Unsaved changes restored')).toBeVisible()
  await row(third, 'Shop the sale').click()
  await expect(field(third, 'X')).toHaveValue('47')

  await page.context().setOffline(true)
  await page.keyboard.press(SAVE_KEY)
  const failed = page.getByRole('alert').filter({ hasText: 'Not saved' })
  await expect(failed).toContainText('Your changes are kept in this browser.')
  await page.context().setOffline(false)
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(status(page, /^Saved/)).toBeVisible()
  expect(await isFocusLost(page)).toBe(false)

  // The tab that saves last is asked.
  await third.keyboard.press(SAVE_KEY)
  const conflict = third.getByRole('alert').filter({ hasText: 'Somebody else has changed this ad' })
  await conflict.getByRole('button', { name: 'Overwrite with my version' }).click()
  await expect(status(third, /^Saved/)).toBeVisible()
  await moveTo(page, '53')
  await page.keyboard.press(SAVE_KEY)
  await page.getByRole('button', { name: 'Load their version' }).click()
  await expect(heading(page, 'Spring — 300x250')).toBeFocused()
  await row(page, 'Shop the sale').click()
  await expect(field(page, 'X')).toHaveValue('47')
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toHaveCount(0)
  await third.close()
  await deleteCampaign(page, origin, campaignID)
})
