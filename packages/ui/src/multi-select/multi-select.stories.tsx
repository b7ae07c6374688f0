import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { Field } from '../field/field.js'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { MultiSelect } from './multi-select.js'

const items = [
  { value: 'lisbon', label: 'Lisbon', hint: 'Portugal', group: 'Europe' },
  { value: 'berlin', label: 'Berlin', hint: 'Germany', group: 'Europe' },
  { value: 'oslo', label: 'Oslo', hint: 'Norway', group: 'Europe' },
  { value: 'tokyo', label: 'Tokyo', hint: 'Japan', group: 'Asia' },
  { value: 'seoul', label: 'Seoul', hint: 'South Korea', group: 'Asia' },
]

const meta = {
  title: 'MultiSelect',
  component: MultiSelect,
  args: { 'aria-label': 'Cities', items, value: ['berlin', 'tokyo'], onValueChange: fn() },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
  render: function Controlled({ value: initial, ...args }) {
    const [value, setValue] = useState(initial)
    return (
      <MultiSelect
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange?.(next)
          setValue(next)
        }}
      />
    )
  },
} satisfies Meta<typeof MultiSelect>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: (args) => (
    <div className="grid gap-3">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <MultiSelect key={size} {...args} aria-label={size} size={size} />
      ))}
      <MultiSelect {...args} aria-label="Some hidden" value={items.map(({ value }) => value)} chipLimit={2} />
      <MultiSelect {...args} aria-label="All shown" value={items.map(({ value }) => value)} />
    </div>
  ),
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('combobox', { name: 'Cities' })
    await expectToTheRight(canvas.getByText('Berlin'), canvas.getByText('Tokyo'))
    await expectToTheRight(canvas.getByText('Tokyo'), input)
    await expectToTheRight(input, canvas.getByRole('button', { name: 'Clear all' }))
    await userEvent.click(input)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Berlin marked.')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Tokyo marked.')
  },
}

export const ControlStates: Story = {
  render: (args) => (
    <div className="grid gap-3">
      <MultiSelect {...args} aria-label="Nothing chosen" value={[]} placeholder="Search cities" />
      <Field label="Cities" error="Choose at least three">
        <MultiSelect {...args} aria-label={undefined} />
      </Field>
      <MultiSelect {...args} aria-label="Read only" readOnly />
      <MultiSelect {...args} aria-label="Disabled" disabled />
    </div>
  ),
}

export const Open: Story = {
  parameters: { keepFocus: true },
  args: { selectAll: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Cities' }))
    await expect(screen.getAllByRole('option', { selected: true })).toHaveLength(2)
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true')
  },
}

export const Full: Story = {
  parameters: { keepFocus: true },
  args: { max: 2 },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    await expect(screen.getByRole('option', { name: /Oslo/ })).toHaveAttribute('aria-disabled', 'true')
    await expect(screen.getByRole('status')).toHaveTextContent('2 of 2 selected')
  },
}

export const Loading: Story = {
  parameters: { keepFocus: true },
  args: { items: [], loading: true, onQueryChange: fn(), selectedItems: items },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'os')
    await expect(screen.getByRole('status')).toHaveTextContent('Loading…')
  },
}

export const ErrorState: Story = {
  name: 'Error',
  parameters: { keepFocus: true },
  args: {
    items: [],
    error: 'The cities could not be loaded',
    onRetry: fn(),
    onQueryChange: fn(),
    selectedItems: items,
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'os{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = {
  parameters: { keepFocus: true },
  args: { labels: { empty: 'No such city' }, onCreate: fn() },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('combobox')
    await userEvent.type(input, 'Atlantis{Enter}')
    await expect(args.onCreate).toHaveBeenLastCalledWith('Atlantis')
    await userEvent.type(input, 'Mu')
    await expect(screen.getByText('No such city', { ignore: '[role="status"]' })).toBeVisible()
  },
}

export const LongContent: Story = {
  args: {
    items: [
      { value: 'a', label: 'Autumn launch of the whole range, 300×250 with video, second flight, all regions' },
      { value: 'b', label: 'Winter' },
    ],
    value: ['a', 'b'],
  },
}

/** Chip and text share a line. */
export const Narrow: Story = {
  render: (args) => (
    <div className="grid w-54 gap-3">
      <MultiSelect {...args} aria-label="One" value={['berlin']} />
      <MultiSelect {...args} {...LongContent.args} aria-label="A long one" value={['a']} />
      <MultiSelect {...args} aria-label="Several" />
    </div>
  ),
}

export const ChooseInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('combobox', { name: 'Cities' })
    await expect(input).toHaveAccessibleDescription('2 selected: Berlin, Tokyo')
    await userEvent.click(input)
    await userEvent.keyboard('osl{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['berlin', 'tokyo', 'oslo'])
    await expect(input).toHaveValue('')
    await expect(input).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(screen.getByRole('option', { name: /Berlin/ }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['tokyo', 'oslo'])
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Tokyo' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['oslo'])
    await expect(input).toHaveFocus()
  },
}

export const BackspaceInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { keepFocus: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{Backspace}')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('status')).toHaveTextContent('Tokyo marked. Backspace removes it.')
    await userEvent.keyboard('{Backspace}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['berlin'])
    await expect(canvas.getByRole('status')).toHaveTextContent('Tokyo removed')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Berlin marked')
  },
}

export const States = showStates(meta, { Default, Variants, ControlStates, LongContent, Narrow })
