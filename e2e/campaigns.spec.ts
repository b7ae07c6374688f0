import type { Page } from '@playwright/test'
import { CAMPAIGN, expect, FULL, testAs } from './fixtures.js'

const asStaff = testAs('staff')
const asAgency = testAs('agency')

/** Returns the number of campaigns in the API, because other tests create some. */
async function listed(page: Page, scope: 'mine' | 'all'): Promise<number> {
  const answer = await page.request.get(`/api/v1/campaign/${scope}`)
  return ((await answer.json()) as { data: unknown[] }).data.length
}

asStaff('Search, sort order and scope of the list are in the URL', async ({ page }) => {
  await page.goto('/campaigns')
  const names = page.getByRole('table').getByRole('rowheader').getByRole('link')
  const mine = await listed(page, 'mine')
  expect(mine).toBeGreaterThanOrEqual(6)
  await expect(names).toHaveCount(mine)

  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search campaigns' })).toBeFocused()
  await page.keyboard.type('coffee')
  await expect(names).toHaveText(['Halden Coffee — Morning Ritual'])
  await expect(page.getByRole('status').filter({ hasText: `1 of ${mine} campaigns` })).toHaveCount(1)
  await expect(page).toHaveURL('/campaigns?q=coffee')

  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('coffee')
  await expect(names).toHaveCount(1)
  await page.getByRole('searchbox').press('Escape')
  await expect(names).toHaveCount(mine)

  const heading = page.getByRole('columnheader', { name: 'Campaign' })
  await heading
    .getByRole('button', { name: /^Campaign/ })
    .first()
    .click()
  await expect(heading).toHaveAttribute('aria-sort', 'ascending')
  const sorted = await names.allTextContents()
  expect(sorted).toEqual([...sorted].sort((a, b) => a.localeCompare(b, 'en')))
  await page.goBack()
  await expect(page.getByRole('columnheader', { name: 'Impressions' })).toHaveAttribute('aria-sort', 'descending')

  await page.getByRole('radio', { name: 'All' }).click()
  const all = await listed(page, 'all')
  expect(all).toBeGreaterThan(mine)
  await expect(names).toHaveCount(all)
  await expect(page).toHaveURL(/show=all/)
})

asStaff(
  'Long names are readable, and rows link to campaign and report, which hovering prefetches',
  FULL,
  async ({ page }) => {
    await page.goto('/campaigns?q=fjordline')
    const link = page.getByRole('rowheader').getByRole('link')
    await expect(link).toHaveText(/second wave$/)
    await expect(link.locator('[title]')).toHaveAttribute('title', /second wave$/)
    await page.goto('/campaigns')
    await page.getByRole('link', { name: CAMPAIGN.name, exact: true }).click()
    await expect(page).toHaveURL(`/campaigns/${CAMPAIGN.id}`)
    await page.goBack()
    const report = page.getByRole('link', { name: `Report of ${CAMPAIGN.name}` })
    // Hovering a link prefetches its report before the click.
    const asked = page.waitForRequest('**/v1/campaign/reports?*')
    await report.hover()
    await asked
    await report.click()
    await expect(page).toHaveURL(new RegExp(`^.*/campaigns/${CAMPAIGN.id}/reporting\\?`))
    await expect(page.getByRole('heading', { level: 1, name: CAMPAIGN.name })).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(CAMPAIGN.name))
  },
)

asAgency('An agency has no access to the list of all campaigns', FULL, async ({ page }) => {
  const refused = page.waitForResponse((answer) => answer.url().includes('/v1/campaign/all'))
  await page.goto('/campaigns?show=all')
  expect((await refused).status()).toBe(403)
  await expect(page.getByText('You don’t have access to all campaigns.')).toBeVisible()
  await page.getByRole('button', { name: 'Show mine' }).click()
  await expect(page.getByRole('table').getByRole('rowheader').getByRole('link')).toHaveCount(await listed(page, 'mine'))
})

asAgency("Another owner's campaign is not found", FULL, async ({ page }) => {
  await page.goto(`/campaigns/${CAMPAIGN.id}/reporting`)
  await expect(page.getByRole('heading', { level: 1, name: 'Campaign not found!' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to campaigns' }).click()
  await expect(page).toHaveURL('/campaigns')
})

asStaff('A server error is shown with a retry', FULL, async ({ page }) => {
  let broken = true
  await page.route('**/v1/campaign/mine*', (route) =>
    broken ? route.fulfill({ status: 500, json: { status: 500, message: 'The disk is full.' } }) : route.continue(),
  )
  await page.addInitScript(() => localStorage.removeItem('campaigns'))
  await page.goto('/campaigns')
  await expect(page.getByRole('alert')).toContainText('The disk is full.')
  broken = false
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('rowheader').getByRole('link', { name: CAMPAIGN.name })).toBeVisible()
})

asStaff('The card view survives a reload, and filters by status', FULL, async ({ page }) => {
  await page.goto('/campaigns')
  await page.getByRole('radio', { name: 'Grid' }).click()
  const cards = page.getByRole('list', { name: 'Campaigns' }).getByRole('article')
  await expect(page.getByRole('article', { name: CAMPAIGN.name })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('article', { name: CAMPAIGN.name })).toBeVisible()
  const all = await cards.count()
  await page.getByRole('button', { name: 'Pause previews' }).click()
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Ending soon' }).click()
  await expect(page).toHaveURL(/status=ending/)
  await expect.poll(() => cards.count()).toBeLessThan(all)
  await page.getByRole('radio', { name: 'List' }).click()
  await expect(page.getByRole('table', { name: /^Campaigns/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('table', { name: /^Campaigns/ })).toBeVisible()
})

/** Creates a campaign through the API. */
async function made(page: Page, origin: string, name: string): Promise<string> {
  const headers = { origin, 'idempotency-key': crypto.randomUUID().replaceAll('-', '') }
  const answer = await page.request.post('/api/v1/campaign/new', { headers, data: { name } })
  return ((await answer.json()) as { data: { id: string } }).data.id
}

/** Deletes a campaign of the list by keyboard. */
async function remove(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).press('Enter')
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
}

asAgency('A campaign is deleted from the list only after Undo has expired', async ({ page, origin }) => {
  const name = 'Deleted soon'
  const id = await made(page, origin, name)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'DELETE' && sent.push(request.url()))
  const row = page.getByRole('link', { name, exact: true })
  const toast = page.locator('[data-slot="toast"]').filter({ hasText: 'Campaign deleted' })

  await page.goto('/campaigns?sort=name&dir=ascending')
  await remove(page, name)
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('table').getByRole('link').and(page.locator(':focus'))).toHaveCount(1)
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  expect(sent).toEqual([])

  await page.route('**/v1/campaign/*', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 409, json: { status: 409, message: 'The campaign is running.' } })
      : route.fallback(),
  )
  await remove(page, name)
  await expect(row).toHaveCount(0)
  await toast.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('The campaign is running.', { exact: true })).toBeVisible()
  await expect(row).toBeVisible()

  await page.unroute('**/v1/campaign/*')
  await remove(page, name)
  const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await toast.getByRole('button', { name: 'Close' }).click()
  expect((await gone).status()).toBe(200)
  await expect(row).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('rowheader').getByRole('link').first()).toBeVisible()
  await expect(row).toHaveCount(0)
  expect((await page.request.get(`/api/v1/campaign/get?campaignID=${id}`)).status()).toBe(404)
})

asAgency(
  'Several campaigns are selected by keyboard, deleted and restored together',
  FULL,
  async ({ page, origin }) => {
    for (const name of ['Bulk A', 'Bulk B', 'Bulk C']) await made(page, origin, name)
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'DELETE' && sent.push(request.url()))
    await page.goto('/campaigns?q=bulk&sort=name&dir=ascending')
    const link = (name: string) => page.getByRole('rowheader').getByRole('link', { name, exact: true })
    const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` })
    await link('Bulk A').focus()
    await page.keyboard.press('ArrowDown')
    await expect(link('Bulk B')).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Shift+Space')
    await expect(box('Bulk C')).toBeChecked()
    await expect(page.getByRole('status').filter({ hasText: '2 selected' })).toHaveCount(1)

    await page.keyboard.press('Delete')
    const toast = page.locator('[data-slot="toast"]').filter({ hasText: '2 campaigns deleted' })
    // A hovered toast stays open.
    await toast.hover()
    await expect(link('Bulk C')).toHaveCount(0)
    await expect(link('Bulk A')).toBeFocused()
    await page.keyboard.press('Control+z')
    await expect(link('Bulk B')).toBeVisible()
    await expect(box('Bulk B')).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(box('Bulk B')).not.toBeChecked()
    expect(sent).toEqual([])

    await box('Bulk A').click()
    await box('Bulk B').click({ modifiers: ['Shift'] })
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.ok())
    await toast.getByRole('button', { name: 'Close' }).click()
    await gone
    await expect.poll(() => sent.length).toBe(2)

    await link('Bulk C').click({ button: 'right' })
    await expect(page.getByRole('menuitem')).toHaveText(['Open', 'Open in a new tab', 'Report', 'Delete'])
    await page.getByRole('menuitem', { name: 'Report' }).click()
    await expect(page).toHaveURL(/\/reporting/)
  },
)

asStaff('Thousands of campaigns load in stages, and only visible rows are rendered', FULL, async ({ page }) => {
  const answer = await page.request.get('/api/v1/campaign/mine')
  const [one] = ((await answer.json()) as { data: { name: string }[] }).data
  const many = Array.from({ length: 2000 }, (_, index) => ({ ...one, id: `many${index}`, name: `Many ${index}` }))
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/v1/campaign/mine*', async (route) => {
    const search = new URL(route.request().url()).searchParams
    const [number, size] = [Number(search.get('paginate[page]')), Number(search.get('paginate[size]'))]
    if (size > 50) await held
    const data = many.slice((number - 1) * size, number * size)
    await route.fulfill({
      json: { status: 200, data, pagination: { page: number, pages: Math.ceil(2000 / size), total: 2000 } },
    })
  })
  await page.addInitScript(() => localStorage.removeItem('campaigns'))
  await page.goto('/campaigns?sort=name&dir=ascending')
  await expect(page.getByText('Showing 50 of 2,000 campaigns')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Many 0', exact: true })).toBeVisible()
  release()
  await expect(page.getByText(/^2,000 campaigns/)).toBeVisible()
  await expect(page.getByText('Total, 2,000 campaigns')).toBeVisible()
  expect(await page.locator('[data-row]').count()).toBeLessThan(120)
  expect(
    await page.evaluate(() => JSON.parse(localStorage.getItem('campaigns') ?? '{}').campaigns.length as number),
  ).toBe(200)

  // Column settings are stored; the sort order is in the URL.
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Flight' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: 'Flight' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'Campaign' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByRole('columnheader', { name: 'Flight' })).toHaveCount(0)
})
