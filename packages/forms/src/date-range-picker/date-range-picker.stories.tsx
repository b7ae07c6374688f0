import { presetRange } from '@placard/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { DateRangePicker } from './date-range-picker.js'

const NOW = new Date('2025-10-14T10:00:00Z')

const meta = {
  title: 'DateRangePicker',
  component: DateRangePicker,
  args: { value: presetRange('last14', NOW, 'UTC'), onValueChange: fn(), now: NOW },
  render: function Render({ value, onValueChange, ...args }) {
    const [range, setRange] = useState(value)
    return (
      <DateRangePicker
        {...args}
        value={range}
        onValueChange={(next) => {
          setRange(next)
          onValueChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof DateRangePicker>
export default meta
type Story = StoryObj<typeof meta>

const openPanel = async (canvasElement: HTMLElement) => {
  const trigger = within(canvasElement).getByRole('button')
  await userEvent.click(trigger)
  const panel = within(await screen.findByRole('dialog', { name: 'Date range' }))
  return { trigger, panel, text: panel.getByRole('status', { name: 'Chosen range' }) }
}
const openOnly: Story['play'] = async ({ canvasElement }) => {
  await openPanel(canvasElement)
}

export const Default: Story = {}

export const States: Story = {
  render: ({ value, ...args }) => (
    <div className="flex flex-wrap gap-3">
      <DateRangePicker {...args} value={value} />
      <DateRangePicker {...args} value={{ ...value, start: '2025-09-30', end: '2025-10-09' }} />
      <DateRangePicker {...args} value={presetRange('today', NOW, 'UTC')} />
      <DateRangePicker {...args} value={value} disabled />
    </div>
  ),
}

export const LongContent: Story = {
  args: { value: { start: '2024-12-30', end: '2025-10-09', tzCode: 'America/Argentina/ComodRivadavia' } },
  play: openOnly,
}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const { panel } = await openPanel(canvasElement)
    await expect(panel.getAllByRole('grid')).toHaveLength(2)
    await expect(panel.getByRole('button', { name: 'Last 14 days' })).toHaveFocus()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { panel } = await openPanel(canvasElement)
    await expect(panel.getAllByRole('grid')).toHaveLength(1)
  },
}

export const OneDay: Story = { args: { value: presetRange('yesterday', NOW, 'UTC') }, play: openOnly }

export const AcrossMonths: Story = {
  args: { value: { start: '2025-09-23', end: '2025-10-06', tzCode: 'Europe/Berlin' } },
  play: openOnly,
}

export const TodayOfTheZone: Story = {
  args: {
    now: new Date('2025-10-14T20:00:00Z'),
    value: presetRange('last7', new Date('2025-10-14T20:00:00Z'), 'Asia/Kolkata'),
  },
  play: async ({ canvasElement }) => {
    const { panel, text } = await openPanel(canvasElement)
    await expect(text).toHaveTextContent('9–15 Oct 2025 · 7 days')
    await expect(panel.getByText('Days in (GMT+05:30) Asia/Kolkata')).toBeVisible()
  },
}

export const PresetKeyInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { screenshot: false },
  play: async ({ args, canvasElement }) => {
    const { trigger, panel, text } = await openPanel(canvasElement)
    await userEvent.keyboard('p')
    await expect(text).toHaveTextContent('1–30 Sep 2025 · 30 days')
    await userEvent.keyboard('W')
    await expect(panel.getByRole('button', { name: 'Last 7 days' })).toHaveAttribute('aria-pressed', 'true')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
    await expect(args.onValueChange).toHaveBeenCalledWith({
      start: '2025-10-08',
      end: '2025-10-14',
      tzCode: 'UTC',
    })
    await expect(trigger).toHaveTextContent('Last 7 days8–14 Oct 2025')
    await expect(trigger).toHaveFocus()
  },
}

export const ClickInteraction: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const { panel, text } = await openPanel(canvasElement)
    const day = (name: RegExp) => panel.getByRole('button', { name })
    await userEvent.click(day(/^Sunday 5 Oct 2025/))
    await expect(text).toHaveTextContent('Starts 5 Oct 2025, choose the last day')
    await userEvent.click(day(/^Monday 29 Sep 2025/))
    await expect(text).toHaveTextContent('29 Sep – 5 Oct 2025 · 7 days')
    await userEvent.click(day(/^Wednesday 1 Oct 2025, in the range/))
    await expect(text).toHaveTextContent('Starts 1 Oct 2025, choose the last day')
    await userEvent.hover(day(/^Thursday 9 Oct 2025/))
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const CancelInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { screenshot: false },
  play: async ({ args, canvasElement }) => {
    const { trigger, panel } = await openPanel(canvasElement)
    await userEvent.click(panel.getByRole('button', { name: 'Last month' }))
    await userEvent.click(panel.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(trigger)
    const again = within(await screen.findByRole('dialog', { name: 'Date range' }))
    await expect(again.getByRole('status', { name: 'Chosen range' })).toHaveTextContent('1–14 Oct 2025 · 14 days')
    await userEvent.keyboard('{Escape}')
    await expect(trigger).toHaveFocus()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}
