import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod'
import { inForm, onSubmit } from '../in-form.fixture.js'
import { ComboboxField } from './combobox-field.js'

const items = ['Autumn bikes', 'Winter tyres', 'Spring sale', 'Summer tour'].map((label, index) => ({
  value: `cmp_${index}`,
  label,
  hint: `${(index + 1) * 3} creatives`,
}))

const meta = {
  title: 'ComboboxField',
  component: ComboboxField,
  args: { name: 'value', label: 'Campaign', items },
  decorators: [inForm(z.string('Choose a campaign'), { chosen: 'cmp_1' })],
} satisfies Meta<typeof ComboboxField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { name: 'chosen', clearable: true } }

export const ControlStates: Story = {
  render: (args) => (
    <>
      <ComboboxField {...args} name="none" label="Nothing yet" hint="Type a part of its name." required />
      <ComboboxField {...args} name="chosen" label="Loading" loading />
      <ComboboxField {...args} name="chosen" label="Read-only" readOnly />
      <ComboboxField {...args} name="chosen" label="Disabled" disabled />
    </>
  ),
}

export const LongContent: Story = {
  args: {
    name: 'chosen',
    label: 'The campaign that the new creative is put into when it is saved',
    items: items.map((item) => ({ ...item, label: `${item.label} of the dealers in the north and in the west, 2025` })),
  },
  globals: { viewport: { value: 'phone' } },
}

export const ErrorInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { keepFocus: true },
  args: { clearable: true },
  play: async ({ canvasElement }) => {
    onSubmit.mockClear()
    const canvas = within(canvasElement)
    const control = canvas.getByRole('combobox', { name: 'Campaign' })
    const save = canvas.getByRole('button', { name: 'Save' })
    await userEvent.click(save)
    await waitFor(() => expect(control).toHaveAccessibleDescription('Choose a campaign'))
    await expect(control).toHaveFocus()
    await userEvent.type(control, 'tyr')
    await userEvent.click(await screen.findByRole('option', { name: /Winter tyres/ }))
    await waitFor(() => expect(control).not.toHaveAccessibleDescription())
    await userEvent.click(save)
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ value: 'cmp_1' })))
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(control).toHaveAccessibleDescription('Choose a campaign'))
  },
}

export const States = showStates(meta, { Default, ControlStates })
