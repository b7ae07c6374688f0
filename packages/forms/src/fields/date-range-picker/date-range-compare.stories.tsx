import { presetRange, type ReportComparisonChoice, type ReportRange } from '@placard/domain/report'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { DateRangePicker } from './date-range-picker.js'

const NOW = new Date('2025-10-14T10:00:00Z')
const OFF: ReportComparisonChoice = { mode: 'off' }

const meta = {
  title: 'DateRangePicker/Comparing and stepping',
  component: DateRangePicker,
  tags: ['!autodocs'],
  args: { value: presetRange('last14', NOW, 'UTC'), comparison: OFF, onValueChange: fn(), now: NOW },
} satisfies Meta<typeof DateRangePicker>
export default meta
type Story = StoryObj<typeof meta>

const openPanel = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { expanded: false }))
  const panel = within(await screen.findByRole('dialog', { name: 'Date range' }))
  return { panel, text: panel.getByRole('status', { name: 'Chosen range' }) }
}

export const CompareKeyInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const { panel, text } = await openPanel(canvasElement)
    await expect(text).toHaveTextContent(/14 days$/)
    await userEvent.keyboard('x')
    await expect(panel.getByRole('radio', { name: 'Previous period' })).toBeChecked()
    await expect(text).toHaveTextContent('1–14 Oct 2025 · 14 days vs 17–30 Sep 2025')
    await userEvent.keyboard('X')
    await expect(panel.getByRole('radio', { name: 'Off' })).toBeChecked()
    await userEvent.keyboard('x')
    // A month is no number of whole weeks: weekdays match, unless the user decides.
    await userEvent.click(panel.getByRole('button', { name: 'Last month' }))
    await expect(text).toHaveTextContent('1–30 Sep 2025 · 30 days vs 28 Jul – 26 Aug 2025')
    await userEvent.click(panel.getByRole('checkbox', { name: 'Match weekdays' }))
    await expect(text).toHaveTextContent('vs 2–31 Aug 2025')
    await userEvent.click(panel.getByRole('button', { name: 'Last month' }))
    await expect(text).toHaveTextContent('vs 2–31 Aug 2025')
    await userEvent.click(panel.getByRole('checkbox', { name: 'Match weekdays' }))
    await expect(args.onValueChange).not.toHaveBeenCalled()
    panel.getByRole('button', { name: 'Apply' }).focus()
    await userEvent.keyboard('p')
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
    await expect(args.onValueChange).toHaveBeenCalledWith(
      { start: '2025-09-01', end: '2025-09-30', tzCode: 'UTC' },
      { mode: 'previous', matchWeekday: true },
    )
  },
}

export const LeapYearInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    value: { start: '2024-01-01', end: '2024-12-31', tzCode: 'UTC' },
    comparison: { mode: 'lastYear', matchWeekday: false },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { expanded: false })).toHaveTextContent(
      'vs 1 Jan – 31 Dec 2023, one day shorter',
    )
    const { panel, text } = await openPanel(canvasElement)
    await expect(text).toHaveTextContent('366 days vs 1 Jan – 31 Dec 2023, one day shorter')
    await userEvent.click(panel.getByRole('checkbox', { name: 'Match weekdays' }))
    await expect(text).not.toHaveTextContent('shorter')
  },
}

export const CustomCompareInteraction: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const { panel, text } = await openPanel(canvasElement)
    await userEvent.click(panel.getByRole('radio', { name: 'Custom' }))
    const first = panel.getByRole('textbox', { name: 'Start date of comparison' })
    await expect(first).toHaveValue('17 Sep 2025')
    await userEvent.clear(first)
    await userEvent.type(first, '4 aug')
    await expect(text).toHaveTextContent('vs 4–17 Aug 2025')
    await userEvent.clear(first)
    await userEvent.type(first, '5 Oct 2025')
    await userEvent.click(panel.getByRole('button', { name: 'Apply' }))
    await expect(first).toHaveFocus()
    await expect(first).toHaveAccessibleDescription('Choose 1 Oct 2025 or earlier')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

const Steps = ({ onStep }: { onStep: (range: ReportRange) => void }) => {
  const [range, setRange] = useState(presetRange('lastMonth', NOW, 'UTC'))
  return (
    <DateRangePicker
      value={range}
      onValueChange={(next) => {
        setRange(next)
        onStep(next)
      }}
      now={NOW}
      min="2025-07-10"
      steps
    />
  )
}

export const StepInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: ({ onValueChange }) => <Steps onStep={onValueChange} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const said = canvas.getByRole('status')
    const previous = canvas.getByRole('button', { name: /^Previous/ })
    await userEvent.click(previous)
    await expect(said).toHaveTextContent('1–31 Aug 2025')
    await expect(previous).toHaveAccessibleName('Previous: 10–31 Jul 2025')
    await userEvent.keyboard('{Enter}')
    await expect(previous).toHaveAccessibleName('No earlier days')
    await userEvent.keyboard('{Enter}')
    await expect(previous).toHaveFocus()
    await expect(args.onValueChange).toHaveBeenCalledTimes(2)
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2025-07-10', end: '2025-07-31', tzCode: 'UTC' })
  },
}
