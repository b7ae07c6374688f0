import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'

/** Selects a format and exports: in the side menu, or in the button's menu if there is none. */
export async function exportAs(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Export' })
  if (await button.isVisible()) await button.click()
  const visible = { visible: true } as const
  await page.getByRole('radio', { name, exact: true }).filter(visible).click()
  await page
    .getByRole('button', { name: `Download ${name}`, exact: true })
    .filter(visible)
    .click()
}

/** Exports a format and returns the downloaded file. */
export async function downloadAs(page: Page, name: string): Promise<Download> {
  const started = page.waitForEvent('download')
  await exportAs(page, name)
  return started
}

const splitCells = (line: string) =>
  [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) =>
    cell.replace(/^"|"$/g, '').replaceAll('""', '"'),
  )

/** Parses the rows of a CSV file into records; the demo names contain no line breaks. */
export async function csvRecords(file: Download): Promise<Record<string, string>[]> {
  const text = readFileSync(await file.path(), 'utf8')
  const rows = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
    .map(splitCells)
  const head = rows.findIndex((cells) => cells.includes('Impressions'))
  const names = rows[head] ?? []
  return rows.slice(head + 1).map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])))
}
