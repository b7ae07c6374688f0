import { ApiError } from '@placard/domain'
import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TextField } from '../text-field/text-field.js'
import { LightForm } from './light-form.js'

const name = page.getByRole('textbox', { name: 'Name' })
const note = page.getByRole('textbox', { name: 'Note' })
const save = page.getByRole('button', { name: 'Save' })

const check = (values: { name: string; note: string }) =>
  (['name', 'note'] as const)
    .filter((path) => values[path] === '')
    .map((path) => ({ path, message: `Say the ${path}` }))

const formWith = (onSubmit: (values: { name: string; note: string }) => Promise<void>) => (
  <LightForm
    aria-label="Campaign"
    check={check}
    defaultValues={{ name: '', note: '' }}
    onSubmit={onSubmit}
    fallback="It did not work"
  >
    <TextField name="name" label="Name" />
    <TextField name="note" label="Note" />
  </LightForm>
)

it('validates on submit, then on change, and keeps the input after an error', async () => {
  const onSubmit = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new ApiError('', { problems: [{ path: 'note', message: 'Another note' }] }))
    .mockResolvedValueOnce()
  await mount(formWith(onSubmit))
  await expect.element(name).toBeValid()
  await userEvent.click(save)
  await expect.element(page.getByRole('group', { name: '2 fields need attention' })).toHaveFocus()
  await userEvent.fill(name, 'Autumn')
  await expect.element(name).toBeValid()
  await expect.element(note).toHaveAccessibleDescription('Say the note')
  await userEvent.fill(note, 'First')
  await userEvent.click(save)
  await expect.element(note).toHaveFocus()
  await expect.element(note).toHaveAccessibleDescription('Another note')
  await expect.element(note).toHaveValue('First')
  await userEvent.keyboard('2{Enter}')
  await expect
    .poll(() => onSubmit.mock.calls)
    .toEqual([[{ name: 'Autumn', note: 'First' }], [{ name: 'Autumn', note: 'First2' }]])
})
