import { chunkOf, expect, test } from './fixtures.js'

test('a hint whose code does not load is left out without a word, and comes when it can', async ({ page }) => {
  const code = `**${chunkOf('../../packages/ui/src/tooltip/tooltip-bubble.tsx')}`
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
  await page.getByRole('link', { name: 'Placard' }).focus()
  await page.keyboard.press('Tab')
  await expect.poll(() => asked).toBeGreaterThan(0)
  await expect(mode).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(loads).toBe(1)

  await page.unroute(code)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tooltip')).toHaveText('System')
  await expect(mode).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await expect(mode).toBeFocused()
})
