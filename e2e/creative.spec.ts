import { CAMPAIGN, expect, expectAllAccessible, FULL, testAs } from './fixtures.js'

const test = testAs('staff')

test("A creative's screen shows preview, values, tags and versions", FULL, async ({ page }) => {
  await page.goto(`/campaigns/${CAMPAIGN.id}`)
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(page).toHaveURL(new RegExp(`/campaigns/${CAMPAIGN.id}/creative/\\w+$`))
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  const frame = page.getByRole('group', { name: 'Preview' })
  await expect(frame).toHaveAttribute('data-state', 'ready')
  // The document is the creative, not an error page.
  await expect(frame.frameLocator('iframe').locator('body')).not.toContainText(/sign in|signed in/i)
  await expect(frame.frameLocator('iframe').locator('[class*=placard], video, button').first()).toBeAttached()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name)
  const versions = page.getByRole('region', { name: 'Tags and versions' })
  await expect(versions.getByRole('list', { name: /^Versions of tag/ }).getByRole('listitem')).not.toHaveCount(0)
  await page.getByRole('tab', { name: 'Tags' }).click()
  await expect(
    page.getByRole('region', { name: 'Tag', exact: true }).getByText('<ins class="placard"').first(),
  ).toBeVisible()
  await expectAllAccessible(page)
  await page.getByRole('link', { name: 'Report' }).click()
  await expect(page).toHaveURL(/\/reporting\/creative\//)
})

test('An unknown creative is not found', FULL, async ({ page }) => {
  await page.goto(`/campaigns/${CAMPAIGN.id}/creative/nobodyKnowsThis`)
  await expect(page.getByRole('heading', { level: 1, name: 'Creative not found!' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the campaign' }).click()
  await expect(page.getByRole('heading', { level: 1, name: CAMPAIGN.name })).toBeFocused()
})

test('An empty creative cannot be published until it has content, and shows why', FULL, async ({ page, baseURL }) => {
  const headers = { origin: baseURL ?? '', 'x-requested-with': 'placard' }
  const send = async (method: 'POST' | 'PUT', path: string, data: object) => {
    const answer = await page.request.fetch(`/api/v1/campaign/${path}`, { method, headers, data })
    return { status: answer.status(), ...(await answer.json()) }
  }
  const campaign = await send('POST', 'new', { name: 'Empty' })
  const { data: creative } = await send('POST', 'creatives', {
    campaignID: campaign.data.id,
    name: 'Teaser',
    platform: 'AdRoll',
    trackers: { click: [{ type: 'redirect', url: 'https://landing.test/' }] },
  })
  const refused = await send('POST', 'creatives/publish', { id: creative.id, version: 1 })
  expect([refused.status, refused.message]).toEqual([400, expect.stringContaining('The banner is empty.')])

  await page.goto(`/campaigns/${campaign.data.id}/creative/${creative.id}`)
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  await expect(publish).toHaveAccessibleDescription(/^The banner is empty/)
  await publish.click()
  const findings = page.getByRole('dialog', { name: 'Teaser can’t be published yet' })
  await findings.getByRole('link', { name: 'Fix in Assets' }).click()
  await expect(findings).toBeHidden()
  await expect(page.getByRole('tab', { name: 'Assets' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('Add an image, a video or a ZIP, or choose a layout').first()).toBeVisible()
  await expectAllAccessible(page)

  await send('PUT', 'creatives/html', { id: creative.id, version: 1, html: '<p>Ride</p>' })
  await page.reload()
  await publish.click()
  // The click macro of this platform is not public, and nobody has entered it.
  await page.getByRole('button', { name: /^Publish with \d+ warnings?$/ }).click()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
  await page.getByRole('tab', { name: 'Tags' }).click()
  await page.getByRole('button', { name: 'Enter macros' }).click()
  await page.getByRole('textbox', { name: 'Click macro', exact: true }).fill('[adrclickurl]')
  await page.getByRole('button', { name: 'Save macros' }).click()
  await expect(page.getByText('data-click="[adrclickurl]"').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('data-click="[adrclickurl]"').first()).toBeVisible()

  await page.getByRole('button', { name: 'Actions for Teaser' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Teaser (Copy)' })).toBeFocused()
  await page.getByRole('button', { name: 'Actions for Teaser (Copy)' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page).toHaveURL(`/campaigns/${campaign.data.id}`)
})
