import type { FrameLocator, Locator, Page } from '@playwright/test'
import { png } from '../apps/api/src/testing/sample-files.js'
import { createCampaign, deleteCampaign, publish } from './ad-steps.js'
import { expect, expectAccessible, FULL, testAs } from './fixtures.js'
import { expectAt, tabTo } from './keys.js'

const test = testAs('staff')

const findLayers = (page: Page) => page.getByRole('region', { name: 'Layers', exact: true })
const row = (page: Page, name: string | RegExp) => findLayers(page).getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true })
const findBuilder = (page: Page) => page.getByRole('region', { name: 'Ad builder' })

/** Drags the middle of an element by some pixels. Alt keeps it from snapping. */
async function drag(page: Page, target: Locator, dx: number, dy: number): Promise<void> {
  const box = (await target.boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + dx / 2, y + dy / 2, { steps: 4 })
  await page.mouse.move(x + dx, y + dy, { steps: 4 })
  await page.mouse.up()
}

/** Shows the creative's live banner to a visitor, and returns its frame. */
async function openLive(page: Page, origin: string, campaignID: string, name: string): Promise<FrameLocator> {
  const answer = await page.request.get('/api/v1/campaign/creatives', { params: { campaignID } })
  const { data } = (await answer.json()) as { data: { name: string; liveCreatives: { id: string }[] }[] }
  const live = data.find((creative) => creative.name === name)?.liveCreatives[0]?.id
  const visitor = await page.context().newPage()
  await visitor.setContent(`<iframe width="300" height="250" src="${origin}/serve/banner/${live}"></iframe>`)
  return visitor.frameLocator('iframe')
}

test('Design a banner by mouse, save it in five sizes, open it again and serve it', async ({ page, origin }) => {
  test.setTimeout(180_000)
  await page.context().route('https://landing.test/**', (route) => route.fulfill({ body: 'Bikes' }))
  const campaignID = await createCampaign(page, 'Designed by mouse')
  await page.getByRole('button', { name: 'New creative' }).click()
  await page.getByRole('link', { name: 'open the ad builder' }).click()
  await expect(page).toHaveURL(`/builder?campaign=${campaignID}`)
  const templates = page.getByRole('dialog', { name: 'Templates' })
  await templates.getByRole('button', { name: /^Limited offer/ }).click()
  await expect(row(page, 'Shop the sale')).toBeVisible()
  await expectAccessible(page)

  const layer = (id: string) => page.locator(`[data-builder-canvas] [data-layer="${id}"]`)
  // At the start, the layers of a template have not appeared yet.
  await page.getByRole('slider', { name: 'Playhead', exact: true }).press('End')
  await page.keyboard.down('Alt')
  await drag(page, layer('headline'), 12, 9)
  await expect(field(page, 'X')).toHaveValue('36')
  await expect(field(page, 'Y')).toHaveValue('57')
  await drag(page, layer('headline'), -12, -9)
  await page.keyboard.up('Alt')
  await drag(page, page.locator('[data-handle="e"]'), -20, 0)
  await expect(field(page, 'Width')).toHaveValue('220')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(field(page, 'Width')).toHaveValue('240')

  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Half price')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add image' }).click()
  await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png(60, 40) })
  await expect(row(page, 'logo.png')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()

  await page.getByRole('radio', { name: 'All sizes' }).click()
  await expect(page.getByRole('img', { name: /^Preview of/ })).toHaveCount(5)
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await expect(preview.frameLocator('iframe').getByText('Half price')).toBeVisible()
  await expect(preview.getByText('Within the limit').first()).toBeVisible()
  await page.keyboard.press('Escape')

  // A reload keeps what is not saved, even a change of just now.
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: 'Canvas', exact: true }).click()
  await row(page, 'logo.png').click()
  await field(page, 'X').fill('11')
  await page.keyboard.press('Enter')
  await page.reload()
  await expect(page.getByText('Unsaved changes restored')).toBeVisible()
  await row(page, 'logo.png').click()
  await expect(field(page, 'X')).toHaveValue('11')

  await findBuilder(page).getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Save ad' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Spring')
  await dialog.getByRole('textbox', { name: /^Landing page/ }).fill('https://landing.test/bikes')
  await dialog.getByRole('button', { name: 'Save ad' }).click()
  await expect(page.getByText('Ad saved').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Spring — 300x250' })).toBeVisible()

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Creative settings' }).click()
  await publish(page)
  await page.goto(`/campaigns/${campaignID}`)
  await expect(page.getByRole('article')).toHaveCount(5)
  const card = page.getByRole('article').filter({ hasText: 'Spring — 728x90' })
  await card.getByRole('link', { name: /^Edit design/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Spring — 728x90' })).toBeVisible()
  await expect(page.getByRole('toolbar').getByRole('combobox', { name: 'Size', exact: true })).toHaveText(/728x90/)
  await expect(row(page, 'logo.png')).toBeVisible()

  // A visitor who prefers reduced motion sees the end of the animation.
  const visitor = await openLive(page, origin, campaignID, 'Spring — 300x250')
  await expect(visitor.getByText('Half price')).toBeVisible()
  expect(await visitor.locator('[data-layer="action"]').evaluate((element) => getComputedStyle(element).opacity)).toBe(
    '1',
  )
  const landed = page.context().waitForEvent('request', (request) => request.url() === 'https://landing.test/bikes')
  await visitor.getByRole('button', { name: 'Shop the sale' }).click()
  await landed
  await deleteCampaign(page, origin, campaignID)
})

test('Design a banner by keyboard: layers, position, animation, size and saving', FULL, async ({ page, origin }) => {
  test.setTimeout(180_000)
  const campaignID = await createCampaign(page, 'Designed by keyboard')
  const press = async (target: Locator, key = 'Tab') => {
    await tabTo(page, target, key)
    await page.keyboard.press('Enter')
  }
  await page.goto(`/builder?campaign=${campaignID}`)
  await expect(page.getByRole('dialog', { name: 'Templates' })).toBeVisible()
  await press(page.getByRole('dialog').getByRole('button', { name: /^Empty/ }))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await findBuilder(page).getByRole('button', { name: 'Templates' }).focus()
  await press(page.getByRole('button', { name: 'Add button' }))
  await expect(row(page, 'Learn more')).toHaveAttribute('aria-pressed', 'true')

  // Arrow keys on the canvas, then a number.
  const canvas = page.getByRole('application', { name: 'Canvas' })
  await tabTo(page, canvas)
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(field(page, 'X')).toHaveValue('91')
  await expect(field(page, 'Y')).toHaveValue('115')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(field(page, 'Y')).toHaveValue('105')
  await tabTo(page, field(page, 'Y'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('190')
  await press(page.getByRole('button', { name: 'Add keyframe of y' }))
  const time = field(page, 'Time')
  await time.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('5')
  await page.keyboard.press('Tab')
  await field(page, 'Y').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('240')
  const frames = page.getByRole('button', { name: /^Y of Learn more at/ })
  await expect(frames).toHaveCount(2)
  await frames.first().focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByRole('button', { name: 'Y of Learn more at 0.50 s' })).toBeVisible()

  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Ride now')
  const save = findBuilder(page).getByRole('button', { name: 'Save', exact: true })
  await save.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Save ad' })
  await expectAt(dialog.getByRole('textbox', { name: 'Name' }))
  await expectAccessible(page)
  await page.keyboard.type('Ride')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Ride' })).toBeVisible()

  // Opened again, the ad has its animation.
  await page.reload()
  await expect(page.getByRole('button', { name: 'Y of Ride now at 0.50 s' })).toBeVisible()
  await deleteCampaign(page, origin, campaignID)
})
