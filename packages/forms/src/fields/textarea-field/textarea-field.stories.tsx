import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod'
import { inForm } from '../in-form.fixture.js'
import { TextareaField } from './textarea-field.js'

const NOTE = 'Runs in three markets. The German film has subtitles, the others have not.'

const meta = {
  title: 'TextareaField',
  component: TextareaField,
  args: { name: 'value', label: 'Note' },
  decorators: [
    inForm(z.string().max(20, 'At most 20 characters'), {
      value: '',
      filled: NOTE,
      code: '<script src="https://ads.test/tag.js?cb=%%CACHEBUSTER%%"></script>',
      many: `${NOTE}\n`.repeat(14).trim(),
    }),
  ],
} satisfies Meta<typeof TextareaField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { name: 'filled', hint: 'Only your team reads it.' } }

export const ControlStates: Story = {
  render: (args) => (
    <>
      <TextareaField {...args} name="none" placeholder="What the team should know" optional minRows={2} />
      <TextareaField {...args} name="filled" label="With a limit" limit={140} minRows={2} />
      <TextareaField {...args} name="code" label="Code" mono minRows={2} />
      <TextareaField {...args} name="filled" label="Read-only" readOnly minRows={2} />
      <TextareaField {...args} name="filled" label="Disabled" disabled minRows={2} />
    </>
  ),
}

export const LongContent: Story = { args: { name: 'many' }, globals: { viewport: { value: 'phone' } } }

export const ErrorInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { keepFocus: true },
  args: { limit: 20 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('textbox', { name: 'Note' })
    await userEvent.type(box, 'Two lines,{Enter}and too many words')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(box).toHaveAccessibleDescription(expect.stringContaining('At most 20 characters')))
    await expect(box).toHaveFocus()
    await expect(box).toHaveValue('Two lines,\nand too many words')
  },
}

export const States = showStates(meta, { Default, ControlStates })
