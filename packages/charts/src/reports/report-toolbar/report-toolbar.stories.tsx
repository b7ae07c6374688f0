import { DEMO_NOW } from '@placard/domain/demo'
import { defaultReportView, type ReportView } from '@placard/domain/report'
import { Button } from '@placard/ui'
import { showStates } from '@placard/ui/testing'
import { expectToTheRight } from '@placard/ui/testing/right-to-left'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { ReportToolbar, type ReportToolbarProps } from './report-toolbar.js'

const view: ReportView = {
  ...defaultReportView(DEMO_NOW, 'Europe/Berlin'),
  range: { start: '2025-09-30', end: '2025-10-13', tzCode: 'Europe/Berlin' },
}

function Kept(props: ReportToolbarProps) {
  const [value, setValue] = useState(props.value)
  return (
    <ReportToolbar
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        props.onValueChange(next)
      }}
    />
  )
}

const meta = {
  title: 'ReportToolbar',
  component: ReportToolbar,
  args: {
    value: view,
    onValueChange: fn(),
    onRefresh: fn(),
    updatedAt: new Date(DEMO_NOW.getTime() - 12 * 60_000),
    flight: { start: '2025-09-01', end: null },
    now: DEMO_NOW,
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ReportToolbar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Refreshing, without comparison, without video data, with fewer filters, and stacked. */
export const FrameStates: Story = {
  render: (args) => (
    <div className="flex flex-col gap-6">
      <Kept {...args} refreshing />
      <Kept {...args} value={{ ...view, comparison: { mode: 'off' }, withVideo: false }} updatedAt={undefined} />
      <Kept {...args} parts={['range', 'timezone']} actions={<Button variant="primary">Export</Button>} />
      <div className="flex items-start gap-8">
        <div className="w-60">
          <Kept {...args} arrangement="stack" />
        </div>
        <div className="w-60">
          <Kept
            {...args}
            arrangement="stack"
            onRefresh={undefined}
            updatedAt={undefined}
            value={{
              ...view,
              range: { start: '2024-12-30', end: '2025-10-09', tzCode: 'America/Argentina/Buenos_Aires' },
              comparison: { mode: 'lastYear', matchWeekday: true },
            }}
          />
        </div>
      </div>
    </div>
  ),
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expectToTheRight(
      canvas.getByRole('button', { name: 'Previous: 16–29 Sep 2025' }),
      canvas.getByRole('combobox', { name: 'Time zone' }),
    )
  },
}

export const ChangeInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const last = () => (args.onValueChange as ReturnType<typeof fn>).mock.lastCall?.[0] as ReportView
    await userEvent.click(canvas.getByRole('switch', { name: 'Video quartiles' }))
    await expect(last()).toEqual({ ...view, withVideo: false })
    await userEvent.click(canvas.getByRole('button', { name: 'Previous: 16–29 Sep 2025' }))
    await expect(last().range.start).toBe('2025-09-16')
    const zone = canvas.getByRole('combobox', { name: 'Time zone' })
    await userEvent.click(zone)
    await userEvent.clear(zone)
    await userEvent.type(zone, 'Kolkata')
    await userEvent.click(await screen.findByRole('option', { name: /Kolkata|Calcutta/ }))
    await expect(last()).toMatchObject({ range: { start: '2025-09-16' }, withVideo: false })
    await expect(last().range.tzCode).toMatch(/^Asia\/(Kolkata|Calcutta)$/)
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await expect(args.onRefresh).toHaveBeenCalledOnce()
    await expect(canvas.getByText('Updated 12 min ago')).toBeVisible()
  },
}

export const States = showStates(meta, { Default, FrameStates })
