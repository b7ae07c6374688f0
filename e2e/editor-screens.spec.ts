import type { Page } from '@playwright/test'
import { CAMPAIGN, expect, expectAccessible, FULL, testAs } from './fixtures.js'

const test = testAs('staff')
const WIDTHS = [390, 768, 992, 1280, 1920]
const SECTIONS = ['Creative', 'Layout', 'Assets', 'Trackers', 'Settings', 'Tags']

const reach = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(document.documentElement.scrollWidth))),
      ),
  )

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `Every section of the creative editor is accessible and fits every width in ${colorScheme}`,
    FULL,
    async ({ page }) => {
      test.setTimeout(300_000)
      await page.emulateMedia({ colorScheme })
      await page.goto(`/campaigns/${CAMPAIGN.id}/creative/demoCreative1a`)
      await expect(page.getByRole('group', { name: 'Preview', exact: true })).toHaveAttribute('data-state', 'ready')
      const tooWide: string[] = []
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        for (const section of SECTIONS)
          await test.step(`${section} at ${width} px`, async () => {
            await page.getByRole('tab', { name: section, exact: true }).click()
            await expect(page.getByRole('tabpanel', { name: section })).toBeVisible()
            await expectAccessible(page)
            const extent = await reach(page)
            if (extent > width) tooWide.push(`${section} at ${width} px: ${extent}`)
          })
      }
      expect(tooWide).toEqual([])
    },
  )

const PASTED = '<a href="%%CLICK_URL_ESC%%https://shop.test"><img src="https://shop.test/i?ord="></a>'

test('Open tools of the tags panel are accessible and fit phones and wide screens', FULL, async ({ page }) => {
  test.setTimeout(180_000)
  const look = async (tool: string) => {
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [390, 1920])
        await test.step(`${tool} at ${width} px in ${colorScheme}`, async () => {
          await page.emulateMedia({ colorScheme })
          await page.setViewportSize({ width, height: 900 })
          await expectAccessible(page)
          expect(await reach(page)).toBeLessThanOrEqual(width)
        })
    await page.setViewportSize({ width: 1280, height: 900 })
  }
  const openTags = async (creativeID: string) => {
    await page.goto(`/campaigns/${CAMPAIGN.id}/creative/${creativeID}?section=tags`)
    await page.getByRole('button', { name: 'Compare with another platform' }).click()
  }
  await openTags('demoCreative1a')
  await page.getByRole('button', { name: 'Check a tag' }).click()
  await page.getByRole('textbox', { name: 'Tag or VAST URL' }).fill(PASTED)
  await expect(page.getByText(/^2 problems for/)).toBeVisible()
  await look('Comparison and macro check')
  await openTags('demoCreative1c')
  await page.getByRole('button', { name: 'Test VAST' }).click()
  await page.getByRole('button', { name: 'Run test' }).click()
  await expect(page.getByText('XML: Document 1 of 1')).toBeVisible()
  await look('VAST test')
})
