import { expect, type Locator, type Page } from '@playwright/test'

/** File that a test drops or selects. */
export interface TestFile {
  name: string
  type: string
  content: string
}

/** Returns a small picture that differs by its color. */
export const picture = (name: string, color: string): TestFile => ({
  name,
  type: 'image/svg+xml',
  content: `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="250"><rect width="300" height="250" fill="${color}"/></svg>`,
})

/** Returns a text file. */
export const textFile = (name: string, content: string): TestFile => ({ name, type: 'text/plain', content })

/** Row of a file or folder in the list. */
export const fileRow = (page: Page, name: string): Locator =>
  page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.locator(`[data-slot="file-name"][title="${name}"]`) })

/** Expects exactly these entries in the open folder, in their order. */
export async function expectFiles(page: Page, names: readonly string[]): Promise<void> {
  await expect
    .poll(() =>
      page
        .getByRole('grid')
        .locator('[data-entry] [data-slot="file-name"]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('title'))),
    )
    .toEqual(names)
}

/** Opens the file manager at a directory. */
export async function openFiles(page: Page, hash = ''): Promise<void> {
  await page.goto(`/filemanager${hash}`)
  await expect(page.getByRole('heading', { level: 1, name: 'File manager' })).toBeVisible()
  await expect(page.locator('main :is([data-slot="skeleton"], [aria-busy="true"])')).toHaveCount(0)
}

/** Drops files from outside of the browser on an element. */
export async function dropFiles(target: Locator, files: readonly TestFile[]): Promise<void> {
  await target.evaluate((element, given) => {
    const dataTransfer = new DataTransfer()
    for (const { name, type, content } of given)
      dataTransfer.items.add(new File([content], name, { type, lastModified: 0 }))
    for (const kind of ['dragenter', 'dragover', 'drop'])
      element.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }))
  }, files)
}

/** Waits until all uploads are finished, and clears their list. */
export async function uploadsDone(page: Page, title: string): Promise<void> {
  const queue = page.getByRole('region', { name: title })
  await expect(queue).toBeVisible({ timeout: 30_000 })
  await queue.getByRole('button', { name: 'Clear finished' }).click()
  await expect(queue).toHaveCount(0)
}

/** Runs an action of the bar above the list, or of its menu. */
export async function runAction(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  if ((await button.count()) > 0) return button.click()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name }).click()
}

/** Creates a folder in the open one and opens it. */
export async function openNewFolder(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New folder' }).click()
  await page.getByRole('textbox', { name: 'Name of the new folder' }).fill(name)
  await page.keyboard.press('Enter')
  await fileRow(page, name).dblclick()
  await expect(page.getByRole('heading', { name: 'This folder is empty' })).toBeVisible()
}
