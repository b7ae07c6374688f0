import type { Locator, Page } from '@playwright/test'
import { CAMPAIGN, expect, expectAccessible, FULL, PEOPLE, reportShown, testAs } from './fixtures.js'
import { skipNavigation, tabTo } from './keys.js'

const test = testAs('staff')

/** Returns the button of a report's schedules, and its dialog. */
async function openReport(page: Page): Promise<{ button: Locator; dialog: Locator }> {
  await page.goto(`/campaigns/${CAMPAIGN.id}/reporting?tz=UTC`)
  await reportShown(page)
  return {
    button: page.getByRole('button', { name: 'Schedule' }),
    dialog: page.getByRole('dialog', { name: 'Scheduled reports' }),
  }
}

/**
 * Returns a time of day in UTC that is at least `hours` ahead, so that no schedule of a test becomes due in it, and not
 * before 03:00, the earliest time of a schedule. Its keys are for a clock of 12 hours: time inputs follow the language of
 * the browser, US English, instead of that of the page.
 */
function timeAhead(hours: number, minutes: string) {
  const ahead = (new Date().getUTCHours() + hours) % 24
  const hour = ahead < 3 ? ahead + 3 : ahead
  const keys = String(hour % 12 || 12).padStart(2, '0') + minutes + (hour < 12 ? 'a' : 'p')
  return { keys, text: `${String(hour).padStart(2, '0')}:${minutes}` }
}

// Another test, or the first attempt of a test that is retried, may have left schedules.
test.beforeEach(async ({ page, origin }) => {
  const path = '/api/v1/campaign/scheduledReport'
  const answer = await page.request.get(path, { params: { campaignID: CAMPAIGN.id } })
  const { data } = (await answer.json()) as { data: { id: string }[] }
  for (const { id } of data)
    expect((await page.request.delete(path, { params: { id }, headers: { origin } })).status()).toBe(200)
})

test('A schedule is created, listed with its next run, and deleted by keyboard', async ({ page }) => {
  const first = timeAhead(6, '30')
  const changed = timeAhead(8, '15')
  const { button, dialog } = await openReport(page)
  await skipNavigation(page)
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('button', { name: 'New schedule' }))
  await page.keyboard.press('Enter')

  const form = page.getByRole('dialog', { name: 'New schedule' })
  const frequency = form.getByRole('combobox', { name: 'Frequency' })
  await expect(frequency).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  // A letter typed before the list has focus would go to the button.
  await expect(page.getByRole('option').and(page.locator(':focus'))).toHaveCount(1)
  await page.keyboard.press('d')
  // The list focuses the match in a later task, and Enter selects the focused option.
  await expect(page.getByRole('option', { name: 'Daily' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(frequency).toHaveText('Daily')
  // The closed list returns focus after the text has changed.
  await expect(frequency).toBeFocused()
  await tabTo(page, form.getByLabel('Time', { exact: true }))
  await page.keyboard.type(first.keys)
  const sent = form.getByRole('region', { name: 'What is sent' })
  await expect(sent).toContainText(
    `Every day at ${first.text} (GMT+00:00) UTC, the Summary report of the day before as Excel`,
  )
  await expect(sent.getByRole('listitem')).toHaveText(
    Array(3).fill(new RegExp(` at ${first.text} \\(GMT\\+00:00\\) UTC covers `)),
  )

  const recipients = form.getByRole('textbox', { name: /^Recipients/ })
  await tabTo(page, recipients)
  await page.keyboard.type('noor')
  await tabTo(page, form.getByRole('button', { name: 'Schedule report' }))
  await page.keyboard.press('Enter')
  await expect(recipients).toBeFocused()
  await expect(recipients).toHaveAccessibleDescription(/^Fill in emails only/)
  await page.keyboard.type('@agency.example')
  await tabTo(page, form.getByRole('button', { name: 'Schedule report' }))
  await page.keyboard.press('Enter')

  await expect(page.getByText('Report scheduled').first()).toBeVisible()
  const item = dialog.getByRole('list', { name: 'Schedules' }).locator('> li')
  await expect(item).toHaveCount(1)
  await expect(item).toContainText(/Daily · Summary report as Excel with video quartiles/)
  await expect(item).toContainText(
    new RegExp(`Next in \\d+\\shours\\s· \\w{3} \\d.* at ${first.text} \\(GMT\\+00:00\\) UTC\\s· covers `),
  )
  await expect(item).toContainText('Not sent yet')
  await expect(dialog.getByRole('button', { name: 'New schedule' })).toBeFocused()
  await tabTo(page, item.getByRole('button', { name: 'To 2 recipients' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(item.getByRole('listitem')).toHaveText([
    new RegExp(`^${PEOPLE.staff.email}`),
    /^noor@agency\.exampleWaiting for confirmation/,
  ])

  await tabTo(page, item.getByRole('button', { name: 'Edit: Daily, Summary as Excel' }))
  await page.keyboard.press('Enter')
  const edit = page.getByRole('dialog', { name: 'Edit schedule' })
  await tabTo(page, edit.getByLabel('Time', { exact: true }))
  await page.keyboard.type(changed.keys)
  await tabTo(page, edit.getByRole('button', { name: 'Save' }))
  await page.keyboard.press('Enter')
  await expect(item).toContainText(` at ${changed.text} (GMT+00:00) UTC`)
  await expect(item.getByRole('button', { name: 'Edit: Daily, Summary as Excel' })).toBeFocused()
  await tabTo(page, item.getByRole('button', { name: 'Pause: Daily, Summary as Excel' }))
  await page.keyboard.press('Enter')
  await expect(item).toContainText('Nothing is sent until you resume it.')
  await tabTo(page, item.getByRole('button', { name: 'Send test: Daily, Summary as Excel' }))
  await page.keyboard.press('Enter')
  await expect(item.getByRole('status')).toHaveText(/^A test email is on its way to you/)
  await expectAccessible(page)

  await tabTo(page, item.getByRole('button', { name: 'Delete: Daily, Summary as Excel' }))
  await page.keyboard.press('Enter')
  await expect(item.getByRole('button', { name: 'Keep' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Schedule deleted').first()).toBeVisible()
  await expect(dialog.getByText('No scheduled reports')).toBeVisible()
  // Open toasts would take the first presses of Escape.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0, { timeout: 500 })
  }).toPass()
  await expect(button).toBeFocused()
})

test('A double click schedules once, and an error keeps the input', FULL, async ({ page }) => {
  const { button, dialog } = await openReport(page)
  await button.click()
  await dialog.getByRole('button', { name: 'New schedule' }).click()
  const form = page.getByRole('dialog', { name: 'New schedule' })
  const recipients = form.getByRole('textbox', { name: /^Recipients/ })
  await recipients.fill('kim@agency.example')
  const calls = '**/v1/campaign/scheduledReport'
  await page.route(calls, (route) =>
    route.fulfill({
      status: 400,
      json: { status: 400, message: 'No.', problems: [{ path: 'recipients.1', message: 'This address is blocked.' }] },
    }),
  )
  const submit = form.getByRole('button', { name: 'Schedule report' })
  await submit.click()
  await expect(recipients).toHaveAccessibleDescription(/^This address is blocked/)
  await expect(recipients).toHaveValue('kim@agency.example')
  await page.unroute(calls)

  await submit.dblclick()
  const items = dialog.getByRole('list', { name: 'Schedules' }).locator('> li')
  await expect(items).toHaveCount(1)
  await expect(items).toContainText('To 2 recipients')
  await items.getByRole('button', { name: /^Delete:/ }).click()
  await items.getByRole('button', { name: 'Delete schedule' }).click()
  await expect(items).toHaveCount(0)
})
