import type { TagActivity } from '@placard/domain/creative'
import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { TagActivityStatus, type TagActivityStatusProps } from './tag-activity-status.js'

const NOW = new Date('2025-10-14T12:05:00.000Z')
const waiting: TagActivity = {
  liveID: 'live1',
  firstImpressionAt: null,
  countedAt: null,
  impressions: 0,
  clicks: 0,
  invalidTraffic: 0,
  lastInvalid: null,
}
const robot: TagActivity = {
  ...waiting,
  invalidTraffic: 1,
  lastInvalid: { kind: 'robot', at: '2025-10-14T12:03:00.000Z' },
}
const first: TagActivity = {
  ...waiting,
  firstImpressionAt: '2025-10-14T12:03:00.000Z',
  countedAt: '2025-10-14T12:03:00.000Z',
  impressions: 1,
}

const meta = {
  title: 'TagActivityStatus',
  component: TagActivityStatus,
  args: { activity: waiting, now: NOW },
} satisfies Meta<typeof TagActivityStatus>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Requests have ended. */
export const NotWatching: Story = { args: { isWatching: false } }

export const FirstImpression: Story = { args: { activity: first } }

export const Robot: Story = { args: { activity: robot } }

export const Prefetch: Story = {
  args: { activity: { ...robot, lastInvalid: { kind: 'prefetch', at: '2025-10-14T12:03:00.000Z' } } },
}

export const History: Story = {
  args: { activity: { ...first, firstImpressionAt: null, countedAt: '2025-10-14T09:12:00.000Z', impressions: 8123 } },
}

/** Counted on another day. */
export const LongAgo: Story = {
  args: { activity: { ...first, firstImpressionAt: null, countedAt: '2025-09-30T09:12:00.000Z' } },
}

export const PhoneLongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { activity: { ...robot, lastInvalid: { kind: 'prefetch', at: '2025-09-30T12:03:00.000Z' } } },
}

/** Receives a robot's request, then an impression. */
function Changes(props: TagActivityStatusProps) {
  const [activity, setActivity] = useState(waiting)
  return (
    <>
      <TagActivityStatus {...props} activity={activity} />
      <button type="button" onClick={() => setActivity(robot)}>
        Robot
      </button>
      <button type="button" onClick={() => setActivity(first)}>
        Impression
      </button>
    </>
  )
}

/** Changes are announced once; what is known from the start is not. */
export const AnnouncedInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <Changes {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const status = canvas.getByRole('status')
    await expect(status).toHaveTextContent('')
    await userEvent.click(canvas.getByRole('button', { name: 'Robot' }))
    await expect(status).toHaveTextContent('A robot requested it. Not counted.')
    await userEvent.click(canvas.getByRole('button', { name: 'Impression' }))
    await expect(status).toHaveTextContent('First impression')
    await expect(canvas.queryByText(/Waiting/)).toBeNull()
  },
}

export const States = showStates(meta, { Default, NotWatching, FirstImpression, Robot, Prefetch, History, LongAgo })
