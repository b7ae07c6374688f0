import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CreativeForm, creativeChoicesOf, newCreativeChoices } from './creative-form.js'

it('begins with the banner of the specification, and hands on what the server takes', async () => {
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

it('takes of a creative only what it shows', () => {
  expect(creativeChoicesOf({ ...newCreativeChoices(), version: 7, trackers: {} } as never)).toEqual(
    newCreativeChoices(),
  )
})

it('shows a size as of the lists only in the list of its type', async () => {
  await mount(<CreativeForm defaultValues={{ ...newCreativeChoices(), width: 1280, height: 720 }} onSubmit={vi.fn()} />)
  const usual = page.getByRole('combobox', { name: 'Common sizes' })
  await expect.element(usual).toHaveTextContent('Custom size')
  await userEvent.click(page.getByRole('radio', { name: 'VAST' }))
  await expect.element(usual).toHaveTextContent('1280 × 720')
})
