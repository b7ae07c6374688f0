import type { Meta, StoryObj } from '@storybook/react-vite'
import { Globe } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { Combobox } from './combobox.js'

const items = [
  { value: 'UTC', label: '(GMT+00:00) UTC', keywords: ['Greenwich', 'Zulu'] },
  { value: 'Europe/Lisbon', label: '(GMT+01:00) Lisbon', hint: 'Portugal' },
  { value: 'Europe/Berlin', label: '(GMT+02:00) Berlin', hint: 'Germany', keywords: ['CET', 'CEST'] },
  { value: 'America/Sao_Paulo', label: '(GMT-03:00) São Paulo', hint: 'Brazil' },
  { value: 'Asia/Tokyo', label: '(GMT+09:00) Tokyo', hint: 'Japan' },
]

const meta = {
  title: 'Combobox',
  component: Combobox,
  args: { 'aria-label': 'Timezone', items, value: 'UTC', onValueChange: fn() },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
  render: function Controlled({ value: initial, ...args }) {
    const [value, setValue] = useState(initial)
    return (
      <Combobox
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange?.(next)
          setValue(next)
        }}
      />
    )
  },
} satisfies Meta<typeof Combobox>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ControlStates: Story = {
  render: (args) => (
    <div className="grid gap-3">
      <Combobox {...args} aria-label="Nothing chosen" value={null} placeholder="Search timezones" />
      <Combobox {...args} aria-label="Chosen" />
      <Combobox {...args} aria-label="Invalid" invalid />
      <Combobox {...args} aria-label="Disabled" disabled />
      <Combobox {...args} aria-label="Read only" readOnly />
      <Combobox {...args} aria-label="Can be cleared" onClear={fn()} />
      <Combobox {...args} aria-label="Small" size="sm" onClear={fn()} />
    </div>
  ),
}

export const Open: Story = {
  parameters: { keepFocus: true },
  args: { value: 'Europe/Berlin' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Timezone' }))
    await expect(screen.getAllByRole('option')).toHaveLength(5)
    await expect(screen.getByRole('option', { name: /Berlin/ })).toHaveAttribute('aria-selected', 'true')
  },
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  args: { value: 'Europe/Berlin', onClear: fn() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expectToTheRight(
      canvas.getByRole('combobox', { name: 'Timezone' }),
      canvas.getByRole('button', { name: 'Clear' }),
    )
    await userEvent.click(canvas.getByRole('combobox', { name: 'Timezone' }))
    const berlin = within(screen.getByRole('option', { name: /Berlin/ }))
    await expectToTheRight(berlin.getByText(/Berlin/), berlin.getByText('Germany'))
  },
}

export const Empty: Story = {
  parameters: { keepFocus: true },
  args: { labels: { empty: 'No timezone has this name' } },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox')
    await userEvent.click(input)
    await userEvent.keyboard('atlantis')
    await expect(screen.getByRole('status')).toHaveTextContent('No timezone has this name')
    await expect(screen.queryAllByRole('option')).toHaveLength(0)
  },
}

const many = Array.from({ length: 2500 }, (_, index) => ({
  value: `${index}`,
  label: `Creative ${index}`,
  hint: index % 2 ? '300×250' : '970×250',
}))

export const ManyItems: Story = {
  parameters: { keepFocus: true },
  args: { 'aria-label': 'Creative', items: many, value: '2400' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    await expect(screen.getAllByRole('option')).toHaveLength(100)
    await expect(screen.getByRole('option', { name: /Creative 2400/ })).toBeVisible()
    await expect(screen.getByText('Showing 100 of 2500. Type to narrow.')).toBeInTheDocument()
    await userEvent.keyboard('249')
    await expect(screen.getAllByRole('option').length).toBeLessThan(30)
  },
}

export const LongContent: Story = {
  parameters: { keepFocus: true },
  args: {
    value: 'long',
    items: [
      ...items.slice(0, 2),
      {
        value: 'long',
        label: 'Autumn launch of the whole range, 300×250 with video, second flight, all regions',
        hint: 'In-banner video with a hint that is long as well',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    await expect(screen.getAllByRole('option')).toHaveLength(3)
  },
}

const zones = [
  { value: 'utc', label: 'UTC', icon: <Globe aria-hidden /> },
  { value: 'lisbon', label: 'Lisbon', hint: 'Portugal', group: 'Europe' },
  { value: 'berlin', label: 'Berlin', hint: 'Germany', group: 'Europe' },
  { value: 'tokyo', label: 'Tokyo', hint: 'Japan', group: 'Asia' },
  { value: 'seoul', label: 'Seoul', hint: 'South Korea', group: 'Asia', disabled: true },
]

export const Groups: Story = {
  parameters: { keepFocus: true },
  args: { items: zones, value: 'berlin', onClear: fn() },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    const asia = screen.getByRole('group', { name: 'Asia' })
    await expect(within(asia).getAllByRole('option')).toHaveLength(2)
  },
}

export const Loading: Story = {
  parameters: { keepFocus: true },
  args: { items: [], value: null, loading: true, onQueryChange: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'aut')
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('aut')
    await expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('Loading…')
  },
}

export const ErrorState: Story = {
  name: 'Error',
  parameters: { keepFocus: true },
  args: { items: [], value: null, error: 'The campaigns could not be loaded', onRetry: fn(), onQueryChange: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'aut')
    await expect(screen.getByRole('status')).toHaveTextContent('The campaigns could not be loaded')
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(screen.getByRole('option', { name: 'Try again' })).toBeVisible()
  },
}

export const Create: Story = {
  parameters: { keepFocus: true },
  args: { 'aria-label': 'Label', items: [{ value: 'autumn', label: 'Autumn' }], value: null, onCreate: fn() },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('combobox')
    await userEvent.type(input, 'autumn')
    await expect(screen.getAllByRole('option')).toHaveLength(1)
    await userEvent.type(input, ' sale{Enter}')
    await expect(args.onCreate).toHaveBeenLastCalledWith('autumn sale')
    await userEvent.type(input, 'Winter')
    await expect(screen.getByRole('option', { name: 'Create “Winter”' })).toBeVisible()
  },
}

export const SearchInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Timezone' })
    await userEvent.click(input)
    await userEvent.keyboard('sao')
    await expect(screen.getAllByRole('option')).toHaveLength(1)
    await expect(screen.getByRole('status')).toHaveTextContent('1 result')
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('America/Sao_Paulo')
    await expect(input).toHaveValue('(GMT-03:00) São Paulo')
    await expect(input).toHaveAttribute('aria-expanded', 'false')
  },
}

export const EscapeInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('combobox')
    await userEvent.click(input)
    await userEvent.keyboard('nonsense{Escape}')
    await expect(input).toHaveValue('(GMT+00:00) UTC')
    await expect(screen.queryAllByRole('option')).toHaveLength(0)
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('(GMT+00:00) UTC')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Europe/Lisbon')
  },
}

export const LeaveInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('combobox')
    await userEvent.click(input)
    await userEvent.keyboard('tok')
    await userEvent.tab()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(input).toHaveValue('(GMT+00:00) UTC')
  },
}

export const States = showStates(meta, { Default, ControlStates })
