import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link2, Search } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CopyButton } from '../copy-button/copy-button.js'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { Input } from './input.js'

const meta = {
  title: 'Input',
  component: Input,
  args: { 'aria-label': 'Campaign name', defaultValue: 'Autumn 2025' },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
} satisfies Meta<typeof Input>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: () => (
    <div className="grid gap-3">
      <Input type="search" aria-label="Search" placeholder="Search campaigns" prefix={<Search aria-hidden />} />
      <Input aria-label="Countdown" inputMode="numeric" defaultValue="15" suffix="s" />
      <Input aria-label="Click address" defaultValue="example.com/autumn" prefix="https://" />
      <Input aria-label="Bid" defaultValue="2.40" prefix="€" suffix="CPM" />
      <Input aria-label="Filter by name" defaultValue="Autumn" clearable />
      <Input
        aria-label="Campaign ID"
        defaultValue="cmp_2f9a1c"
        readOnly
        suffix={<CopyButton value="cmp_2f9a1c" label="Copy campaign ID" iconOnly size="sm" className="-me-2" />}
      />
    </div>
  ),
}

export const Sizes: Story = {
  render: () => (
    <div className="grid gap-3">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Input key={size} size={size} aria-label={size} placeholder="Link" prefix={<Link2 aria-hidden />} />
      ))}
    </div>
  ),
}

export const ControlStates: Story = {
  render: () => (
    <div className="grid gap-3">
      <Input aria-label="Empty" placeholder="Placeholder" />
      <Input aria-label="Filled" defaultValue="Filled" />
      <Input aria-label="Invalid" defaultValue="Invalid" invalid />
      <Input aria-label="Invalid with prefix" defaultValue="-3" prefix="€" invalid />
      <Input aria-label="Read only" defaultValue="Read only" readOnly />
      <Input aria-label="Disabled" defaultValue="Disabled" disabled />
      <Input aria-label="Disabled with prefix" defaultValue="Disabled" prefix={<Search aria-hidden />} disabled />
      <Input aria-label="Disabled and empty" placeholder="Disabled and empty" disabled />
    </div>
  ),
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: Variants.render,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expectToTheRight(canvas.getByText('€'), canvas.getByRole('textbox', { name: 'Bid' }))
    await expectToTheRight(canvas.getByRole('textbox', { name: 'Bid' }), canvas.getByText('CPM'))
    await expectToTheRight(
      canvas.getByRole('textbox', { name: 'Filter by name' }),
      canvas.getByRole('button', { name: 'Clear' }),
    )
  },
}

export const Focused: Story = {
  parameters: { keepFocus: true },
  args: { prefix: <Search aria-hidden />, defaultValue: 'Autumn' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const frame = within(canvasElement).getByRole('textbox').parentElement!
    await expect(getComputedStyle(frame).outlineWidth).toBe('2px')
  },
}

export const LongContent: Story = {
  args: {
    prefix: 'https://',
    defaultValue: 'example.com/campaigns/autumn-2025/landing?utm_source=display&utm_medium=video&utm_campaign=autumn',
  },
}

export const AdornmentInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { prefix: 'https://' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('https://'))
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

export const ClearInteraction: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
  args: { clearable: true, suffix: 'px', onChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('textbox')
    input.focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Clear' })).not.toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const States = showStates(meta, { Default, Variants, Sizes, ControlStates, LongContent })
