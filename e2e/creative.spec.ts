import { CAMPAIGN, expect, expectAllAccessible, testAs } from './fixtures.js'

const test = testAs('staff')

test('a creative has a view of its own: preview, facts, files, copies and its tag', async ({ page }) => {
  await page.goto(`/campaigns/${CAMPAIGN.id}`)
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(page).toHaveURL(new RegExp(`/campaigns/${CAMPAIGN.id}/creative/\\w+$`))
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  const frame = page.getByRole('group', { name: `Preview of ${name}` })
  await expect(frame).toHaveAttribute('data-state', 'ready')
  // The document is the creative, not a refusal.
  await expect(frame.frameLocator('iframe').locator('body')).not.toContainText(/sign in|signed in/i)
  await expect(frame.frameLocator('iframe').locator('[class*=placard], video, button').first()).toBeAttached()
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Google')
  await expect(page.getByRole('list', { name: 'Published versions' }).getByRole('listitem')).not.toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Tag' }).getByText('<ins class="placard"').first()).toBeVisible()
  await expectAllAccessible(page)
  await page.getByRole('link', { name: 'Report' }).click()
  await expect(page).toHaveURL(/\/reporting\/creative\//)
})

test('a preview that does not come is said to, and comes when it is asked for again', async ({ page }) => {
  await page.route('**/serve/preview/**', (route) => route.abort('internetdisconnected'))
  await page.goto(`/campaigns/${CAMPAIGN.id}/creative/demoCreative1a`)
  const frame = page.getByRole('group', { name: /^Preview of / })
  await expect(frame.getByRole('alert')).toContainText('The preview did not load')
  await page.unroute('**/serve/preview/**')
  await frame.getByRole('button', { name: 'Retry' }).click()
  await expect(frame).toHaveAttribute('data-state', 'ready')
})

test('a creative that nobody knows is said not to be there', async ({ page }) => {
  await page.goto(`/campaigns/${CAMPAIGN.id}/creative/nobodyKnowsThis`)
  await expect(page.getByRole('heading', { level: 1, name: 'Creative not found!' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the campaign' }).click()
  await expect(page.getByRole('heading', { level: 1, name: CAMPAIGN.name })).toBeFocused()
})
