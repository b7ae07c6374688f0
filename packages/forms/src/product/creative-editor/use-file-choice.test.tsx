import { type Creative, newCreative } from '@placard/domain/creative'
import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AssetPanel } from '../asset-panel/asset-panel.js'
import { chooseFiles, mp4File, tinyAsset } from '../tiny-files.fixture.js'
import { CreativeEditor } from './creative-editor.js'

const creative = (changes: Partial<Creative> = {}): Creative => ({
  ...newCreative('campaign1', new Date('2025-10-14T09:58:00Z')),
  id: 'creative1',
  ...changes,
})

const film = tinyAsset({ name: 'film.mp4', width: 1280, height: 720 })

const editor = (shown: Creative) => (
  <CreativeEditor
    creative={shown}
    onSave={vi.fn()}
    creatives={[]}
    assets={(layout, { onSizeChange, ...size }) => (
      <AssetPanel
        creative={{ ...shown, ...size }}
        layout={layout ?? null}
        onUpload={async () => film}
        onSizeChange={onSizeChange}
      />
    )}
    tags={null}
  />
)

it('opens the file dialog for the missing file, and moves focus to its button', async () => {
  const opened: (string | null)[] = []
  const click = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    opened.push(this.getAttribute('aria-label'))
  })
  await mount(editor(creative({ layout: 'in-banner-video' })))
  await userEvent.click(page.getByRole('button', { name: 'Upload a file' }))
  expect(opened).toEqual(['Choose a file for main.mp4'])
  await expect.element(page.getByRole('button', { name: 'Choose a file for main.mp4' })).toHaveFocus()
  click.mockRestore()
})

it('opens the file dialog for any file without a layout', async () => {
  const opened: (string | null)[] = []
  const click = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    opened.push(this.getAttribute('aria-label'))
  })
  await mount(editor(creative()))
  await userEvent.click(page.getByRole('button', { name: 'Upload a file' }))
  expect(opened).toEqual(['Choose from this device'])
  await expect.element(page.getByRole('button', { name: 'Choose from this device' })).toHaveFocus()
  click.mockRestore()
})

it('takes the size of a video in one step, which can be undone', async () => {
  await mount(editor(creative({ type: 'VAST' })))
  await userEvent.click(page.getByRole('tab', { name: 'Assets' }))
  chooseFiles(page.getByRole('group', { name: 'Add files to this creative' }).element(), mp4File('film.mp4'))
  await expect.element(page.getByText(/^The size is now 1280 × 720/)).toBeVisible()
  await userEvent.click(page.getByRole('tab', { name: 'Creative' }))
  await expect.element(page.getByRole('spinbutton', { name: 'Width' })).toHaveValue('1280')
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.element(page.getByRole('spinbutton', { name: 'Width' })).toHaveValue('300')
  await expect.element(page.getByRole('spinbutton', { name: 'Height' })).toHaveValue('250')
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
})
