import type { Locator, Page } from '@playwright/test'
import { CAMPAIGN, expect, FULL, testAs } from './fixtures.js'

const test = testAs('staff')

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Position of an element in the viewport. */
const measureBox = (element: Locator): Promise<Box> =>
  element.evaluate((node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect()
    return { left, top, right, bottom }
  })

const isInside = (inner: Box, outer: Box) =>
  inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right && inner.bottom <= outer.bottom

/** Opens a form dialog and checks that its buttons are visible without scrolling, with Cancel before the primary one. */
async function openForm(page: Page, title: string, submit: string): Promise<Locator> {
  await page.getByRole('button', { name: title }).first().click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog.getByRole('textbox', { name: /^Name/ })).toBeFocused()
  // The opening transition scales the dialog.
  await expect.poll(() => dialog.evaluate((node) => node.getAnimations().length)).toBe(0)
  const { width, height } = page.viewportSize()!
  const edges = { left: 0, top: 0, right: width, bottom: height }
  const panel = await measureBox(dialog)
  expect(isInside(panel, edges)).toBe(true)
  const [cancel, create] = await Promise.all(
    ['Cancel', submit].map((name) => measureBox(dialog.getByRole('button', { name, exact: true }))),
  )
  expect(isInside(cancel!, panel)).toBe(true)
  expect(isInside(create!, panel)).toBe(true)
  expect(cancel!.right).toBeLessThan(create!.left)
  expect(cancel!.top).toBe(create!.top)
  return dialog
}

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`New campaign and New creative show their buttons at ${width} × ${height}`, FULL, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/campaigns')
    const campaign = await openForm(page, 'New campaign', 'Create campaign')
    const days = campaign.getByRole('textbox', { name: /date/ })
    await expect(days).toHaveCount(2)
    // An example such as "30 Sep 2025" reads as a value.
    for (const day of await days.all()) await expect(day).not.toHaveAttribute('placeholder', /\d/)
    const ends = await Promise.all(
      ['[name="name"]', '[data-slot="date-picker"] >> nth=1'].map((part) => measureBox(campaign.locator(part))),
    )
    const frame = await campaign.locator('form').evaluate((form) => form.getBoundingClientRect().right)
    expect(Math.abs(ends[1]!.right - frame)).toBeLessThanOrEqual(1)
    await campaign.getByRole('button', { name: 'Cancel' }).click()
    await expect(campaign).toHaveCount(0)

    await page.goto(`/campaigns/${CAMPAIGN.id}`)
    const creative = await openForm(page, 'New creative', 'Create creative')
    const tiles = await Promise.all(
      ['Banner', 'VAST', 'VPAID'].map((name) =>
        measureBox(creative.locator('[data-slot="radio"]').filter({ hasText: name })),
      ),
    )
    expect(new Set(tiles.map(({ top }) => top)).size).toBe(1)
    await creative.getByRole('textbox', { name: /^Name/ }).fill('Changed')
    await creative.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Close without saving?' })).toBeVisible()
  })
}
