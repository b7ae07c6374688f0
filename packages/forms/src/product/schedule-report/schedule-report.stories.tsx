import { ApiError } from '@placard/domain/api'
import type { ScheduledReport } from '@placard/domain/schedule'
import { Button, PlacardProvider } from '@placard/ui'
import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { de } from '../../de/de.js'
import { AT_END, DAILY, SUGGESTED, WEEKLY } from '../schedules.fixture.js'
import { ScheduleReport, ScheduleReportDialog, type ScheduleReportDialogProps } from './schedule-report.js'

const meta = {
  title: 'ScheduleReport',
  component: ScheduleReportDialog,
  subcomponents: { ScheduleReport },
  args: {
    open: true,
    onOpenChange: fn(),
    schedules: [DAILY, WEEKLY, AT_END],
    flight: { start: '2025-09-01', end: null },
    suggested: SUGGESTED,
    onCreate: fn(async () => undefined),
    onChange: fn(async () => undefined),
    onPause: fn(async () => undefined),
    onTest: fn(async () => undefined),
    onDelete: fn(async () => undefined),
    onRetry: fn(),
    reader: { zone: 'Europe/Berlin', now: new Date('2025-10-14T10:00:00Z') },
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ScheduleReportDialog>
export default meta
type Story = StoryObj<typeof meta>

/** Stores the schedules like a server. */
function Kept({ open, onOpenChange, schedules, onCreate, onChange, onDelete, ...props }: ScheduleReportDialogProps) {
  const [shown, setShown] = useState(open)
  const [kept, setKept] = useState(schedules)
  return (
    <ScheduleReportDialog
      {...props}
      trigger={<Button>Schedule</Button>}
      open={shown}
      onOpenChange={(next) => {
        setShown(next)
        onOpenChange(next)
      }}
      schedules={kept}
      onCreate={async (choices) => {
        await onCreate(choices)
        const made: ScheduledReport = { ...AT_END, ...choices, id: 'made', nextRunAt: '2025-10-15T07:00:00Z' }
        setKept((all) => [made, ...(all ?? [])])
      }}
      onChange={async (id, choices) => {
        await onChange?.(id, choices)
        setKept((all) => all?.map((each) => (each.id === id ? { ...each, ...choices } : each)))
      }}
      onDelete={async (id) => {
        await onDelete(id)
        setKept((all) => all?.filter((each) => each.id !== id))
      }}
    />
  )
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const list = () => screen.getByRole('list', { name: 'Schedules' })

export const Default: Story = {}

export const NewSchedule: Story = {
  play: async () => {
    await press('New schedule')
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Frequency' })).toHaveFocus())
    await expect(screen.getByRole('dialog', { name: 'New schedule' })).toBeVisible()
  },
}

const inGerman: Story['decorators'] = [
  (Story) => (
    <PlacardProvider locale="de" labels={de}>
      <Story />
    </PlacardProvider>
  ),
]

export const German: Story = { decorators: inGerman }

export const NewGerman: Story = {
  decorators: inGerman,
  play: async () => {
    await press('Neuer Zeitplan')
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Häufigkeit' })).toHaveFocus())
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const NewPhone: Story = { ...NewSchedule, globals: { viewport: { value: 'phone' } } }

export const EditPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await press('Edit: Daily, Full as CSV')
    await expect(await screen.findByRole('dialog', { name: 'Edit schedule' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Frequency' })).toHaveFocus())
  },
}

export const EditInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await press('Edit: Weekly, Summary as Excel')
    await userEvent.click(await screen.findByRole('switch', { name: 'With video quartiles' }))
    await press('Save')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('schedule1', { ...SUGGESTED, withVideo: false }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit: Weekly, Summary as Excel' })).toHaveFocus())
  },
}

export const Loading: Story = { args: { schedules: undefined } }

export const Empty: Story = { args: { schedules: [] } }

export const Failed: Story = {
  name: 'Error',
  args: { schedules: undefined, error: 'The server could not be reached.' },
}

export const ScheduleInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { schedules: [] },
  play: async ({ args }) => {
    await press('New schedule')
    await userEvent.click(await screen.findByRole('switch', { name: 'With video quartiles' }))
    await press('Schedule report')
    await waitFor(() => expect(list().childElementCount).toBe(1))
    await expect(args.onCreate).toHaveBeenCalledWith({ ...SUGGESTED, withVideo: false })
    await expect(screen.getByRole('button', { name: 'New schedule' })).toHaveFocus()
    await press('Delete: Weekly, Summary as Excel')
    await press('Delete schedule')
    await expect(await screen.findByText('No scheduled reports')).toBeVisible()
    await expect(args.onDelete).toHaveBeenCalledWith('made')
  },
}

export const RefusedInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onCreate: fn(() => Promise.reject(new ApiError('The mail server is full.', { status: 503 }))) },
  play: async () => {
    await press('New schedule')
    const recipients = await screen.findByRole('textbox', { name: /^Recipients/ })
    await userEvent.type(recipients, 'noor@agency.example')
    await press('Schedule report')
    await expect(await screen.findByRole('alert')).toHaveTextContent('Not scheduledThe mail server is full.')
    await expect(recipients).toHaveValue('noor@agency.example')
  },
}

export const LeaveInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await press('New schedule')
    await userEvent.type(await screen.findByRole('textbox', { name: /^Recipients/ }), 'noor@agency.example')
    await userEvent.keyboard('{Escape}')
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without scheduling?' }))
    await userEvent.click(question.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(screen.getByRole('textbox', { name: /^Recipients/ })).toHaveValue('noor@agency.example')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await screen.findByRole('alertdialog')
  },
}

export const States = showStates(meta, { Default, Loading, Empty, Failed })
