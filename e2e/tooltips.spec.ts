import { CAMPAIGN, expect, expectAccessible, FULL, findChunk, test, testAs } from './fixtures.js'

test('A tooltip whose code fails to load is omitted, and appears once it loads', FULL, async ({ page }) => {
  const code = `**${findChunk('../../packages/ui/src/tooltip/tooltip-bubble.tsx')}`
  let asked = 0
  await page.route(code, (route) => {
    asked += 1
    return route.abort()
  })
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.goto('/signin')
  const mode = page.getByRole('radio', { name: 'System' })
  await expect(mode).toBeVisible()
  expect(asked).toBe(0)
  await page.getByRole('button', { name: 'Deutsch' }).focus()
  await page.keyboard.press('Tab')
  await expect.poll(() => asked).toBeGreaterThan(0)
  await expect(mode).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(loads).toBe(1)

  await page.unroute(code)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tooltip', { includeHidden: true })).toHaveText('System')
  await expect(mode).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip', { includeHidden: true })).toHaveCount(0)
  await expect(mode).toBeFocused()
})

testAs('staff')('open hints leave the page and its dialogs accessible, landmarks included', FULL, async ({ page }) => {
  const hint = page.getByRole('tooltip', { includeHidden: true })
  await page.goto(`/campaigns/${CAMPAIGN.id}`)
  await expect(page.getByRole('heading', { level: 1, name: CAMPAIGN.name })).toBeVisible()
  const actions = page.getByRole('button', { name: 'Actions for the campaign' })
  await actions.hover()
  await expect(hint).toHaveText('Actions for the campaign')
  await expectAccessible(page)

  await actions.click()
  await page.getByRole('menuitem', { name: 'Edit details' }).click()
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' })
  await close.hover()
  await expect(hint).toHaveText('Close')
  await expectAccessible(page)
  const box = (await hint.boundingBox())!
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const isOnTop = ({ x, y }: typeof middle) => document.elementFromPoint(x, y)?.closest('[data-slot="tooltip"]') != null
  expect(await page.evaluate(isOnTop, middle)).toBe(true)
})
