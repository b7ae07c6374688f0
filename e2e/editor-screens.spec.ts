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
