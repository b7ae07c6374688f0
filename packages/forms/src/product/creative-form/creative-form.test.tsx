import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CreativeForm, newCreativeChoices, pickCreativeChoices } from './creative-form.js'

it('starts with the specified banner, and submits values the server accepts', async () => {
  const onSubmit = vi.fn()
  await mount(<CreativeForm onSubmit={onSubmit} />)
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect
    .poll(() => onSubmit.mock.calls)
    .toEqual([
      [
        {
          name: 'New creative',
          type: 'Banner',
          width: 300,
          height: 250,
          fluid: false,
          platform: 'Google Ad Manager',
        },
      ],
    ])
})

it('uses only the displayed values of a creative', () => {
  expect(pickCreativeChoices({ ...newCreativeChoices(), version: 7, trackers: {} } as never)).toEqual(
    newCreativeChoices(),
  )
})

it('shows a size as a preset only for the types that list it', async () => {
  await mount(<CreativeForm defaultValues={{ ...newCreativeChoices(), width: 1280, height: 720 }} onSubmit={vi.fn()} />)
  const usual = page.getByRole('combobox', { name: 'Common sizes' })
  await expect.element(usual).toHaveTextContent('Custom size')
  await userEvent.click(page.getByRole('radio', { name: 'VAST' }))
  await expect.element(usual).toHaveTextContent('1280 × 720')
})

it('replaces the name of a new creative while typing, and keeps another one', async () => {
  const { rerender } = await mount(<CreativeForm autoFocus onSubmit={vi.fn()} />)
  const name = page.getByRole('textbox', { name: 'Name' })
  await expect.element(name).toHaveFocus()
  await userEvent.keyboard('Summer')
  await expect.element(name).toHaveValue('Summer')
  const named = { ...newCreativeChoices(), name: 'Autumn' }
  await rerender(<CreativeForm key="named" autoFocus defaultValues={named} onSubmit={vi.fn()} />)
  await userEvent.keyboard('{End} sale')
  await expect.element(name).toHaveValue('Autumn sale')
})
