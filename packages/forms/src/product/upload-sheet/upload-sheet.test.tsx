import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sheetArgs, sheetRow } from './upload-sheet.fixture.js'
import { landingPageOfRow, rowKey, setKey, UploadSheet } from './upload-sheet.js'

it('takes the own landing page of a row, then that of its set, then that of all', () => {
  const row = sheetRow('r1', { set: 'summer sale' })
  const own = { [rowKey(row)]: 'https://a.test', [setKey('summer sale')]: 'https://b.test' }
  expect(landingPageOfRow(row, { landingPage: 'https://c.test', own })).toBe('https://a.test')
  expect(landingPageOfRow({ ...row, id: 'r2' }, { landingPage: 'https://c.test', own })).toBe('https://b.test')
  expect(landingPageOfRow({ ...row, set: null }, { landingPage: 'https://c.test', own: {} })).toBe('https://c.test')
})

it('keeps the landing page, and publishes by Enter, after drafts could not be created', async () => {
  const onCreate = vi.fn(async () => {})
  await mount(<UploadSheet {...sheetArgs} onCreate={onCreate} />)
  const field = page.getByRole('textbox', { name: 'Landing page' })
  await userEvent.keyboard('http://shop.test')
  await page.getByRole('button', { name: 'Create drafts' }).click()
  await expect.element(field).toHaveValue('http://shop.test')
  expect(onCreate).not.toHaveBeenCalled()
  await field.fill('https://shop.test')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(onCreate).toHaveBeenCalledWith(expect.anything(), { isPublishing: true }))
})

it('says so when no row can be created', async () => {
  const onCreate = vi.fn(async () => {})
  await mount(<UploadSheet {...sheetArgs} rows={[sheetRow('r1', { state: 'refused' })]} onCreate={onCreate} />)
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByRole('alert').getByText('Add files first. No creative can be created yet.'))
    .toBeVisible()
  expect(onCreate).not.toHaveBeenCalled()
})

it('takes files that are pasted, but no text with its picture', async () => {
  const onFiles = vi.fn()
  await mount(<UploadSheet {...sheetArgs} onFiles={onFiles} />)
  const paste = (withText: boolean) => {
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File(['x'], 'pasted.png', { type: 'image/png' }))
    if (withText) clipboardData.setData('text/plain', 'https://shop.test')
    const field = page.getByRole('textbox', { name: 'Landing page' }).element()
    field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
  }
  await expect.element(page.getByRole('textbox', { name: 'Landing page' })).toHaveFocus()
  paste(true)
  expect(onFiles).not.toHaveBeenCalled()
  paste(false)
  expect(onFiles).toHaveBeenCalledOnce()
})
