import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod'
import { inForm, onSubmit } from '../in-form.fixture.js'
import { CheckboxGroupField } from './checkbox-group-field.js'

const options = [
  { value: 'impressions', label: 'Impressions' },
  { value: 'clicks', label: 'Clicks', description: 'With their rate' },
  { value: 'completes', label: 'Video completes' },
]

const meta = {
  title: 'CheckboxGroupField',
  component: CheckboxGroupField,
  args: { name: 'value', label: 'Numbers', options },
  decorators: [
    inForm(z.array(z.string()).min(1, 'Choose at least one number'), { value: [], chosen: ['impressions', 'clicks'] }),
  ],
} satisfies Meta<typeof CheckboxGroupField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { name: 'chosen' } }

export const ControlStates: Story = {
  render: (args) => (
    <>
      <CheckboxGroupField {...args} name="chosen" label="With one for all" selectAllLabel="All numbers" />
      <CheckboxGroupField {...args} name="none" label="Beside each other" direction="horizontal" required />
      <CheckboxGroupField {...args} name="chosen" label="Disabled" hint="Set by the agency." disabled />
    </>
  ),
}

export const LongContent: Story = {
  args: {
    name: 'chosen',
    label: 'The numbers that stand in the report',
    options: options.map((option) => ({
      ...option,
      label: `${option.label}, as the server counted them after it left out what robots did`,
    })),
  },
  globals: { viewport: { value: 'phone' } },
}

export const ErrorInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { keepFocus: true },
  play: async ({ canvasElement }) => {
    onSubmit.mockClear()
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const group = canvas.getByRole('group', { name: 'Numbers' })
    await waitFor(() => expect(group).toHaveAccessibleDescription('Choose at least one number'))
    const first = canvas.getByRole('checkbox', { name: 'Impressions' })
    await waitFor(() => expect(first).toHaveFocus())
    await expect(first).toBeInvalid()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(group).not.toHaveAccessibleDescription())
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Video completes' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ value: ['impressions', 'completes'] })),
    )
  },
}

export const States = showStates(meta, { Default, ControlStates })
