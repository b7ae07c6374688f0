import { MAX_SCHEDULES, type ScheduledReport } from '@placard/domain'
import { DEMO_NOW } from '@placard/domain/testing'
import { Dialog, DialogContent } from '@placard/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ScheduleList } from './schedule-list.js'

const weekly: ScheduledReport = {
  id: 'schedule1',
  campaignID: 'campaign1',
  frequency: 'Weekly',
  type: 'Summary',
  format: 'xlsx',
  tzCode: 'Europe/Berlin',
  time: '09:00',
  recipients: ['ada@placard.test'],
  withVideo: true,
  nextRunAt: '2025-10-20T07:00:00Z',
  lastRunAt: '2025-10-13T07:00:00Z',
  lastResult: 'sent',
  lastProblem: null,
}
const daily: ScheduledReport = {
  ...weekly,
  id: 'schedule2',
  frequency: 'Daily',
  type: 'Full',
  format: 'csv',
  tzCode: 'America/New_York',
  time: '18:30',
  recipients: ['ada@placard.test', 'noor.haddad@agency.example', 'kim@northwind-bikes.example'],
  withVideo: false,
  nextRunAt: '2025-10-14T22:30:00Z',
  lastRunAt: '2025-10-13T22:30:00Z',
  lastResult: 'failed',
  lastProblem: 'Its file could not be made, however often it was tried.',
}
const atEnd: ScheduledReport = {
  ...weekly,
  id: 'schedule3',
  frequency: 'On campaign end',
  type: 'Full',
  format: 'xlsx-pivot',
  nextRunAt: null,
  lastRunAt: null,
  lastResult: null,
}

const meta = {
  title: 'Schedules',
  component: ScheduleList,
  args: {
    schedules: [daily, weekly, atEnd],
    flight: { start: '2025-09-01', end: null },
    onNew: fn(),
    onDelete: fn(async () => undefined),
    onRetry: fn(),
    reader: { zone: 'Europe/Berlin', now: DEMO_NOW },
  },
  render: (args) => (
    <Dialog open>
      <DialogContent size="md" title="Scheduled reports" description="This campaign’s report, sent by mail on its own.">
        <ScheduleList {...args} />
      </DialogContent>
    </Dialog>
  ),
} satisfies Meta<typeof ScheduleList>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Loading: Story = { args: { schedules: undefined } }

export const Empty: Story = {
  args: { schedules: [] },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'New schedule' }))
    await expect(args.onNew).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  name: 'Error',
  args: { schedules: undefined, error: { text: 'The server could not be reached.', forbidden: false } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Forbidden: Story = {
  args: { schedules: undefined, error: { text: 'Campaign not found!', forbidden: true } },
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

const fifty = Array.from({ length: 50 }, (_, index) => `client.${index + 1}@northwind-bikes.example`)
const long = `${'very-'.repeat(10)}long-name-of-a-person@${'sub.'.repeat(12)}agency.example`

export const LongContent: Story = {
  args: {
    schedules: Array.from({ length: MAX_SCHEDULES }, (_, index) => ({
      ...[daily, weekly, atEnd][index % 3]!,
      id: `schedule${index}`,
      tzCode: 'America/Argentina/ComodRivadavia',
      recipients: index === 0 ? [long, ...fifty] : [long],
    })),
  },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'To 51 recipients', expanded: false }))
    const first = within(screen.getByRole('list', { name: 'Schedules' }).firstElementChild as HTMLElement)
    await expect(first.getAllByRole('listitem')).toHaveLength(51)
    const create = screen.getByRole('button', { name: 'New schedule' })
    await expect(create).toHaveAccessibleDescription(/50 scheduled reports at most/)
    await userEvent.click(create)
    await expect(args.onNew).not.toHaveBeenCalled()
  },
}

export const LongPhone: Story = { ...LongContent, globals: { viewport: { value: 'phone' } } }

export const DeleteInteraction: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Delete: Weekly, Summary as Excel' }))
    await expect(args.onDelete).not.toHaveBeenCalled()
    await expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Delete schedule' }))
    await expect(args.onDelete).toHaveBeenCalledWith('schedule1')
    await waitFor(() => expect(screen.getByRole('button', { name: 'New schedule' })).toHaveFocus())
  },
}

export const AskingToDelete: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Delete: Daily, Full as CSV' }))
    await userEvent.click(screen.getByRole('button', { name: 'To 3 recipients' }))
    await expect(args.onDelete).not.toHaveBeenCalled()
  },
}
