import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Field } from '../field/field.js'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { Checkbox, CheckboxGroup } from './checkbox.js'

const meta = {
  title: 'Checkbox',
  component: Checkbox,
  subcomponents: { CheckboxGroup },
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
      <Checkbox label="With a description" description="What ticking it means, in one line." checked />
      <Checkbox aria-label="Without a label" checked />
    </div>
  ),
}

export const ControlStates: Story = {
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

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expectToTheRight(canvas.getByRole('checkbox'), canvas.getByText('Include video quartiles'))
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
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
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
  tags: ['!autodocs'],
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

const sizes = [
  { value: '300x250', label: '300×250' },
  { value: '728x90', label: '728×90', description: 'Not on phones' },
  { value: '970x250', label: '970×250' },
]

export const Group: Story = {
  render: () => (
    <div className="grid max-w-100 gap-6">
      <Field label="Sizes" hint="Each becomes a creative of its own.">
        <CheckboxGroup options={sizes} defaultValue={['300x250']} selectAllLabel="All sizes" />
      </Field>
      <Field label="Days" error="Choose at least one day">
        <CheckboxGroup
          orientation="horizontal"
          options={['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day) => ({ value: day, label: day }))}
        />
      </Field>
      <CheckboxGroup
        aria-label="Disabled"
        orientation="horizontal"
        options={sizes.map(({ value, label }) => ({ value, label }))}
        defaultValue={['728x90']}
        disabled
      />
    </div>
  ),
}

export const SelectAllInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <CheckboxGroup aria-label="Sizes" options={sizes} defaultValue={['300x250']} selectAllLabel="All sizes" />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const all = canvas.getByRole('checkbox', { name: 'All sizes' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(canvas.getByText('All sizes'))
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: '970×250' }))
    await expect(all).toBePartiallyChecked()
    await userEvent.click(canvas.getByText('Not on phones'))
    await expect(canvas.getByRole('checkbox', { name: '728×90' })).not.toBeChecked()
  },
}

export const States = showStates(meta, { Default, Variants, ControlStates, LongContent, Group })
