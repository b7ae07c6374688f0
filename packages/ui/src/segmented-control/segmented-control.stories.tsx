import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChartLine, LayoutGrid, List, Table2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { SegmentedControl } from './segmented-control.js'

const meta = {
  title: 'SegmentedControl',
  component: SegmentedControl<string>,
  args: {
    label: 'View',
    value: 'chart',
    onValueChange: fn(),
    options: [
      { value: 'chart', label: 'Chart' },
      { value: 'table', label: 'Table' },
    ],
  },
  render: function Controlled({ value: initial, ...args }) {
    const [value, setValue] = useState(initial)
    return (
      <SegmentedControl
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange(next)
          setValue(next)
        }}
      />
    )
  },
} satisfies Meta<typeof SegmentedControl<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const withIcons = [
  { value: 'chart', label: 'Chart', icon: <ChartLine aria-hidden /> },
  { value: 'table', label: 'Table', icon: <Table2 aria-hidden /> },
]

export const Variants: Story = {
  render: (args) => (
    <div className="grid justify-items-start gap-3">
      <SegmentedControl {...args} label="Words" />
      <SegmentedControl {...args} label="Icons and words" options={withIcons} />
      <SegmentedControl
        {...args}
        label="Icons"
        value="list"
        iconOnly
        options={[
          { value: 'list', label: 'List', icon: <List aria-hidden /> },
          { value: 'grid', label: 'Grid', icon: <LayoutGrid aria-hidden /> },
        ]}
      />
    </div>
  ),
}

export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-3">
      <SegmentedControl {...args} label="Small" size="sm" options={withIcons} />
      <SegmentedControl {...args} label="Medium" size="md" options={withIcons} />
      <SegmentedControl {...args} label="Large" size="lg" options={withIcons} />
    </div>
  ),
}

export const ControlStates: Story = {
  args: {
    options: [
      { value: 'chart', label: 'Chosen' },
      { value: 'table', label: 'Not chosen' },
      { value: 'map', label: 'Disabled', disabled: true },
    ],
  },
}

export const Focused: Story = {
  parameters: { keepFocus: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('radio', { name: 'Chart' })).toHaveFocus()
  },
}

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August']

export const Overflow: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div className="grid gap-3">
      {['january', 'may', 'august'].map((value) => (
        <SegmentedControl
          key={value}
          {...args}
          label={`Month, ${value}`}
          value={value}
          options={months.map((label) => ({ value: label.toLowerCase(), label }))}
        />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const view = canvasElement.getBoundingClientRect()
    for (const chosen of within(canvasElement).getAllByRole('radio', { checked: true })) {
      await expect(chosen.getBoundingClientRect().right).toBeLessThanOrEqual(view.right)
    }
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  render: Overflow.render,
  play: async ({ canvasElement }) => {
    const group = within(within(canvasElement).getByRole('radiogroup', { name: 'Month, january' }))
    await expectToTheRight(
      group.getByRole('radio', { name: 'January' }),
      group.getByRole('radio', { name: 'February' }),
    )
    const view = canvasElement.getBoundingClientRect()
    for (const chosen of within(canvasElement).getAllByRole('radio', { checked: true }))
      await expect(chosen.getBoundingClientRect().left).toBeGreaterThanOrEqual(view.left)
  },
}

export const RightToLeftInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft>}')
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('table'))
    await userEvent.keyboard('{/ArrowLeft}')
    await expect(within(canvasElement).getByRole('radio', { name: 'Table' })).toBeChecked()
  },
}

export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Unit',
    options: [
      { value: 'chart', label: 'Impressions of every creative' },
      { value: 'table', label: 'Engagement rate' },
      { value: 'map', label: 'Video completion rate' },
    ],
  },
}

export const KeyboardInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('radiogroup', { name: 'View' })).toBeVisible()
    await userEvent.tab()
    // The selection follows focus while the key is down, as with a real key press.
    await userEvent.keyboard('{ArrowRight>}')
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('table'))
    await userEvent.keyboard('{/ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Table' })).toBeChecked()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Table' })).not.toHaveFocus()
  },
}

export const States = showStates(meta, { Default, Variants, Sizes, ControlStates })
