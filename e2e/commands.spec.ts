import type { Page } from '@playwright/test'
import { mp4, png } from '../apps/api/src/testing/sample-files.js'
import { expect, testAs } from './fixtures.js'

const asStaff = testAs('staff')

/** Expects that focus is somewhere, so that the next key does something. */
const expectFocus = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')

/** Opens the command menu, types a query, and waits until an option is first. */
async function search(page: Page, query: string, first: string | RegExp): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('dialog', { name: 'Commands' }).getByRole('combobox')).toBeFocused()
  await page.keyboard.type(query)
  await expect(page.getByRole('option').first()).toHaveText(first)
}

asStaff('Make an ad and copy its tag by the command menu', async ({ page, origin }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

  await search(page, 'neue kamp', 'New campaign')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'New campaign' }).getByLabel('Name')).toBeFocused()
  await page.keyboard.type('By commands')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'By commands' })).toBeFocused()
  const campaignID = new URL(page.url()).pathname.split('/')[2] ?? ''

  await search(page, 'upload by comm', 'Upload to By commands')
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await chooser).setFiles({ name: 'zephyr.png', mimeType: 'image/png', buffer: png(728, 90) })
  const sheet = page.getByRole('dialog', { name: 'Upload to By commands' })
  await sheet.getByRole('button', { name: 'Create drafts' }).press('Enter')
  await expect(sheet.getByText('1 draft created')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'zephyr', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/campaigns\/[^/?]+$/)
  await expectFocus(page)

  await search(page, 'publish zephyr', /^Publish zephyr/)
  await page.keyboard.press('Enter')
  const refusal = page.getByRole('dialog', { name: 'zephyr can’t be published yet' })
  await expect(refusal.getByRole('textbox', { name: 'Landing page' })).toBeFocused()
  await page.keyboard.type('shop.test/bikes')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Creative published').first()).toBeVisible()
  await expectFocus(page)

  await search(page, 'tag zephyr xandr', 'Copy tag of zephyr for Xandr')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Tag for Xandr copied').first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<ins class="placard"/)
  await expectFocus(page)

  // Used last comes first, also after a reload.
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await search(page, '', 'Copy tag of zephyr for Xandr')
  await page.keyboard.press('Escape')
  await search(page, 'go to creative zeph', /^zephyr/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'zephyr' })).toBeFocused()
  await search(page, 'share by comm', 'Share report of By commands')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'By commands' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Share links' })).toBeVisible()

  // What was deleted disappears from the recent commands.
  const gone = await page.request.delete('/api/v1/campaign/delete', { headers: { origin }, params: { campaignID } })
  expect(gone.status()).toBe(200)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await search(page, '', 'New campaign')
})

asStaff('? lists the shortcuts of three screens, and single keys can be turned off', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  const listed = async (...texts: string[]) => {
    await page.keyboard.press('?')
    for (const text of texts) await expect(dialog.getByText(text, { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expectFocus(page)
  }
  await page.goto('/campaigns')
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible()
  await listed('New campaign', 'Search campaigns', 'Expand or collapse the menu')
  await page.goto('/campaigns/demoCampaign1')
  await expect(page.getByRole('button', { name: 'Upload files' })).toBeVisible()
  await listed('New creative', 'Upload files')
  await page.keyboard.press('n')
  await expect(page.getByRole('dialog', { name: 'New creative' }).getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.goto('/campaigns/demoCampaign1/creative/demoCreative1a')
  await expect(page.getByRole('tab', { name: 'Trackers' })).toBeVisible()
  await listed('Save', 'Undo', 'Redo')

  await page.goto('/profile')
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).click()
  await page.goto('/campaigns')
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible()
  await page.keyboard.press('?')
  await page.keyboard.press('n')
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await search(page, 'keyboard shortcuts', 'Show the keyboard shortcuts')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Search or run a command')).toBeVisible()
  await expect(dialog.getByText('New campaign', { exact: true })).toHaveCount(0)
  await dialog.getByRole('switch').click()
  await expect(dialog.getByText('New campaign', { exact: true })).toBeVisible()
})

asStaff('A dropped video fills the empty slot of a layout', async ({ page, origin }) => {
  const headers = { origin }
  const campaign = await page.request.post('/api/v1/campaign/new', { headers, data: { name: 'Slots' } })
  const campaignID = (await campaign.json()).data.id
  const data = { campaignID, name: 'Film', layout: 'in-banner-video' }
  const made = await page.request.post('/api/v1/campaign/creatives', { headers, data })
  const { id } = (await made.json()).data
  await page.goto(`/campaigns/${campaignID}/creative/${id}`)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload a file' }).click()
  await (await chooser).setFiles([])
  await expect(page.getByRole('button', { name: 'Choose a file for main.mp4' })).toBeFocused()
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer()
    for (const name of ['clip.mov', 'notes.txt']) dataTransfer.items.add(new File(['x'], name))
    for (const kind of ['dragenter', 'dragover', 'drop'])
      document.body.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }))
  })
  await expect(page.getByRole('alert')).toHaveCount(1)
  await expect(page.getByRole('alert')).toContainText(
    'main.mp4 has to be a video (MP4). clip.mov is a QuickTime video: export it as H.264 MP4.',
  )
  await page.evaluate(
    (content) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0))], 'film.mp4'))
      for (const kind of ['dragenter', 'dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }))
    },
    mp4(640, 360, 5).toString('base64'),
  )
  await expect(page.getByText('film.mp4 is added as main.mp4, which the layout needs.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'main.mp4' })).toContainText('Ready')
  await page.request.delete('/api/v1/campaign/delete', { headers, params: { campaignID } })
})
