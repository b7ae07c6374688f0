import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Checkbox } from './checkbox.js'

const meta = {
  title: 'Checkbox',
  component: Checkbox,
  args: { label: 'Include video quartiles', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: () => (
    <div className="grid justify-items-start gap-3">
      <Checkbox label="Off" checked={false} />
      <Checkbox label="On" checked />
      <Checkbox label="Some of them" checked="indeterminate" />
      <Checkbox aria-label="Without a label" checked />
    </div>
  ),
}

export const States: Story = {
  render: () => (
    <div className="grid justify-items-start gap-3">
      <Checkbox label="Invalid" aria-invalid />
      <Checkbox label="Disabled, off" disabled />
      <Checkbox label="Disabled, on" disabled checked />
      <Checkbox label="Disabled, some" disabled checked="indeterminate" />
    </div>
  ),
}

export const Focused: Story = {
  parameters: { keepFocus: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('checkbox')).toHaveFocus()
  },
}

export const LongContent: Story = {
  args: {
    checked: true,
    className: 'w-72',
    label: 'Send the report to everyone who follows this campaign, also to those who have never opened one before',
  },
}

export const ToggleInteraction: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Include video quartiles'))
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard(' ')
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false)
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
  },
}

export const IndeterminateInteraction: Story = {
  render: function SelectAll(args) {
    const [checked, setChecked] = useState<boolean | 'indeterminate'>('indeterminate')
    return <Checkbox {...args} label="All campaigns" checked={checked} onCheckedChange={setChecked} />
  },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'All campaigns' })
    await expect(box).toBePartiallyChecked()
    await userEvent.click(box)
    await expect(box).toBeChecked()
  },
}
