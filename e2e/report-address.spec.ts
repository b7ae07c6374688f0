import { CAMPAIGN, daysInAddress, expect, FULL, failuresTold, reportShown, testAs } from './fixtures.js'

const test = testAs('staff')
const address = `/campaigns/${CAMPAIGN.id}/reporting`

test('A URL with Unix seconds and an offset opens the right dates and is rewritten', FULL, async ({ page }) => {
  const seconds = (moment: string) => Date.parse(moment) / 1000
  const [start, end] = [seconds('2026-06-01T00:01:00Z'), seconds('2026-06-07T23:59:59Z')]
  await page.goto(`${address}?start=${start}&end=${end}&tz=+02:00`)
  await expect(page).toHaveURL(/start=2026-06-01&end=2026-06-07&tz=Etc%2FGMT-2/)
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('(GMT+02:00) Fixed offset')
  await expect(page.locator('[data-slot="toast"]')).toHaveCount(0)
})

test('An invalid URL shows a warning and the range shown instead', FULL, async ({ page }) => {
  await page.goto(`${address}?start=yesterday&end=today&tz=Mars/Olympus`)
  await reportShown(page)
  // The welcome toast of a new tab may still be visible.
  const toast = page.locator('[data-slot="toast"]').filter({ hasText: 'Check this link' })
  await expect(toast).toContainText('We couldn’t read the dates and time zone in this link. Showing ')
  await expect(toast).toHaveCount(1)
  expect(daysInAddress(page).tz).toBe('UTC')
})

test('The table view and hidden series are stored in the URL', FULL, async ({ page }) => {
  await page.goto(address)
  await reportShown(page)
  const legend = page.getByRole('toolbar', { name: 'Lines of Delivery by creative' })
  await legend.getByRole('button', { pressed: true }).first().click()
  await expect(page).toHaveURL(/hide=demoCreative1/)
  await page.reload()
  await reportShown(page)
  await expect(legend.locator('[aria-pressed="false"]')).toHaveCount(1)
  const view = page.getByRole('radiogroup', { name: 'View of Delivery by creative' })
  await view.getByRole('radio', { name: 'Table' }).click()
  await expect(page).toHaveURL(/view=table/)
  await expect(page.getByRole('combobox', { name: 'Kind of chart' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('table', { name: 'Delivery by creative: Impressions' })).toBeVisible()
})

test('The report of a creative is requested by its live IDs', async ({ page }) => {
  const asked: string[][] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/v1/campaign/reports')) asked.push(searchParams.getAll('liveIDs'))
  })
  await page.goto(`${address}/creative/demoCreative1a`)
  await reportShown(page)
  expect(asked.length).toBeGreaterThan(0)
  for (const liveIDs of asked) expect(liveIDs).toEqual(['demoLive1a1'])
})

test('The report of an unpublished creative explains why it cannot be exported', FULL, async ({ page }) => {
  await page.route('**/v1/campaign/reports*', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    body.data.creatives[0].liveIDs = []
    await route.fulfill({ response, json: body })
  })
  await page.goto(`${address}/creative/demoCreative1a`)
  await reportShown(page)
  const download = page.getByRole('button', { name: 'Download CSV' })
  await expect(download).toBeDisabled()
  await expect(download).toHaveAccessibleDescription(/^No live ids set/)
})

test(
  "A failed report keeps the campaign's name, and shows one error in the page and one toast",
  FULL,
  async ({ page }) => {
    await page.route('**/v1/campaign/reports*', (route) =>
      route.fulfill({ status: 500, json: { status: 500, error: {} } }),
    )
    await page.goto(address)
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(CAMPAIGN.name)
    await expect(page.getByText("Couldn't receive reporting! Please try again.")).toHaveCount(1)
    await expect(page.getByRole('main').getByText('Couldn’t load the report')).toBeVisible()
    await expect(failuresTold(page)).toHaveCount(1)
  },
)
