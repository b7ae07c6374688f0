import type { Locator, Page } from '@playwright/test'
import { png } from '../apps/api/src/testing/sample-files.js'
import { deleteCampaign } from './ad-steps.js'
import { expect, expectAccessible, FULL, testAs } from './fixtures.js'
import { chooseByEnter, expectAt, skipNavigation, tabTo } from './keys.js'

const test = testAs('staff')

/** Moves to the selected tab with a key, and from there to a later one, which opens it. */
async function openTab(page: Page, name: string, key = 'Tab'): Promise<void> {
  const tabs = page.getByRole('tab')
  const names = await tabs.allTextContents()
  const selected = page.getByRole('tab', { selected: true })
  const from = names.indexOf((await selected.textContent()) ?? '')
  await tabTo(page, selected, key)
  for (let index = from + 1; index <= names.indexOf(name); index += 1) {
    await page.keyboard.press('ArrowRight')
    await expectAt(tabs.nth(index))
  }
  await expect(page.getByRole('tabpanel', { name })).toBeVisible()
}

test(
  'Create and publish a banner by keyboard: campaign, creative, file, landing page and tag',
  FULL,
  async ({ page, origin }) => {
    test.setTimeout(300_000)
    const press = async (target: Locator, key = 'Tab') => {
      await tabTo(page, target, key)
      await page.keyboard.press('Enter')
    }
    await page.goto('/campaigns')
    await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible()
    await skipNavigation(page)
    await press(page.getByRole('button', { name: 'New campaign' }).first())
    await expectAt(page.getByRole('dialog', { name: 'New campaign' }).getByLabel('Name'))
    await page.keyboard.type('By keyboard')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'By keyboard' })).toBeFocused()
    const campaignID = new URL(page.url()).pathname.split('/')[2] ?? ''
    await press(page.getByRole('button', { name: 'New creative' }))
    await expectAt(page.getByRole('dialog', { name: 'New creative' }).getByLabel('Name'))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Ride')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Ride' })).toBeFocused()

    await openTab(page, 'Assets')
    await tabTo(page, page.getByRole('button', { name: /^Choose from this device/ }))
    await chooseByEnter(page, { name: 'ride.png', mimeType: 'image/png', buffer: png(300, 250) })
    await expect(page.getByRole('button', { name: 'Remove ride.png', exact: true })).toBeVisible()

    // Publishing asks for what is missing.
    const publish = page.getByRole('button', { name: 'Publish', exact: true })
    await press(publish, 'Shift+Tab')
    const findings = page.getByRole('dialog', { name: 'Ride can’t be published yet' })
    await expectAccessible(page)
    await expectAt(findings.getByRole('textbox', { name: 'Landing page' }))
    await page.keyboard.type('shop.test/bikes')
    await page.keyboard.press('Enter')
    await expect(findings).toHaveCount(0)
    await expect(page.getByText('Published', { exact: true })).toBeVisible()
    // The tag is the next step.
    await expectAt(page.getByRole('group', { name: 'Publish and tag' }).getByRole('button', { name: 'Copy tag' }))

    await openTab(page, 'Tags')
    const platform = page.getByRole('combobox', { name: 'Platform', exact: true })
    await press(platform)
    await expect(page.getByRole('option', { selected: true })).toBeFocused()
    await page.keyboard.type('Xandr')
    await expect(page.getByRole('option', { name: /^Xandr/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expectAt(platform)
    await expect(platform).toHaveText('Xandr')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await press(page.getByRole('tabpanel', { name: 'Tags' }).getByRole('button', { name: 'Copy tag' }))
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^<ins class="placard".*data-preview=/)
    await deleteCampaign(page, origin, campaignID)
  },
)
