import { ApiError } from '@placard/domain/api'
import { MAX_SCHEDULES } from '@placard/domain/internal/schedule'
import type { ScheduledReport } from '@placard/domain/schedule'
import { showStates } from '@placard/ui/testing'
import { expectToTheRight } from '@placard/ui/testing/right-to-left'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { ASKING, AT_END, DAILY, MISSED, PAUSED, REFUSED, RUNS, WEEKLY } from '../schedules.fixture.js'
import { ScheduleList } from './schedule-list.js'

const meta = {
  title: 'ScheduleList',
  component: ScheduleList,
  args: {
    schedules: [DAILY, WEEKLY, AT_END],
    flight: { start: '2025-09-01', end: null },
    onNew: fn(),
    onEdit: fn(),
    onPause: fn(async () => undefined),
    onTest: fn(async () => undefined),
    onDelete: fn(async () => undefined),
    onAskRecipient: fn(async () => undefined),
    onRetryRecipient: fn(async () => undefined),
    onRemoveRecipient: fn(async () => undefined),
    onRetry: fn(),
    reader: { zone: 'Europe/Berlin', now: new Date('2025-10-14T10:00:00Z') },
  },
  decorators: [
    (Story) => (
      <div className="max-w-[592px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ScheduleList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expectToTheRight(
      canvas.getByRole('list', { name: 'Schedules' }),
      canvas.getByRole('button', { name: 'New schedule' }),
    )
  },
}

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
  args: { schedules: undefined, error: 'The server could not be reached.' },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Forbidden: Story = {
  args: { schedules: undefined, error: 'Campaign not found!', forbidden: true },
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

const fifty = Array.from({ length: 50 }, (_, index) => `client.${index + 1}@northwind-bikes.example`)
const long = `${'very-'.repeat(10)}long-name-of-a-person@${'sub.'.repeat(12)}agency.example`

export const LongContent: Story = {
  args: {
    schedules: Array.from({ length: MAX_SCHEDULES }, (_, index) => ({
      ...[DAILY, WEEKLY, AT_END][index % 3]!,
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
    await expect(create).toHaveAccessibleDescription(/can have 50 scheduled reports/)
    await userEvent.click(create)
    await expect(args.onNew).not.toHaveBeenCalled()
  },
}

export const LongPhone: Story = {
  args: { schedules: (LongContent.args?.schedules ?? []).slice(0, 3) },
  globals: { viewport: { value: 'phone' } },
}

const alone: ScheduledReport = { ...WEEKLY, id: 'schedule5', recipients: ['kim@northwind-bikes.example'] }

/** Outside recipients must confirm; unsubscribed ones are marked and not asked again. */
export const Recipients: Story = {
  args: { schedules: [ASKING, { ...alone, waiting: alone.recipients }] },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'To 3 recipients' }))
    await userEvent.click(screen.getByRole('button', { name: 'Resend email to noor.haddad@agency.example' }))
    await expect(args.onAskRecipient).toHaveBeenCalledWith('schedule4', 'noor.haddad@agency.example')
    await expect(await screen.findByText('Confirmation email sent')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Remove kim@northwind-bikes.example' })).toBeVisible()
    await expect(screen.getAllByText('Waiting for confirmation')).toHaveLength(2)
    await expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(3)
  },
}

export const RecipientsPhone: Story = { ...Recipients, globals: { viewport: { value: 'phone' } } }

/** Several recipients are summarized by the number that needs attention. */
export const RecipientsClosed: Story = { args: { schedules: [ASKING] } }

/** Refused recipients say when and why, and can be tried again; the result counts the others. */
export const Undelivered: Story = {
  args: { schedules: [REFUSED] },
  play: async ({ args }) => {
    await expect(screen.getByText('Sent to 2 of 4')).toBeVisible()
    await expect(screen.getByText('2 not delivered')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'To 4 recipients' }))
    await expect(screen.getByText(/this address does not exist/)).toBeVisible()
    await expect(screen.getAllByRole('button', { name: /^Try again/ })).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Try again: ida@kunde.example' }))
    await expect(args.onRetryRecipient).toHaveBeenCalledWith('schedule7', 'ida@kunde.example')
    await expect(await screen.findByText('The next report is sent to this address again.')).toBeVisible()
  },
}

export const UndeliveredPhone: Story = { ...Undelivered, globals: { viewport: { value: 'phone' } } }

const lost: ScheduledReport = {
  ...alone,
  undelivered: REFUSED.undelivered.slice(0, 1).map((each) => ({ ...each, email: alone.recipients[0] ?? '' })),
  lastResult: 'failed',
  lastProblem: 'None of its emails could be delivered.',
  lastDelivery: { emails: 1, undelivered: 1, pending: 0 },
}

/** Nobody was reached, emails are being retried, and a test could not be delivered. */
export const NotDelivered: Story = {
  args: {
    schedules: [
      lost,
      { ...REFUSED, id: 'schedule8', undelivered: [], lastDelivery: { emails: 4, undelivered: 0, pending: 1 } },
      {
        ...WEEKLY,
        id: 'schedule9',
        testProblem: { at: '2025-10-14T09:00:00Z', problem: 'The mailbox was full for three days.' },
      },
    ],
  },
}

export const Paused: Story = {
  args: { schedules: [PAUSED] },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Resume: Weekly, Summary as Excel' }))
    await expect(args.onPause).toHaveBeenCalledWith('schedule6', false)
  },
}

export const TestSent: Story = {
  args: { schedules: [WEEKLY] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Send test: Weekly, Summary as Excel' }))
    await expect(args.onTest).toHaveBeenCalledWith('schedule1')
    await expect(await screen.findByText('A test email is on its way to you only.')).toBeVisible()
  },
}

export const NotPaused: Story = {
  args: {
    schedules: [WEEKLY],
    onPause: fn(() => Promise.reject(new ApiError('The server could not be reached.', {}))),
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Pause: Weekly, Summary as Excel' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.')
  },
}

export const DeleteInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Delete: Weekly, Summary as Excel' }))
    await expect(args.onDelete).not.toHaveBeenCalled()
    await expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Delete schedule' }))
    await expect(args.onDelete).toHaveBeenCalledWith('schedule1')
    await waitFor(() => expect(screen.getByRole('button', { name: 'New schedule' })).toHaveFocus())
  },
}

/** The history has each run with its result; missed ones are offered. */
export const History: Story = {
  args: {
    schedules: [MISSED],
    // A run that waits to be sent would be loaded again and again.
    onLoadRuns: fn(async () => RUNS.map((run) => ({ ...run, pending: false }))),
    onRepeat: fn(async () => undefined),
  },
  play: async ({ args }) => {
    await expect(screen.getByText('2 reports were not sent')).toBeVisible()
    await expect(args.onLoadRuns).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: /^History/, expanded: false }))
    const list = within(await screen.findByRole('list', { name: /^History/ }))
    await expect(list.getAllByRole('listitem')).toHaveLength(5)
    const [latest] = list.getAllByRole('listitem')
    await expect(latest).toHaveTextContent(/^Sent to 2 of 3.*12 Oct 2025Mon 13 Oct 2025 at 18:30/)
    await userEvent.click(list.getByRole('button', { name: 'Send now: 11 Oct 2025' }))
    await expect(args.onRepeat).toHaveBeenCalledWith('schedule8', 'run2')
    await waitFor(() => expect(args.onLoadRuns).toHaveBeenCalledTimes(2))
  },
}

export const HistoryPhone: Story = {
  args: { ...History.args, onLoadRuns: fn(async () => RUNS) },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /^History/ }))
    await expect(await screen.findByRole('button', { name: /^Being sent…/ })).toBeVisible()
  },
}

export const NoHistoryInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { schedules: [WEEKLY], onLoadRuns: fn(async () => []) },
  play: async ({ args }) => {
    if (args.onLoadRuns) mocked(args.onLoadRuns).mockRejectedValueOnce(new ApiError('The server is away.', {}))
    await userEvent.click(screen.getByRole('button', { name: /^History/ }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('The server is away.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect(await screen.findByText('No runs yet.')).toBeVisible()
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

export const NotDeletedInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onDelete: fn(() => Promise.reject(new ApiError('The server could not be reached.', {}))) },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Delete: Weekly, Summary as Excel' }))
    await userEvent.click(screen.getByRole('button', { name: 'Delete schedule' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.')
    await expect(screen.getByRole('list', { name: 'Schedules' }).childElementCount).toBe(3)
  },
}

export const States = showStates(meta, { Default, Loading, RecipientsClosed })
