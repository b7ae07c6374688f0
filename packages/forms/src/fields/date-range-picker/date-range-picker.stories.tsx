import { presetRange, type ReportComparisonChoice, type ReportRange } from '@placard/domain/report'
import { PlacardProvider } from '@placard/ui'
import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { de } from '../../de/de.js'
import { DateRangePicker } from './date-range-picker.js'

const NOW = new Date('2025-10-14T10:00:00Z')
const PREVIOUS: ReportComparisonChoice = { mode: 'previous', matchWeekday: false }

interface Shown {
  value: ReportRange
  comparison?: ReportComparisonChoice | undefined
}

const meta = {
  title: 'DateRangePicker',
  component: DateRangePicker,
  args: { value: presetRange('last14', NOW, 'UTC'), onValueChange: fn(), now: NOW },
  render: function Render({ value, onValueChange, comparison, ...args }) {
    const [shown, setShown] = useState<Shown>({ value, comparison })
    return (
      <DateRangePicker
        {...args}
        value={shown.value}
        {...(shown.comparison && { comparison: shown.comparison })}
        onValueChange={(...next) => {
          setShown({ value: next[0], comparison: next[1] })
          onValueChange(...next)
        }}
      />
    )
  },
} satisfies Meta<typeof DateRangePicker>
export default meta
type Story = StoryObj<typeof meta>

const openPanel = async (canvasElement: HTMLElement) => {
  const trigger = within(canvasElement).getByRole('button', { expanded: false })
  await userEvent.click(trigger)
  const panel = within(await screen.findByRole('dialog', { name: 'Date range' }))
  return { trigger, panel, text: panel.getByRole('status', { name: 'Chosen range' }) }
}
const openOnly: Story['play'] = async ({ canvasElement }) => {
  await openPanel(canvasElement)
}

export const Default: Story = {}

export const ControlStates: Story = {
  render: ({ value, ...args }) => (
    <div className="flex flex-wrap gap-3">
      <DateRangePicker {...args} value={value} />
      <DateRangePicker {...args} value={{ ...value, start: '2025-09-30', end: '2025-10-09' }} />
      <DateRangePicker {...args} value={presetRange('today', NOW, 'UTC')} />
      <DateRangePicker {...args} value={value} disabled />
      <DateRangePicker {...args} value={value} comparison={PREVIOUS} />
      <DateRangePicker {...args} value={value} steps />
      <DateRangePicker {...args} value={presetRange('lastMonth', NOW, 'UTC')} steps comparison={PREVIOUS} />
      <DateRangePicker {...args} value={value} steps disabled />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const names = within(canvasElement)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'))
    await expect(names.filter(Boolean)).toEqual([
      'Previous: 17–30 Sep 2025',
      'No later days',
      'Previous: 1–31 Aug 2025',
      'Next: 1–14 Oct 2025',
      'Previous: 17–30 Sep 2025',
      'No later days',
    ])
  },
}

export const LongContent: Story = {
  args: {
    value: { start: '2024-12-30', end: '2025-10-09', tzCode: 'America/Argentina/ComodRivadavia' },
    comparison: { mode: 'lastYear', matchWeekday: true },
  },
  play: openOnly,
}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const { panel } = await openPanel(canvasElement)
    await expect(panel.getAllByRole('grid')).toHaveLength(2)
    await expect(panel.getByRole('button', { name: 'Last 14 days' })).toHaveFocus()
  },
}

/** All presets with their keys; a campaign longer than the maximum range is marked. */
export const Presets: Story = {
  args: { flight: { start: '2023-03-01', end: null } },
  play: async ({ canvasElement }) => {
    const { panel, text } = await openPanel(canvasElement)
    await userEvent.click(panel.getByRole('button', { name: 'Flight' }))
    await expect(text).toHaveTextContent('10 Sep 2024 – 14 Oct 2025 · 400 days')
    await expect(panel.getByText('The last 400 days of the campaign: a report covers no more')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Flight' })).toHaveAttribute('aria-pressed', 'true')
  },
}

export const Compare: Story = {
  args: { comparison: { mode: 'lastYear', matchWeekday: true }, steps: true },
  play: async ({ canvasElement }) => {
    const { text } = await openPanel(canvasElement)
    await expect(text).toHaveTextContent('1–14 Oct 2025 · 14 days vs 2–15 Oct 2024')
  },
}

/** Days after today and before the first day with data are disabled, and so are presets that include them. */
export const FutureDisabled: Story = {
  args: { value: presetRange('last7', NOW, 'UTC'), min: '2025-09-15' },
  play: async ({ canvasElement }) => {
    const { panel } = await openPanel(canvasElement)
    for (const name of [/^Sunday 14 Sep/, /^Wednesday 15 Oct/, 'Last 90 days', 'Year to date'])
      await expect(panel.getByRole('button', { name })).toBeDisabled()
    await expect(panel.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const German: Story = {
  args: { comparison: PREVIOUS, steps: true },
  decorators: [
    (Story) => (
      <PlacardProvider locale="de" labels={de}>
        <Story />
      </PlacardProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { expanded: false }))
    const panel = within(await screen.findByRole('dialog', { name: 'Zeitraum' }))
    await expect(panel.getByRole('status', { name: 'Gewählter Zeitraum' })).toHaveTextContent(
      '1.–14. Okt. 2025 · 14 Tage ggü. 17.–30. Sept. 2025',
    )
    await expect(panel.getByRole('grid', { name: 'September 2025' })).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Dienstag 14. Okt. 2025, heute, Ende des Zeitraums' })).toBeVisible()
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { comparison: PREVIOUS, steps: true },
  play: async ({ canvasElement }) => {
    const { panel } = await openPanel(canvasElement)
    panel.getByRole('button', { name: /^Friday 10 Oct/ }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(panel.getByRole('button', { name: /^Saturday 11 Oct/ })).toHaveFocus()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { panel } = await openPanel(canvasElement)
    await expect(panel.getAllByRole('grid')).toHaveLength(1)
    const sheet = screen.getByRole('dialog', { name: 'Date range' }).getBoundingClientRect()
    await expect([sheet.top, sheet.bottom]).toEqual([0, window.innerHeight])
    const { bottom } = panel.getByRole('button', { name: 'Apply' }).getBoundingClientRect()
    await expect(bottom).toBeGreaterThan(window.innerHeight - 40)
    const tops = panel
      .getAllByRole('button')
      .filter((button) => button.closest('[aria-label=Presets]'))
      .map((button) => button.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
  },
}

export const PhoneCompare: Story = {
  args: { comparison: PREVIOUS, flight: { start: '2025-08-20', end: null }, steps: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { panel } = await openPanel(canvasElement)
    panel.getByRole('button', { name: 'Apply' }).scrollIntoView()
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
    await expect(panel.getByText('Dates in (GMT+05:30) Asia/Kolkata')).toBeVisible()
  },
}

export const PresetKeyInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const { trigger } = await openPanel(canvasElement)
    await userEvent.keyboard('W')
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
    await expect(text).toHaveTextContent('Starts 5 Oct 2025, select an end date')
    await userEvent.click(day(/^Monday 29 Sep 2025/))
    await expect(text).toHaveTextContent('29 Sep – 5 Oct 2025 · 7 days')
    await userEvent.click(day(/^Wednesday 1 Oct 2025, in the range/))
    await expect(text).toHaveTextContent('Starts 1 Oct 2025, select an end date')
    await userEvent.hover(day(/^Thursday 9 Oct 2025/))
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const CancelInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
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

export const States = showStates(meta, { Default })
