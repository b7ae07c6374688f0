import { readEmailPages } from '../apps/api/src/testing/email-page.js'
import { CAMPAIGN, expect, expectAccessible, mailTo, NOBODY, PEOPLE, testAs } from './fixtures.js'

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

asStaff(
  'A report email fits phones and both themes, with pictures and without, and its button opens the report',
  async ({ page, browser, mails }, testInfo) => {
    const { email } = PEOPLE.staff
    await page.goto(`/campaigns/${CAMPAIGN.id}?tab=schedules`)
    await page.getByRole('button', { name: 'New schedule' }).click()
    await page.getByRole('button', { name: 'Schedule report' }).click()
    const item = page.getByRole('list', { name: 'Schedules' }).locator('> li').filter({ hasText: 'Weekly' }).first()
    const count = mails.to(email).length
    await item.getByRole('button', { name: /^Send test:/ }).click()
    const { raw } = await mailTo(mails, email, count + 1)
    const { text, ...pages } = await readEmailPages(raw)

    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [320, 640]) {
        const reader = await browser.newContext({ colorScheme, viewport: { width, height: 700 } })
        const requests: string[] = []
        await reader.route(/^https?:/, (route) => {
          requests.push(route.request().url())
          return route.abort()
        })
        const theirs = await reader.newPage()
        for (const [name, html] of Object.entries(pages)) {
          await theirs.setContent(html)
          const layout = await theirs.evaluate(() => ({
            width: document.documentElement.scrollWidth,
            scripts: document.scripts.length,
            broken: [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).length,
          }))
          expect(layout, `${name} at ${width} px`).toMatchObject({ width, scripts: 0 })
          if (name === 'whole') expect(layout.broken).toBe(0)
          await expect(theirs.getByRole('heading', { level: 1 })).toContainText(CAMPAIGN.name)
          await expect(theirs.getByText('Impressions', { exact: true })).toBeVisible()
          const path = testInfo.outputPath(`${name}-${colorScheme}-${width}.png`)
          await theirs.screenshot({ path, fullPage: true })
        }
        expect(requests).toEqual([])
        await reader.close()
      }

    const link = new URL(/Open the report:\s+(http\S+)/.exec(text)?.[1] ?? 'http://no-link.invalid')
    await page.goto(link.pathname + link.search)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(CAMPAIGN.name)
    await page.goto(`/campaigns/${CAMPAIGN.id}?tab=schedules`)
    await item.getByRole('button', { name: /^Delete:/ }).click()
    await item.getByRole('button', { name: 'Delete schedule' }).click()
  },
)
