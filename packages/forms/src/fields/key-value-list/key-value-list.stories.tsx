import { showStates } from '@placard/ui/testing'
import { expectToTheRight } from '@placard/ui/testing/right-to-left'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod'
import { inForm, onSubmit } from '../in-form.fixture.js'
import { KeyValueList } from './key-value-list.js'

const setting = z.object({ key: z.string().min(1, 'Fill in a key'), value: z.string() })
const settings = z.array(setting).max(3, 'At most 3 settings')
const some = [
  { key: 'inAppSupport', value: 'yes' },
  { key: 'dealIDRequired', value: 'no' },
  { key: 'inAppSupport', value: 'no' },
]

const meta = {
  title: 'KeyValueList',
  component: KeyValueList,
  args: { name: 'some', label: 'Settings', hint: 'Handed to the tag as they stand here.' },
  decorators: [
    inForm(
      settings,
      {
        value: [],
        some,
        one: some.slice(0, 1),
        many: Array.from({ length: 12 }, (_, index) => ({ key: `option${index + 1}`, value: String(index * 10) })),
      },
      'max-w-160',
    ),
  ],
} satisfies Meta<typeof KeyValueList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { name: 'value' } }

export const Many: Story = { args: { name: 'many' } }

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = (name: string) => canvas.getByRole('textbox', { name: `${name} of setting 1` })
    await expectToTheRight(box('Key'), box('Value'))
    await expectToTheRight(box('Value'), canvas.getByRole('button', { name: 'Remove setting 1' }))
  },
}

export const LongContent: Story = {
  args: { label: 'Settings that the exchanges of this campaign ask for, and what they are to be' },
  globals: { viewport: { value: 'phone' } },
}

export const RowsInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { name: 'value' },
  play: async ({ canvasElement }) => {
    onSubmit.mockClear()
    const canvas = within(canvasElement)
    const key = (row: number) => canvas.getByRole('textbox', { name: `Key of setting ${row}` })
    const said = canvas.getByText('', { selector: '[role=status]' })
    await userEvent.click(canvas.getByRole('button', { name: 'Add setting' }))
    await waitFor(() => expect(key(1)).toHaveFocus())
    await expect(said).toHaveTextContent('setting 1 added')
    await userEvent.keyboard('a{Tab}1')
    await userEvent.click(canvas.getByRole('button', { name: 'Add setting' }))
    await waitFor(() => expect(key(2)).toHaveFocus())
    await userEvent.keyboard('a{Tab}2')
    await expect(key(2)).toHaveAccessibleDescription('The same key is in row 1')
    await userEvent.click(canvas.getByRole('button', { name: 'Move setting 2 up' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move setting 1 up' })).toHaveFocus())
    await expect(said).toHaveTextContent('Moved to 1 of 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          value: [
            { key: 'a', value: '2' },
            { key: 'a', value: '1' },
          ],
        }),
      ),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Remove setting 2' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove setting 1' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add setting' })).toHaveFocus())
    await expect(said).toHaveTextContent('setting 1 removed')
  },
}

export const States = showStates(meta, { Default, Empty, Many })
