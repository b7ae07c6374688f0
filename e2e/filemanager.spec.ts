import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import {
  dropFiles,
  expectFiles,
  fileRow,
  openFiles,
  openNewFolder,
  picture,
  runAction,
  textFile,
  uploadsDone,
} from './file-steps.js'
import { CAMPAIGN, expect, FULL, failuresTold, testAs } from './fixtures.js'
import { chooseByEnter, expectAt, tabTo } from './keys.js'
import { unzip } from './workbook.js'

const test = testAs('staff')

/** Creates a folder on this computer. */
function localFolder(files: Record<string, string | Buffer>): string {
  const root = join(mkdtempSync(join(tmpdir(), 'placard-files-')), 'Campaign')
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  return root
}

test('Manage files by mouse: upload, decide conflicts, move, copy, rename, download and delete', async ({ page }, {
  retry,
  repeatEachIndex,
}) => {
  const folder = `By mouse ${repeatEachIndex}.${retry}`
  await openFiles(page)
  await openNewFolder(page, folder)
  await expect(page).toHaveURL((url) => url.hash === `#/${encodeURIComponent(folder)}/`)

  // Drop anywhere on the page, then a folder.
  await dropFiles(page.getByRole('heading', { level: 1 }), [
    picture('banner 10.svg', 'teal'),
    textFile('notes.txt', 'One'),
  ])
  await uploadsDone(page, '2 files uploaded')
  await dropFiles(page.getByRole('grid'), [picture('banner 2.svg', 'navy')])
  await uploadsDone(page, '1 file uploaded')
  await page
    .locator('input[type="file"][webkitdirectory]')
    .setInputFiles(localFolder({ 'a.txt': 'A', 'deep/b.txt': 'B' }))
  await uploadsDone(page, '2 files uploaded')
  await expectFiles(page, ['Campaign', 'banner 2.svg', 'banner 10.svg', 'notes.txt'])
  await page.getByRole('row', { name: /^banner 2/ }).click()
  await expect(page.getByText('300 × 250')).toBeVisible()

  // The same names again: one question for all.
  await dropFiles(page.getByRole('grid'), [picture('banner 2.svg', 'red'), textFile('notes.txt', 'Two')])
  const question = page.getByRole('dialog', { name: '“banner 2.svg” already exists' })
  await question.getByRole('checkbox', { name: 'Do the same with the other conflict' }).click()
  await question.getByRole('button', { name: 'Keep both' }).click()
  await uploadsDone(page, '2 files uploaded')
  await dropFiles(page.getByRole('grid'), [textFile('notes.txt', 'Three')])
  await page.getByRole('button', { name: 'Replace' }).click()
  await uploadsDone(page, '1 file uploaded')
  await expectFiles(page, [
    'Campaign',
    'banner 2 (2).svg',
    'banner 2.svg',
    'banner 10.svg',
    'notes (2).txt',
    'notes.txt',
  ])

  // On a folder.
  await dropFiles(fileRow(page, 'Campaign'), [textFile('c.txt', 'C')])
  await uploadsDone(page, '1 file uploaded')

  // Move two into the folder, copy one beside itself.
  await fileRow(page, 'banner 2 (2).svg').click()
  await fileRow(page, 'notes (2).txt').click({ modifiers: ['ControlOrMeta'] })
  await runAction(page, 'Move…')
  const picker = page.getByRole('dialog', { name: 'Move 2 items' })
  await expect(picker.getByText('They’re already in this folder.')).toBeVisible()
  await picker.getByRole('row', { name: /^Campaign/ }).dblclick()
  await picker.getByRole('button', { name: 'Move here' }).click()
  await expectFiles(page, ['Campaign', 'banner 2.svg', 'banner 10.svg', 'notes.txt'])
  await fileRow(page, 'notes.txt').click()
  await runAction(page, 'Copy…')
  await page.getByRole('button', { name: 'Copy here' }).click()
  await expectFiles(page, ['Campaign', 'banner 2.svg', 'banner 10.svg', 'notes (2).txt', 'notes.txt'])
  await fileRow(page, 'notes (2).txt').click()
  await runAction(page, 'Rename')
  await page.getByRole('textbox', { name: 'New name for notes (2).txt' }).pressSequentially('brief')
  await page.keyboard.press('Enter')
  await expectFiles(page, ['Campaign', 'banner 2.svg', 'banner 10.svg', 'brief.txt', 'notes.txt'])

  // Back, forward and reload.
  await fileRow(page, 'Campaign').dblclick()
  await expectFiles(page, ['deep', 'a.txt', 'banner 2 (2).svg', 'c.txt', 'notes (2).txt'])
  await page.goBack()
  await expectFiles(page, ['Campaign', 'banner 2.svg', 'banner 10.svg', 'brief.txt', 'notes.txt'])
  await page.goForward()
  await expect(page).toHaveURL((url) => url.hash === `#/${encodeURIComponent(folder)}/Campaign/`)
  await page.reload()
  await expectFiles(page, ['deep', 'a.txt', 'banner 2 (2).svg', 'c.txt', 'notes (2).txt'])
  await page.getByRole('button', { name: folder }).click()

  // Download a file, then the folder with its content.
  await fileRow(page, 'brief.txt').click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).first().click(),
  ])
  expect([file.suggestedFilename(), readFileSync(await file.path(), 'utf8')]).toEqual(['brief.txt', 'Three'])
  await fileRow(page, 'Campaign').click()
  const [archive] = await Promise.all([page.waitForEvent('download'), runAction(page, 'Download')])
  expect(archive.suggestedFilename()).toBe('Campaign.zip')
  const content = unzip(await archive.path())
  expect(content.get('Campaign/deep/b.txt')).toBe('B')
  expect(content.get('Campaign/notes (2).txt')).toBe('Two')

  // Delete the folder.
  await page.keyboard.press('Delete')
  await expect(page.getByRole('alertdialog')).toContainText(/^Delete “Campaign”\?5 files, .*everything in the folders/)
  await page.getByRole('button', { name: 'Delete', exact: true }).last().click()
  await expectFiles(page, ['banner 2.svg', 'banner 10.svg', 'brief.txt', 'notes.txt'])
  await expect(failuresTold(page)).toHaveCount(0)
})

test('A dropped folder of 400 files uploads whole', async ({ page }, { retry, repeatEachIndex }) => {
  test.setTimeout(180_000)
  const count = 400
  let credentials = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/files/credentials')) credentials += 1
  })
  await openFiles(page)
  await openNewFolder(page, `Whole ${repeatEachIndex}.${retry}`)
  const files = Array.from({ length: count }, (_, index) => [
    `group ${index % 8}/set ${index % 20}/${index}.txt`,
    `File ${index}`,
  ])
  await page.locator('input[type="file"][webkitdirectory]').setInputFiles(localFolder(Object.fromEntries(files)))
  const queue = page.getByRole('region', { name: `${count} files uploaded` })
  await expect(queue).toBeVisible({ timeout: 150_000 })
  await queue.getByRole('button', { name: 'Clear finished' }).click()
  await fileRow(page, 'Campaign').click()
  await page.keyboard.press('Delete')
  await expect(page.getByRole('alertdialog')).toContainText(`Delete “Campaign”?${count} files, `)
  await page.keyboard.press('Escape')
  await expect(failuresTold(page)).toHaveCount(0)
  expect(credentials).toBe(1)
})

/** Opens the file manager, which the server refuses once, asking to wait. */
async function openRefused(page: Page, seconds: number): Promise<void> {
  const message = `Too many requests. Wait ${seconds} seconds and try again.`
  const refusal = { status: 429, headers: { 'retry-after': String(seconds) }, json: { message } }
  await page.route('**/v1/files/credentials', (route) => route.fulfill(refusal), { times: 1 })
  await page.goto('/filemanager')
  await expect(page.getByText(message)).toBeVisible()
}

test('The file manager opens by itself after too many requests', FULL, async ({ page }) => {
  await openRefused(page, 2)
  await expect(page.getByRole('button', { name: 'New folder' })).toBeEnabled()
})

test('The file manager opens at once for a user who does not wait after too many requests', async ({ page }) => {
  await openRefused(page, 60)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'New folder' })).toBeEnabled()
})

test('Manage files by keyboard', FULL, async ({ page }, { retry, repeatEachIndex }) => {
  const folder = `By keyboard ${repeatEachIndex}.${retry}`
  await openFiles(page)
  await tabTo(page, page.getByRole('button', { name: 'New folder' }), 'Tab', false)
  await page.keyboard.press('Enter')
  await page.keyboard.type(folder)
  await page.keyboard.press('Enter')
  await expectAt(fileRow(page, folder))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.hash === `#/${encodeURIComponent(folder)}/`)

  await tabTo(page, page.getByRole('button', { name: 'Upload', exact: true }), 'Shift+Tab', false)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Upload files…' })).toBeFocused()
  await chooseByEnter(
    page,
    ['a.txt', 'b.txt', 'c.txt'].map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) })),
  )
  await expect(page.getByRole('region', { name: '3 files uploaded' })).toBeVisible()

  await tabTo(page, fileRow(page, 'a.txt'), 'Tab', false)
  await page.keyboard.press('F2')
  await page.keyboard.type('first')
  await page.keyboard.press('Enter')
  await expectAt(fileRow(page, 'first.txt'))
  await expectFiles(page, ['b.txt', 'c.txt', 'first.txt'])

  // Copy by the menu of the entry, into the folder itself.
  await page.keyboard.press('Shift+F10')
  await page.keyboard.press('c')
  await expect(page.getByRole('menuitem', { name: 'Copy…' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Copy here' }), 'Tab', false)
  await page.keyboard.press('Enter')
  await expectFiles(page, ['b.txt', 'c.txt', 'first (2).txt', 'first.txt'])

  // Select a range, delete it, and go up.
  await tabTo(page, fileRow(page, 'first.txt'), 'Tab', false)
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Delete')
  await expect(page.getByRole('alertdialog')).toContainText('Delete 2 items?')
  await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
  await page.keyboard.press('Enter')
  await expectFiles(page, ['first (2).txt', 'first.txt'])
  await page.keyboard.press('Alt+ArrowUp')
  await expectAt(fileRow(page, folder))
})

test(
  'An interrupted upload resumes after a reload with the parts that are missing',
  FULL,
  async ({ page }, { retry, repeatEachIndex }) => {
    const folder = `Interrupted ${repeatEachIndex}.${retry}`
    const path = join(localFolder({ 'film.bin': Buffer.alloc(12 * 1024 ** 2, 7) }), 'film.bin')
    const parts: string[] = []
    page.on('requestfinished', (request) => {
      const number = request.method() === 'PUT' && new URL(request.url()).searchParams.get('partNumber')
      if (number) parts.push(number)
    })
    await page.route(/partNumber=3/, (route) => route.abort('internetdisconnected'))
    await openFiles(page)
    await openNewFolder(page, folder)
    const input = page.getByLabel('Upload files…')
    await input.setInputFiles(path)
    await expect(page.getByText(/No connection. Continues by itself/)).toBeVisible({ timeout: 30_000 })
    expect(parts.toSorted()).toEqual(['1', '2'])

    // The upload continues in the background on another screen.
    await page.getByRole('link', { name: 'Profile', exact: true }).click()
    await expect(page.getByText('film.bin')).toBeVisible()
    page.on('dialog', (dialog) => void dialog.accept())
    await openFiles(page, `#/${encodeURIComponent(folder)}/`)
    await page.reload()
    await expect(page.getByText(/Select the same file again to continue/)).toBeVisible()
    await expect(page.getByText('Uploading').or(page.getByText('1 file waiting'))).toBeVisible()
    await page.unroute(/partNumber=3/)
    parts.length = 0
    await input.setInputFiles(path)
    await uploadsDone(page, '1 file uploaded')
    expect(parts).toEqual(['3'])
    await fileRow(page, 'film.bin').click()
    await runAction(page, 'Properties')
    await expect(page.getByRole('dialog')).toContainText('12,582,912 bytes')
    // Nothing of it is left, and credentials were never stored.
    const stored = await page.evaluate(async () => ({
      local: JSON.stringify(localStorage) + JSON.stringify(sessionStorage),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    }))
    expect(stored.local).not.toMatch(/secretAccessKey|sessionToken|PLCD/)
    expect(stored.databases).toEqual(['placard-uploads'])
  },
)

test(
  'Use a file in a creative, and choose another one in its editor',
  FULL,
  async ({ page }, { retry, repeatEachIndex }) => {
    await openFiles(page)
    await openNewFolder(page, `For creatives ${repeatEachIndex}.${retry}`)
    await dropFiles(page.locator('main'), [
      picture('hero.svg', 'teal'),
      picture('logo.svg', 'navy'),
      textFile('no.txt', 'x'),
    ])
    await uploadsDone(page, '3 files uploaded')
    await fileRow(page, 'no.txt').click()
    await expect(page.getByRole('button', { name: 'Use in a creative…' })).toHaveCount(0)
    await fileRow(page, 'hero.svg').click()
    await runAction(page, 'Use in a creative…')
    const dialog = page.getByRole('dialog', { name: 'Use in a creative' })
    await dialog.getByRole('combobox', { name: /^Campaign/ }).fill('Northwind')
    await page.getByRole('option', { name: CAMPAIGN.name }).click()
    await dialog.getByRole('button', { name: 'Use files' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'hero' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove hero.svg', exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Choose from the file manager' }).click()
    const picker = page.getByRole('dialog', { name: 'Choose from the file manager' })
    await expect(picker.getByText('no.txt')).toHaveCount(0)
    await picker.getByRole('row', { name: /^logo/ }).click()
    await picker.getByRole('button', { name: 'Use 1 file' }).click()
    await expect(page.getByRole('button', { name: 'Remove logo.svg', exact: true })).toBeVisible()
  },
)
