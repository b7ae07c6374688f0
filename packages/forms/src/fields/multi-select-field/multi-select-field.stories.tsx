import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod'
import { inForm, onSubmit } from '../in-form.fixture.js'
import { MultiSelectField } from './multi-select-field.js'

const items = ['Germany', 'Austria', 'Switzerland', 'Portugal', 'Spain', 'France'].map((label) => ({
  value: label.slice(0, 2).toLowerCase(),
  label,
}))

const meta = {
  title: 'MultiSelectField',
  component: MultiSelectField,
  args: { name: 'value', label: 'Markets', items },
  decorators: [
    inForm(z.array(z.string()).min(1, 'Choose at least one market'), {
      value: [],
      chosen: ['ge', 'po'],
      all: items.map(({ value }) => value),
    }),
  ],
} satisfies Meta<typeof MultiSelectField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { name: 'chosen' } }

export const ControlStates: Story = {
  render: (args) => (
    <>
      <MultiSelectField {...args} name="none" label="Nothing yet" hint="As many as you like." required />
      <MultiSelectField {...args} name="chosen" label="Read-only" readOnly />
      <MultiSelectField {...args} name="chosen" label="Disabled" disabled />
    </>
  ),
}

export const LongContent: Story = {
  args: { name: 'all', label: 'The markets in which the dealers of this campaign sell' },
  globals: { viewport: { value: 'phone' } },
}

export const ErrorInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { keepFocus: true },
  play: async ({ canvasElement }) => {
    onSubmit.mockClear()
    const canvas = within(canvasElement)
    const control = canvas.getByRole('combobox', { name: 'Markets' })
    const save = canvas.getByRole('button', { name: 'Save' })
    await userEvent.click(save)
    await waitFor(() =>
      expect(control).toHaveAccessibleDescription(expect.stringContaining('Choose at least one market')),
    )
    await expect(control).toHaveFocus()
    await userEvent.type(control, 'port')
    await userEvent.click(await screen.findByRole('option', { name: 'Portugal' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(control).toBeValid())
    await userEvent.click(save)
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ value: ['po'] })))
  },
}

export const States = showStates(meta, { Default, ControlStates })
