import type { Locator, Page } from '@playwright/test'
import { createCampaign, deleteCampaign } from './ad-steps.js'
import { expect, expectAccessible, FULL, testAs } from './fixtures.js'
import { expectAt, tabTo } from './keys.js'

const test = testAs('staff')

const row = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Layers', exact: true }).getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true })
const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const findTimeline = (page: Page) => page.getByRole('region', { name: 'Timeline' })
const findCanvas = (page: Page) => page.getByRole('application', { name: 'Canvas' })
const layer = (page: Page, text: string) => page.locator('[data-builder-canvas] [data-layer]').filter({ hasText: text })
const clip = (page: Page, name: string) => findTimeline(page).getByRole('button', { name: new RegExp(`^${name},`) })
const keyframes = (page: Page, name: string) =>
  findTimeline(page).getByRole('button', { name: new RegExp(`^${name} at`) })
const preview = (page: Page, size: string) => page.getByRole('img', { name: `Preview of ${size}`, exact: true })
const marks = (page: Page, size: string) => page.getByRole('list', { name: `Problems of ${size}`, exact: true })

/** Expects the focus to be somewhere. */
const expectFocus = (page: Page) => expect(page.locator('body')).not.toBeFocused()

/** Opens the builder with an empty ad, and adds a headline and a button. */
async function openBlank(page: Page, campaignID: string): Promise<void> {
  await page.goto(`/builder?campaign=${campaignID}`)
  await page
    .getByRole('dialog', { name: 'Templates' })
    .getByRole('button', { name: /^Empty/ })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Add text' }).click()
  await expect(page.getByRole('textbox', { name: 'Text on the canvas' })).toBeFocused()
  await page.keyboard.type('Ride now')
  await page.keyboard.press('Escape')
  await expect(row(page, 'Ride now')).toHaveAttribute('aria-pressed', 'true')
  await setNumber(page, 'Y', '30')
  await page.getByRole('button', { name: 'Add button' }).click()
  await expect(row(page, 'Learn more')).toHaveAttribute('aria-pressed', 'true')
  await setNumber(page, 'Y', '180')
}

async function setNumber(page: Page, name: string, value: string): Promise<void> {
  await field(page, name).fill(value)
  await page.keyboard.press('Enter')
  await expect(field(page, name)).toHaveValue(value)
}

async function choose(page: Page, name: string, option: string): Promise<void> {
  await choice(page, name).click()
  await page.getByRole('option', { name: option, exact: true }).click()
  await expect(choice(page, name)).toHaveText(option)
  await expect(page.getByRole('listbox')).toHaveCount(0)
}

/** Drags an element by some pixels. Alt keeps layers from snapping. */
async function drag(page: Page, target: Locator, dx: number, dy: number): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox())!
  const [left, top] = [x + width / 2, y + height / 2]
  await page.mouse.move(left, top)
  await page.mouse.down()
  await page.mouse.move(left + dx / 2, top + dy / 2, { steps: 3 })
  await page.mouse.move(left + dx, top + dy, { steps: 3 })
  await page.mouse.up()
}

const findOpacity = (target: Locator) =>
  target.evaluate((element) => Math.round(Number(getComputedStyle(element).opacity) * 100))

test('Animate layers and the whole ad by mouse, and drag clips and layers', async ({ page, origin }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 1280, height: 900 })
  const campaignID = await createCampaign(page, 'Animated by mouse')
  await openBlank(page, campaignID)
  await expect(field(page, 'Time')).toHaveValue('0')

  // A preset for one layer, then one for all.
  await choose(page, 'In', 'Slide right')
  await expect(clip(page, 'In of Learn more')).toHaveAccessibleName(/0\.00\u00A0s to 0\.60\u00A0s$/)
  await findCanvas(page).focus()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Animation of all layers' })).toBeVisible()
  await expect(choice(page, 'In')).toHaveText('Mixed')
  await choose(page, 'In', 'Slide right')
  await choose(page, 'While shown', 'Pulse')
  await choose(page, 'Out', 'Fade')
  for (const name of ['In of Ride now', 'Stay of Ride now', 'Out of Ride now', 'Stay of Learn more'])
    await expect(clip(page, name)).toBeVisible()
  await expect(findTimeline(page).getByText('All layers are gone at the end')).toBeVisible()
  await expectAccessible(page)

  // A clip is dragged by its middle, in one step.
  const before = await clip(page, 'In of Ride now').getAttribute('aria-label')
  await clip(page, 'In of Ride now').scrollIntoViewIfNeeded()
  await drag(page, clip(page, 'In of Ride now'), 80, 0)
  await expect(clip(page, 'In of Ride now')).not.toHaveAttribute('aria-label', before!)
  await expectFocus(page)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(clip(page, 'In of Ride now')).toHaveAttribute('aria-label', before!)

  // A drag at the playhead adds a keyframe there, and changes no other one.
  await row(page, 'Learn more').click()
  await expect(keyframes(page, 'X of Learn more')).toHaveCount(2)
  await setNumber(page, 'Time', '2')
  await expect(field(page, 'X')).toHaveValue('90')
  await page.keyboard.down('Alt')
  await drag(page, layer(page, 'Learn more'), 30, 0)
  await page.keyboard.up('Alt')
  await expect(field(page, 'X')).toHaveValue('120')
  await expect(keyframes(page, 'X of Learn more')).toHaveCount(3)
  await expect(keyframes(page, 'X of Learn more').nth(1)).toBeVisible()
  await setNumber(page, 'Time', '0.8')
  await expect(field(page, 'X')).not.toHaveValue('120')
  await setNumber(page, 'Time', '0')
  await expect(field(page, 'X')).toHaveValue('-120')

  // Too long, and too many runs.
  await setNumber(page, 'Length of the animation', '16')
  await expect(findTimeline(page).getByText('Animated for 16 s in 1 run.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(field(page, 'Length of the animation')).toHaveValue('5')
  await page.getByRole('switch', { name: 'Loop' }).click()
  await expect(findTimeline(page).getByText('Animated for 30 s in 6 runs.')).toBeVisible()

  await page.getByRole('tab', { name: 'History' }).click()
  const history = page.getByRole('tabpanel', { name: 'History' })
  for (const step of ['Animate in', 'Animate while shown', 'Animate out', 'Change loop'])
    await expect(history.getByRole('button', { name: step, exact: true }).first()).toBeVisible()
  await history.getByRole('button', { name: 'Add button', exact: true }).click()
  await expect(findTimeline(page).getByText(/^Nothing is animated yet/)).toBeVisible()
  await expectFocus(page)
  await deleteCampaign(page, origin, campaignID)
})

test('Add many sizes by mouse, follow a preset in each, and mend what is hard to read', async ({ page, origin }) => {
  test.setTimeout(120_000)
  const campaignID = await createCampaign(page, 'Sized by mouse')
  await openBlank(page, campaignID)
  await choose(page, 'In', 'Fade')
  await page.getByRole('radio', { name: 'All sizes' }).click()
  for (const name of [/^728x90/, /^160x600/, /^320x50/]) await page.getByRole('checkbox', { name }).click()
  await page.getByRole('button', { name: 'Add 3 sizes' }).click()
  await expect(preview(page, '160x600')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^728x90/ })).toHaveCount(0)
  await expectFocus(page)
  for (const size of ['728x90', '160x600', '320x50']) await expect(marks(page, size)).toHaveCount(0)

  // In the middle of the preset, the button is translucent in every size.
  await page.getByRole('slider', { name: 'Playhead', exact: true }).press('ArrowRight')
  const button = (size: string) => preview(page, size).locator('[data-layer]').filter({ hasText: 'Learn more' })
  await expect.poll(() => findOpacity(button('300x250'))).toBeLessThan(100)
  const opacity = await findOpacity(button('300x250'))
  expect(opacity).toBeGreaterThan(0)
  for (const size of ['728x90', '160x600', '320x50']) expect(await findOpacity(button(size))).toBe(opacity)

  // Own changes of one size, and their marks.
  await page.getByRole('button', { name: 'Edit 728x90' }).click()
  await page.getByRole('radio', { name: 'Canvas', exact: true }).click()
  await row(page, 'Ride now').click()
  await setNumber(page, 'Font size', '8')
  await setNumber(page, 'X', '710')
  await expect(page.getByRole('list', { name: 'Changed in this size' }).getByRole('listitem')).toHaveCount(2)
  await page.getByRole('textbox', { name: 'Text color' }).fill('#f4f4f4')
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: 'All sizes' }).click()
  for (const problem of ['Text under 9 px', 'Cut', 'Contrast below 3:1'])
    await expect(marks(page, '728x90').getByRole('button', { name: `${problem}: Ride now` })).toBeVisible()
  await expect(marks(page, '160x600').getByRole('button')).toHaveText(['Contrast below 3:1: Ride now'])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Reset changes of 728x90' }).click()
  await expect(marks(page, '728x90').getByRole('button')).toHaveText(['Contrast below 3:1: Ride now'])
  await expectFocus(page)

  await page.getByRole('button', { name: 'Remove 160x600' }).click()
  await expect(preview(page, '160x600')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Remove 320x50' })).toBeFocused()
  await page.getByRole('tab', { name: 'History' }).click()
  const history = page.getByRole('tabpanel', { name: 'History' })
  for (const step of ['Add 3 sizes', 'Change font size', 'Change text color', 'Reset size', 'Remove size 160x600'])
    await expect(history.getByRole('button', { name: step, exact: true })).toBeVisible()
  await history.getByRole('button', { name: 'Change X', exact: true }).click()
  await expect(preview(page, '160x600')).toBeVisible()
  await expect(marks(page, '728x90').getByRole('button')).toHaveCount(2)
  await deleteCampaign(page, origin, campaignID)
})

test('Animate an ad, and add and check sizes, by keyboard', FULL, async ({ page, origin }) => {
  test.setTimeout(180_000)
  const campaignID = await createCampaign(page, 'Animated by keyboard')
  await openBlank(page, campaignID)
  const chooseByKeys = async (name: string, option: string) => {
    await tabTo(page, choice(page, name))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listbox')).toBeVisible()
    await page.keyboard.type(option)
    await page.keyboard.press('Enter')
    await expect(choice(page, name)).toHaveText(option)
    await expectAt(choice(page, name))
  }
  await findCanvas(page).focus()
  await chooseByKeys('In', 'Fade')
  await page.keyboard.press('Escape')
  await expectAt(findCanvas(page))
  await page.keyboard.press('Escape')
  await chooseByKeys('Out', 'Wipe')

  // The clip is moved and trimmed by arrow keys.
  await page.keyboard.press('Escape')
  await expectAt(findCanvas(page))
  const moved = clip(page, 'In of Learn more')
  await tabTo(page, moved)
  await page.keyboard.press('Shift+ArrowRight')
  await expect(moved).toHaveAccessibleName(/0\.50\u00A0s to 1\.10\u00A0s$/)
  await page.keyboard.press('Enter')
  await tabTo(page, findTimeline(page).getByRole('slider', { name: 'End: In of Learn more' }))
  await page.keyboard.press('ArrowLeft')
  await expect(moved).toHaveAccessibleName(/0\.50\u00A0s to 1\.05\u00A0s$/)

  // A number at the playhead becomes a keyframe there.
  await tabTo(page, field(page, 'Time'), 'Shift+Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('2')
  await tabTo(page, field(page, 'Opacity'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('40')
  await page.keyboard.press('Enter')
  await expect(keyframes(page, 'Opacity of Learn more')).toHaveCount(3)
  await expect(findTimeline(page).getByRole('button', { name: /^Opacity of Learn more at 2\.00/ })).toBeVisible()
  await expect(findTimeline(page).getByRole('button', { name: /^Opacity of Learn more at 0\.50/ })).toBeVisible()

  await tabTo(page, page.getByRole('radio', { name: 'Canvas', exact: true }), 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'All sizes' })).toBeChecked()
  for (const name of [/^728x90/, /^160x600/]) {
    await tabTo(page, page.getByRole('checkbox', { name }))
    await page.keyboard.press('Space')
  }
  await tabTo(page, page.getByRole('button', { name: 'Add 2 sizes' }))
  await page.keyboard.press('Enter')
  await expect(preview(page, '728x90')).toBeVisible()
  await expectFocus(page)
  await tabTo(page, page.getByRole('button', { name: 'Remove 728x90' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(preview(page, '728x90')).toHaveCount(0)
  await expectAt(page.getByRole('button', { name: 'Remove 160x600' }))
  await page.keyboard.press('ControlOrMeta+z')
  await expect(preview(page, '728x90')).toBeVisible()
  await expectFocus(page)
  await deleteCampaign(page, origin, campaignID)
})

test('Type with an input method, which no shortcut interrupts', FULL, async ({ page, origin }) => {
  const campaignID = await createCampaign(page, 'Composed')
  await openBlank(page, campaignID)
  await row(page, 'Ride now').click()
  await findCanvas(page).focus()
  await page.keyboard.press('F2')
  const editor = page.getByRole('textbox', { name: 'Text on the canvas' })
  await expect(editor).toBeFocused()
  const input = await page.context().newCDPSession(page)
  await input.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 })
  await expect(editor).toHaveValue('に')
  await input.send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 })
  await input.send('Input.insertText', { text: '日本' })
  await expect(editor).toHaveValue('日本')
  await page.keyboard.press('Escape')
  await expect(findCanvas(page)).toBeFocused()
  await expect(layer(page, '日本')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(layer(page, 'Ride now')).toBeVisible()
  await deleteCampaign(page, origin, campaignID)
})
