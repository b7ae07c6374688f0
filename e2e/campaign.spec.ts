import type { Page } from '@playwright/test'
import { CAMPAIGN, expect, expectAccessible, FULL, testAs } from './fixtures.js'
import { tabTo } from './keys.js'
import { createOrigin } from './servers.js'

const asStaff = testAs('staff')
const asAgency = testAs('agency')

/** Calls the API directly. */
async function api<T>(page: Page, method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<T> {
  const headers = { origin: createOrigin(asStaff.info().parallelIndex) }
  const answer = await page.request.fetch(`/api/v1/campaign/${path}`, { method, headers, ...(data && { data }) })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { data: T }).data
}

interface Made {
  id: string
  version: number
}

/** Trackers with the landing page that a creative needs to be published. */
const TRACKERS = { click: [{ type: 'redirect', url: 'https://landing.test/' }] }

/** Creates a campaign with banners of these names. */
async function ownCampaign(page: Page, name: string, ...banners: string[]) {
  const { id } = await api<Made>(page, 'POST', 'new', { name })
  const creatives: Made[] = []
  for (const banner of banners)
    creatives.push(await api<Made>(page, 'POST', 'creatives', { campaignID: id, name: banner, trackers: TRACKERS }))
  return { id, creatives }
}

/** Adds HTML to a banner, so that it can be published. Returns the updated banner. */
const withHtml = (page: Page, { id, version }: Made) =>
  api<Made>(page, 'PUT', 'creatives/html', { id, version, html: '<p>Ride</p>' })

/** Collects the DELETE requests of a page. */
function deletions(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'DELETE' && sent.push(new URL(request.url()).pathname))
  return sent
}

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

/** Selects an action of a creative by keyboard. */
async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: action, exact: true }).press('Enter')
}

/** Closes the toast of an action, which ends the time for Undo. */
const closeToast = (page: Page, title: string) =>
  page.locator('[data-slot="toast"]').filter({ hasText: title }).getByRole('button', { name: 'Close' }).click()

asStaff('A campaign is created, given a creative, renamed and dated by keyboard', async ({ page }) => {
  await page.goto('/campaigns')
  await page.getByRole('button', { name: 'New campaign' }).first().press('Enter')
  await expect(page.getByRole('dialog', { name: 'New campaign' }).getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Spring sale')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Spring sale' })).toBeFocused()
  await expect(page).toHaveURL(/\/campaigns\/\w+$/)
  await expect(page.getByRole('heading', { name: 'No creatives yet' })).toBeVisible()
  await expect(page.getByText('Without dates the campaign is live as soon as a creative is published.')).toBeVisible()
  await page.getByRole('button', { name: 'New creative' }).press('Enter')
  const form = page.getByRole('dialog', { name: 'New creative' })
  await expect(form.getByLabel('Name')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Spring banner')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Spring banner' })).toBeFocused()
  await expect(page).toHaveURL(/\/campaigns\/\w+\/creative\/\w+$/)
  await expect(form).toHaveCount(0)
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  // Moves by key, because focus set by a script does not keep the new screen from focusing its heading once more.
  await tabTo(page, crumbs.getByRole('link', { name: 'Spring sale' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(card(page, 'Spring banner').getByText('Not published')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Creatives 1' })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)

  const menu = page.getByRole('button', { name: 'Actions for the campaign' })
  await menu.press('Enter')
  await page.getByRole('menuitem', { name: 'Rename' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'New name of the campaign' })).toBeFocused()
  await page.keyboard.type('Summer sale')
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { level: 1, name: 'Summer sale' })
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle(/^Summer sale · /)

  await menu.press('Enter')
  await page.getByRole('menuitem', { name: 'Edit details' }).press('Enter')
  const edit = page.getByRole('dialog', { name: 'Edit campaign' })
  await edit.getByRole('textbox', { name: /^Start date/ }).fill('2030-06-01')
  await edit.getByRole('textbox', { name: /^End date/ }).fill('2030-06-30')
  await page.keyboard.press('Enter')
  await expect(edit).toHaveCount(0)
  await expect(page.getByText('30 days, 1–30 Jun 2030')).toBeVisible()
  await page.reload()
  await expect(heading).toBeVisible()
  await expect(page.getByText('30 days, 1–30 Jun 2030')).toBeVisible()
})

asStaff('A creative is previewed, renamed, published and duplicated with a name from the server', async ({ page }) => {
  const { id, creatives } = await ownCampaign(page, 'Cards', 'First', 'Second')
  for (const one of creatives.slice(0, 1)) await withHtml(page, one)
  await page.goto(`/campaigns/${id}`)
  const preview = card(page, 'First').locator('[data-slot="ad-frame"]')
  await expect(preview).toHaveAttribute('data-state', 'ready')
  await page.getByRole('button', { name: 'Pause previews' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)

  await choose(page, 'First', 'Rename')
  await expect(page.getByRole('textbox', { name: 'New name of First' })).toBeFocused()
  await page.keyboard.type('Opening')
  await page.keyboard.press('Enter')
  await expect(card(page, 'Opening').getByRole('link', { name: 'Opening' })).toBeFocused()
  await choose(page, 'Opening', 'Publish')
  await expect(card(page, 'Opening').getByText('Published', { exact: true })).toBeVisible()
  await choose(page, 'Opening', 'Duplicate')
  await expect(card(page, 'Opening (Copy)').getByText('Not published')).toBeVisible()
  await choose(page, 'Opening (Copy)', 'Duplicate')
  await expect(card(page, 'Opening (Copy 2)').getByText('Not published')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(4)
})

asStaff(
  'Selected creatives are published, duplicated, given a platform and deleted together',
  FULL,
  async ({ page }) => {
    const { id, creatives } = await ownCampaign(page, 'Bulk', 'One', 'Two', 'Empty')
    for (const one of creatives.slice(0, 2)) await withHtml(page, one)
    await page.goto(`/campaigns/${id}`)
    const bar = page.getByRole('region', { name: 'Selected creatives' })
    const act = (name: string) => bar.getByRole('button', { name, exact: true }).press('Enter')
    const list = () => api<{ name: string; platform: string }[]>(page, 'GET', `creatives?campaignID=${id}`)
    for (const name of ['One', 'Two', 'Empty'])
      await page.getByRole('checkbox', { name: `Select ${name}` }).press('Space')

    await act('Publish')
    const alert = page.getByRole('alert').filter({ hasText: '2 of 3 creatives published' })
    await expect(alert.getByRole('listitem')).toHaveText(/^Empty: The banner is empty/)
    for (const name of ['One', 'Two'])
      await expect(card(page, name).getByText('Published', { exact: true })).toBeVisible()

    await act('Set platform')
    await page.getByRole('menuitem', { name: 'Xandr', exact: true }).press('Enter')
    await expect(page.getByText('3 creatives set to Xandr').first()).toBeVisible()
    expect((await list()).map(({ platform }) => platform)).toEqual(Array(3).fill('Xandr'))

    await act('Duplicate')
    await expect(page.getByText('3 creatives duplicated').first()).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(6)

    await act('Delete')
    await expect(page.getByRole('article')).toHaveCount(3)
    await closeToast(page, '3 creatives deleted')
    await expect
      .poll(async () => (await list()).map(({ name }) => name))
      .toEqual(['One', 'Two', 'Empty'].map((name) => `${name} (Copy)`))
  },
)

asStaff('A creative is deleted when Undo expires, and restored when the server refuses', FULL, async ({ page }) => {
  const sent = deletions(page)
  const { id } = await ownCampaign(page, 'Deletions', 'Keep', 'Drop', 'Last')
  await page.goto(`/campaigns/${id}`)
  await choose(page, 'Drop', 'Delete')
  await expect(card(page, 'Drop')).toHaveCount(0)
  // Focus moves to the next creative.
  await expect(card(page, 'Last').getByRole('link', { name: 'Last' })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(card(page, 'Drop')).toBeVisible()
  expect(sent).toEqual([])

  await choose(page, 'Drop', 'Delete')
  await expect(card(page, 'Drop')).toHaveCount(0)
  expect(sent).toEqual([])
  await page.route('**/creatives/delete*', (route) =>
    route.fulfill({ status: 409, json: { status: 409, message: 'It is shown right now.' } }),
  )
  await closeToast(page, 'Creative deleted')
  await expect(page.getByText('It is shown right now.').first()).toBeVisible()
  await expect(card(page, 'Drop')).toBeVisible()
  await page.unroute('**/creatives/delete*')

  await choose(page, 'Drop', 'Delete')
  await closeToast(page, 'Creative deleted')
  await expect.poll(() => sent.length).toBe(2)
  await expect.poll(async () => (await api<Made[]>(page, 'GET', `creatives?campaignID=${id}`)).length).toBe(2)
})

/** Opens the campaign's menu by keyboard, once its button is enabled. */
async function openActions(page: Page) {
  const button = page.getByRole('button', { name: 'Actions for the campaign' })
  await expect(button).toBeEnabled()
  await button.press('Enter')
}

asStaff('A deleted campaign disappears at once, and for good when the page is left', FULL, async ({ page }) => {
  const { id } = await ownCampaign(page, 'To be deleted')
  const sent = deletions(page)
  await page.goto(`/campaigns/${id}`)
  await openActions(page)
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  await expect(page).toHaveURL('/campaigns')
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeFocused()
  await expect(page.getByText('Campaign deleted').first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'This campaign is being deleted' })).toBeVisible()
  expect(sent).toEqual([])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Campaign not found!' })).toBeVisible()
})

asStaff('Each tab has its URL, and the tags download as a spreadsheet', async ({ page }) => {
  await page.goto(`/campaigns/${CAMPAIGN.id}`)
  const tabs = page.getByRole('navigation', { name: 'Campaign sections' })
  await tabs.getByRole('link', { name: 'Tags' }).click()
  await expect(page).toHaveURL(/\?tab=tags$/)
  await expect(page.getByRole('region', { name: 'Tags' }).getByText('<ins class="placard"').first()).toBeVisible()
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Excel' }).click(),
  ])
  expect(sheet.suggestedFilename()).toMatch(/\.xlsx$/)
  await tabs.getByRole('link', { name: 'Schedules' }).click()
  await expect(page.getByRole('button', { name: 'New schedule' })).toBeVisible()
  await tabs.getByRole('link', { name: 'Share links' }).click()
  await expect(page.getByRole('button', { name: 'Create link' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Scheduled reports', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'View report' }).click()
  await expect(page).toHaveURL(new RegExp(`/campaigns/${CAMPAIGN.id}/reporting`))
})

asStaff('A campaign with many creatives shows them all, and their tags', FULL, async ({ page }) => {
  // Creates them one by one.
  asStaff.setTimeout(90_000)
  const names = Array.from({ length: 104 }, (_, index) => `Take ${index + 1}`)
  const { id, creatives } = await ownCampaign(page, 'Many takes', ...names)
  for (const last of creatives.slice(-1)) await api(page, 'POST', 'creatives/publish', await withHtml(page, last))
  const pages: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/campaign/creatives')) pages.push(`${searchParams.get('paginate[page]')}`)
  })
  await page.goto(`/campaigns/${id}`)
  await expect(page.getByRole('link', { name: 'Creatives 104' })).toBeVisible()
  await expect(page.getByText('104 creatives', { exact: true })).toBeVisible()
  expect(pages.length).toBeGreaterThan(1)
  await page.getByRole('searchbox', { name: 'Search creatives' }).fill('take 104')
  await expect(page.getByText('Showing 1 of 104 creatives')).toBeVisible()
  await expect(card(page, 'Take 104')).toBeVisible()

  await page.getByRole('link', { name: 'Tags', exact: true }).press('Enter')
  const choice = page.getByRole('combobox', { name: 'Creative', exact: true })
  await choice.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('104')
  await expect(page.getByRole('option')).toHaveText([/^Take 104/])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(choice).toHaveValue('Take 104')
  await expect(page.getByRole('region', { name: 'Tags' }).getByText('<ins class="placard"').first()).toBeVisible()
  await expectAccessible(page)
})

asStaff('After a version conflict the user chooses between both versions', FULL, async ({ page }) => {
  const { id } = await ownCampaign(page, 'Shared')
  await page.goto(`/campaigns/${id}`)
  await openActions(page)
  await page.getByRole('menuitem', { name: 'Edit details' }).press('Enter')
  const edit = page.getByRole('dialog', { name: 'Edit campaign' })
  await edit.getByLabel('Name').fill('Mine')
  await api(page, 'PUT', 'update', { id, version: 1, name: 'Theirs' })
  await edit.getByRole('button', { name: 'Save' }).click()
  await edit.getByRole('button', { name: 'Overwrite with my version' }).click()
  await expect(edit).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Mine' })).toBeVisible()
})

asAgency("Another owner's campaign is not found, and its link leads to the list", FULL, async ({ page }) => {
  await page.goto(`/campaigns/${CAMPAIGN.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Campaign not found!' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to campaigns' }).click()
  await expect(page).toHaveURL('/campaigns')
})
