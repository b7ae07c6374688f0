import { mount } from '@placard/ui/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod'
import { Form } from '../../engine/form/form.js'
import { KeyValueList } from './key-value-list.js'

const row = z.object({ key: z.string().min(1, 'Fill in a key'), value: z.string() })
const schema = z.object({ settings: z.array(row).max(2, 'At most 2 settings') })
const button = (name: string) => page.getByRole('button', { name })
const key = (index: number) => page.getByRole('textbox', { name: `Key of setting ${index}` })
const onSubmit = vi.fn()

beforeEach(async () => {
  onSubmit.mockReset()
  await mount(
    <Form
      schema={schema}
      defaultValues={{ settings: [{ key: 'a', value: '1' }] }}
      onSubmit={onSubmit}
      fallback=""
      editing
    >
      <KeyValueList name="settings" label="Settings" />
    </Form>,
  )
})

describe('KeyValueList', () => {
  it('shows the error of a row at that row, also after moving it', async () => {
    await userEvent.click(button('Add setting'))
    await userEvent.click(button('Save'))
    await expect.element(key(2)).toHaveFocus()
    await expect.element(key(2)).toHaveAccessibleDescription('Fill in a key')
    await expect.element(key(1)).toBeValid()
    await userEvent.click(button('Move setting 2 up'))
    await expect.element(key(1)).toHaveAccessibleDescription('Fill in a key')
    await expect.element(key(2)).toBeValid()
    await userEvent.fill(key(1), 'b')
    await expect.element(key(1)).toBeValid()
    await userEvent.click(button('Save'))
    await expect
      .poll(() => onSubmit.mock.calls)
      .toEqual([
        [
          {
            settings: [
              { key: 'b', value: '' },
              { key: 'a', value: '1' },
            ],
          },
        ],
      ])
  })

  it('shows the error of the list until a row is removed', async () => {
    for (const letter of ['b', 'c']) {
      await userEvent.click(button('Add setting'))
      await userEvent.keyboard(letter)
    }
    const list = page.getByRole('group', { name: /^Settings/ })
    await userEvent.click(button('Save'))
    await expect.element(list).toHaveFocus()
    await expect.element(list).toHaveAccessibleDescription('At most 2 settings')
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.click(button('Remove setting 3'))
    await expect.element(list).not.toHaveAccessibleDescription()
    await expect.element(button('Remove setting 2')).toHaveFocus()
  })

  it('restores all rows on reset', async () => {
    await userEvent.click(button('Remove setting 1'))
    await expect.element(page.getByText('Unsaved changes')).toBeVisible()
    await userEvent.click(button('Discard'))
    await expect.element(key(1)).toHaveValue('a')
    await expect.poll(() => page.getByText('Unsaved changes').elements()).toHaveLength(0)
  })

  it('keeps inactive buttons rendered and focused', async () => {
    await userEvent.click(button('Add setting'))
    await userEvent.click(button('Move setting 2 up'))
    const up = button('Move setting 1 up')
    await expect.element(up).toHaveFocus()
    await expect.element(up).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect.element(key(2)).toHaveValue('a')
  })
})
