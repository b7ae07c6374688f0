import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Clapperboard, Image } from 'lucide-react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod'
import { inForm, onSubmit } from '../in-form.fixture.js'
import { RadioGroupField } from './radio-group-field.js'

const options = [
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Every week' },
  { value: 'monthly', label: 'Every month' },
]
const cards = [
  { value: 'Banner', label: 'Banner', description: 'A page in a frame of fixed size', icon: <Image aria-hidden /> },
  { value: 'VAST', label: 'VAST', description: 'A film for players', icon: <Clapperboard aria-hidden /> },
]

const meta = {
  title: 'RadioGroupField',
  component: RadioGroupField,
  args: { name: 'value', label: 'How often', options },
  decorators: [inForm(z.string('Choose how often'), { chosen: 'weekly', kind: 'VAST' }, 'max-w-120')],
} satisfies Meta<typeof RadioGroupField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { name: 'chosen' } }

export const ControlStates: Story = {
  render: (args) => (
    <>
      <RadioGroupField {...args} name="chosen" label="Beside each other" direction="horizontal" />
      <RadioGroupField {...args} name="kind" label="Cards" options={cards} variant="card" direction="horizontal" />
      <RadioGroupField {...args} name="none" label="Nothing yet" hint="You can change it later." required />
      <RadioGroupField {...args} name="chosen" label="Disabled" disabled />
    </>
  ),
}

export const LongContent: Story = {
  args: {
    name: 'chosen',
    label: 'How often the people below get the report of this campaign',
    options: options.map((option) => ({
      ...option,
      label: `${option.label}, at eight in the morning where the campaign has its time zone, also on holidays`,
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
    const group = canvas.getByRole('radiogroup', { name: 'How often' })
    await waitFor(() => expect(group).toHaveAccessibleDescription('Choose how often'))
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Every day' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown>}')
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Every week' })).toBeChecked())
    await userEvent.keyboard('{/ArrowDown}')
    await expect(group).not.toHaveAccessibleDescription()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ value: 'weekly' })))
  },
}

export const States = showStates(meta, { Default, ControlStates })
