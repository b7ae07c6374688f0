import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../testing/mount.js'
import { campaignFiles, formatDate, path } from './file-browser.fixture.js'
import { FileBrowser } from './file-browser.js'

it('moves the focus from the button of an empty folder to the first file', async () => {
  const empty = { label: 'Files', entries: [], path, formatDate, onUpload: () => {} }
  const { rerender } = await mount(<FileBrowser {...empty} />)
  const upload = page.getByRole('button', { name: /^Upload files/ }).last()
  await expect.element(upload).toBeVisible()
  upload.element().focus()
  await expect.element(upload).toHaveFocus()
  await rerender(<FileBrowser {...empty} entries={campaignFiles} />)
  await expect.poll(() => document.activeElement?.closest('[data-entry]')).not.toBeNull()
})
