import { CAMPAIGN, expect, expectAccessible, mailTo, NOBODY, testAs } from './fixtures.js'

const asStaff = testAs('staff')

asStaff(
  'An outside recipient confirms report emails by button, and unsubscribes',
  async ({ page, browser, mails, baseURL }) => {
    const email = `reader-${Date.now()}@elsewhere.test`
    await page.goto(`/campaigns/${CAMPAIGN.id}?tab=schedules`)
    await page.getByRole('button', { name: 'New schedule' }).click()
    await page.getByRole('textbox', { name: /^Recipients/ }).fill(email)
    await page.getByRole('button', { name: 'Schedule report' }).click()
    const item = page.getByRole('list', { name: 'Schedules' }).locator('> li').filter({ hasText: 'Weekly' }).first()
    await expect(item).toContainText('1 waiting for confirmation')

    const { link, raw } = await mailTo(mails, email)
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const visitor = await browser.newContext({ baseURL, storageState: NOBODY })
    const theirs = await visitor.newPage()
    await theirs.goto(link.pathname + link.search)
    await expect(theirs.getByText(/wants to email a weekly report of/)).toBeVisible()
    await expectAccessible(theirs)
    await page.reload()
    await expect(item).toContainText('1 waiting for confirmation')
    await theirs.getByRole('button', { name: 'Confirm emails' }).click()
    await expect(theirs.getByRole('heading', { name: 'You’re all set' })).toBeFocused()
    await page.reload()
    await expect(item).toContainText('To 2 recipients')
    await expect(item).not.toContainText('waiting for confirmation')
    await theirs.goto(link.pathname + link.search)
    await expect(theirs.getByRole('alert')).toContainText('This link no longer works.')

    const unsubscribe = new URL(/http\S+\/emails\/unsubscribe\S+/.exec((await mailTo(mails, email)).text)?.[0] ?? '')
    await theirs.goto(unsubscribe.pathname + unsubscribe.search)
    await theirs.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(theirs.getByRole('heading', { name: 'You’re unsubscribed' })).toBeFocused()
    await visitor.close()
    await page.reload()
    await expect(item).toContainText('1 unsubscribed')
    await item.getByRole('button', { name: /^Delete:/ }).click()
    await item.getByRole('button', { name: 'Delete schedule' }).click()
  },
)
