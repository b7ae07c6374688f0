import type { Locator, Page } from '@playwright/test'
import { png } from '../apps/api/src/testing/sample-files.js'
import { createCampaign, deleteCampaign } from './ad-steps.js'
import { expect, testAs } from './fixtures.js'
import { expectAt, tabTo } from './keys.js'

const test = testAs('staff')

const findLayers = (page: Page) => page.getByRole('region', { name: 'Layers', exact: true })
const row = (page: Page, name: string | RegExp) => findLayers(page).getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true })
const findCanvas = (page: Page) => page.getByRole('application', { name: 'Canvas' })
const editor = (page: Page) => page.getByRole('textbox', { name: 'Text on the canvas' })
const layer = (page: Page, id: string) => page.locator(`[data-builder-canvas] [data-layer="${id}"]`)

/** Opens the builder with a template. */
async function openTemplate(page: Page, campaignID: string, name: RegExp): Promise<void> {
  await page.goto(`/builder?campaign=${campaignID}`)
  await page.getByRole('dialog', { name: 'Templates' }).getByRole('button', { name }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(findCanvas(page)).toBeFocused()
}

const computeMiddle = async (target: Locator) => {
  const { x, y, width, height } = (await target.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

/** Presses the mouse on an element and moves it. Alt keeps it from snapping. */
async function startDrag(page: Page, target: Locator, dx: number, dy: number): Promise<void> {
  const { x, y } = await computeMiddle(target)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + dx / 2, y + dy / 2, { steps: 3 })
  await page.mouse.move(x + dx, y + dy, { steps: 3 })
}

/** Drops a file of the desktop on an element. */
async function dropFile(target: Locator, name: string): Promise<void> {
  const bytes = [...png(60, 40)]
  const dataTransfer = await target.page().evaluateHandle(
    ([file, content]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(content)], file, { type: 'image/png' }))
      return transfer
    },
    [name, bytes] as const,
  )
  const { x, y } = await computeMiddle(target)
  await target.dispatchEvent('drop', { dataTransfer, clientX: x, clientY: y })
}

test('Edit on the canvas by mouse: text in place, distances, images, groups', async ({ page, origin }) => {
  test.setTimeout(120_000)
  const campaignID = await createCampaign(page, 'Edited by mouse')
  await openTemplate(page, campaignID, /^Limited offer/)

  const headline = await computeMiddle(layer(page, 'headline'))
  await page.mouse.dblclick(headline.x, headline.y)
  await expect(editor(page)).toBeFocused()
  await page.keyboard.type('Half price')
  await page.keyboard.press('Escape')
  await expect(findCanvas(page)).toBeFocused()
  await expect(layer(page, 'headline')).toHaveText('Half price')
  await expect(row(page, 'Half price')).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', { name: 'Add text' }).click()
  await expect(editor(page)).toBeFocused()
  await page.keyboard.type('Summer sale')
  await expect(row(page, 'Summer sale')).toHaveAttribute('aria-pressed', 'true')

  // The distances are shown during the drag, and the design changes at its end.
  await row(page, 'Shop the sale').click()
  await expect(field(page, 'X')).toHaveValue('24')
  await page.keyboard.down('Alt')
  await startDrag(page, layer(page, 'action'), 30, 6)
  await expect(page.locator('[data-slot="distance"]')).not.toHaveCount(0)
  await page.mouse.up()
  await page.keyboard.up('Alt')
  await expect(page.locator('[data-slot="distance"]')).toHaveCount(0)
  await expect(field(page, 'Y')).toHaveValue('198')
  await expect(field(page, 'X')).toHaveValue('54')

  await dropFile(layer(page, 'headline'), 'logo.png')
  await expect(row(page, 'logo.png')).toHaveAttribute('aria-pressed', 'true')

  // A group is scaled with its texts, and hidden as one, also in the ad that is served.
  await row(page, 'Half price').click()
  await row(page, 'Shop the sale').click({ modifiers: ['Shift'] })
  await page.getByRole('button', { name: 'Group', exact: true }).click()
  await expect(row(page, 'Group')).toHaveAttribute('aria-pressed', 'true')
  const measureSize = () =>
    layer(page, 'headline').evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  const before = await measureSize()
  await startDrag(page, page.locator('[data-handle="se"]'), -60, -60)
  await page.mouse.up()
  await expect.poll(measureSize).toBeLessThan(before)
  await row(page, 'Summer sale').click()
  await findLayers(page).getByRole('button', { name: 'Hide Group' }).click()
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const served = page.getByRole('dialog', { name: 'Preview' }).frameLocator('iframe')
  await expect(served.getByText('Summer sale')).toBeVisible()
  await expect(served.getByText('Half price')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('tab', { name: 'History' }).click()
  const history = page.getByRole('tabpanel', { name: 'History' })
  for (const step of ['Add text', 'Move', 'Add image', 'Group', 'Resize', 'Hide group'])
    await expect(history.getByRole('button', { name: step, exact: true })).toBeVisible()
  await history.getByRole('button', { name: /^Template/ }).click()
  await expect(layer(page, 'headline')).toHaveText(/^Up to/)
  await deleteCampaign(page, origin, campaignID)
})

test('Edit on the canvas by keyboard, and keep the focus', async ({ page, origin }) => {
  test.setTimeout(120_000)
  const campaignID = await createCampaign(page, 'Edited by keyboard')
  await openTemplate(page, campaignID, /^Empty/)

  await page.getByRole('button', { name: 'Templates' }).focus()
  await tabTo(page, page.getByRole('button', { name: 'Add text' }))
  await page.keyboard.press('Enter')
  await expect(editor(page)).toBeFocused()
  await page.keyboard.type('Ride now')
  await page.keyboard.press('Escape')
  await expectAt(findCanvas(page))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(field(page, 'X')).toHaveValue('61')
  await expect(field(page, 'Y')).toHaveValue('105')
  await page.keyboard.press('F2')
  await expect(editor(page)).toBeFocused()
  await page.keyboard.type('Ride today')
  await page.keyboard.press('Escape')
  // The first character starts to edit as well.
  await page.keyboard.type('!')
  await expect(editor(page)).toHaveValue('Ride today!')
  await page.keyboard.press('Escape')

  await page.keyboard.press('ControlOrMeta+d')
  await expect(field(page, 'X')).toHaveValue('71')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+g')
  await expect(row(page, 'Group')).toHaveAttribute('aria-pressed', 'true')
  await tabTo(page, row(page, 'Group'))
  await page.keyboard.press('F2')
  await page.keyboard.type('Message')
  await page.keyboard.press('Enter')
  await expectAt(row(page, 'Message'))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Message')).toHaveAttribute('aria-pressed', 'false')

  // Escape goes from the panel to the canvas, from the layer to its group, and to nothing.
  await page.keyboard.press('Escape')
  await expectAt(findCanvas(page))
  await page.keyboard.press('Escape')
  await expect(row(page, 'Message')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(row(page, 'Message')).toHaveAttribute('aria-pressed', 'false')

  await row(page, 'Message').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Delete')
  await expect(row(page, 'Message')).toHaveCount(0)
  await expectAt(findCanvas(page))
  await page.keyboard.press('ControlOrMeta+z')
  await expect(row(page, 'Message')).toBeVisible()
  await expectAt(findCanvas(page))
  await deleteCampaign(page, origin, campaignID)
})
