import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DiscrepancyUpload } from './discrepancy-upload.js'

const findInput = (container: Element) => container.querySelector<HTMLInputElement>('[data-slot="file-input"]')!

it('keeps the choice to keep the file when an upload is cancelled', async () => {
  const onFile = vi.fn()
  const upload = (running: boolean) => (
    <DiscrepancyUpload onFile={onFile} upload={running ? { name: 'a.csv', share: 0.5 } : undefined} />
  )
  const { container, rerender } = await mount(upload(false))
  await userEvent.click(page.getByRole('checkbox', { name: 'Keep the file' }))
  await rerender(upload(true))
  await expect.element(page.getByRole('progressbar', { name: 'Uploading a.csv' })).toBeVisible()
  await rerender(upload(false))
  const file = new File(['Date,Impressions\n'], 'a.csv', { type: 'text/csv' })
  await userEvent.upload(findInput(container), file)
  await expect.poll(() => onFile.mock.calls.length).toBe(1)
  expect(onFile.mock.calls[0]?.[1]).toBe(true)
})

it('refuses a file that is too large before it is sent', async () => {
  const onFile = vi.fn()
  const { container } = await mount(<DiscrepancyUpload onFile={onFile} />)
  const file = new File(['Date'], 'large.csv', { type: 'text/csv' })
  Object.defineProperty(file, 'size', { value: 51 * 1024 * 1024 })
  const input = findInput(container)
  Object.defineProperty(input, 'files', { value: [file] })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.element(page.getByRole('alert')).toMatchTextContent(/large\.csv.*is too large/)
  expect(onFile).not.toHaveBeenCalled()
})
