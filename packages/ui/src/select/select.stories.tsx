import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { Image, Video } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { Select } from './select.js'

const options = [
  { value: '', label: 'All statuses' },
  { value: 'draft', label: 'Draft' },
  { value: 'live', label: 'Live' },
  { value: 'ending', label: 'Ending' },
  { value: 'ended', label: 'Ended', disabled: true },
]

// An open Radix list traps focus and hides the page, trigger included, from assistive technology. axe does not know
// about the trap and reports that the hidden page is still focusable.
const open = {
  keepFocus: true,
  a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } },
}

// The scroll lock changes the body's padding, which only Storybook sets.
const roomy: Decorator = (Story) => <div className="p-6">{Story()}</div>

const meta = {
  title: 'Select',
  component: Select,
  args: { 'aria-label': 'Status', options, value: 'live', onValueChange: fn() },
  decorators: [(Story) => <div className="max-w-60">{Story()}</div>],
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sizes: Story = {
  render: (args) => (
    <div className="grid gap-3">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Select key={size} {...args} aria-label={size} size={size} />
      ))}
    </div>
  ),
}

export const ControlStates: Story = {
  render: (args) => (
    <div className="grid gap-3">
      <Select {...args} aria-label="Nothing chosen" value={null} />
      <Select {...args} aria-label="Empty value" value="" />
      <Select {...args} aria-label="Invalid" invalid />
      <Select {...args} aria-label="Disabled" disabled />
      <Select {...args} aria-label="Read-only" readOnly />
    </div>
  ),
}

const formats = [
  { value: 'image', label: 'Image', icon: <Image aria-hidden /> },
  { value: 'video', label: 'Video', icon: <Video aria-hidden />, description: 'Plays muted until it is pressed' },
]

export const Variants: Story = {
  render: (args) => (
    <div className="grid gap-3">
      <Select {...args} aria-label="With an icon" options={formats} value="video" />
      <Select {...args} aria-label="Loading" options={[]} value={null} loading />
      <Select {...args} aria-label="Loading again" loading />
      <Select {...args} aria-label="Empty" options={[]} value={null} placeholder="No campaigns" />
    </div>
  ),
}

export const Groups: Story = {
  parameters: open,
  decorators: [roomy],
  args: {
    'aria-label': 'Format',
    value: 'video',
    options: [
      { value: '', label: 'All formats' },
      { label: 'Single', options: formats },
      {
        label: 'Composed',
        options: [
          { value: 'layout', label: 'Layout' },
          { value: 'carousel', label: 'Carousel', disabled: true },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Format' }))
    const group = await screen.findByRole('group', { name: 'Composed' })
    await expect(within(group).getAllByRole('option')).toHaveLength(2)
  },
}

export const Empty: Story = {
  parameters: open,
  decorators: [roomy],
  args: { options: [], value: null, placeholder: 'Choose a campaign', labels: { empty: 'No campaign is live' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    await expect(await screen.findByRole('option', { name: 'No campaign is live' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const Open: Story = {
  parameters: open,
  decorators: [roomy],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Status' }))
    await expect(await screen.findByRole('option', { name: 'Live' })).toHaveAttribute('aria-selected', 'true')
  },
}

export const RightToLeft: Story = {
  parameters: { ...open, chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  decorators: [roomy],
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Status' })
    await expectToTheRight(within(select).getByText('Live'), select.querySelector('svg')!)
    await userEvent.click(select)
    const live = await screen.findByRole('option', { name: 'Live' })
    await expectToTheRight(within(live).getByText('Live'), live.querySelector('svg')!)
  },
}

export const ManyOptions: Story = {
  parameters: open,
  decorators: [roomy],
  args: {
    'aria-label': 'Day',
    value: '17',
    options: Array.from({ length: 60 }, (_, index) => ({ value: `${index}`, label: `Day ${index}` })),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    await expect(await screen.findByRole('option', { name: 'Day 17' })).toBeVisible()
  },
}

const long = [
  { value: 'long', label: 'Autumn launch of the whole range, 300×250 with video, second flight' },
  {
    value: 'word',
    label: 'autumn_launch_2025_dv360_300x250_with-video_second-flight',
    description: 'Made by a script',
  },
  { value: 'short', label: 'Spring' },
]

export const LongContent: Story = {
  args: { value: 'long', options: long },
  render: (args) => (
    <div className="grid gap-3">
      <Select {...args} />
      <Select {...args} aria-label="Read-only" readOnly />
      <Select {...args} aria-label="Read-only word" value="word" readOnly />
    </div>
  ),
}

export const LongOptions: Story = {
  parameters: open,
  decorators: [roomy],
  globals: { viewport: { value: 'phone' } },
  args: { value: 'long', options: long },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Status' }))
    await expect(await screen.findByRole('option', { name: /^Autumn launch/ })).toBeVisible()
    await expect(screen.getByRole('listbox').scrollWidth).toBeLessThanOrEqual(screen.getByRole('listbox').clientWidth)
  },
}

export const KeyboardInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Controlled(args) {
    const [value, setValue] = useState('live')
    return (
      <Select
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange?.(next)
          setValue(next)
        }}
      />
    )
  },
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('combobox', { name: 'Status' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Live' })).toHaveFocus())
    await userEvent.keyboard('{Home}{Enter}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
    await expect(trigger).toHaveTextContent('All statuses')
    await expect(trigger).toHaveFocus()
  },
}

export const States = showStates(meta, { Default, Sizes, ControlStates, Variants, LongContent })
