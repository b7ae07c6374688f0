import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { showStates } from '../testing/states.js'
import { TimeText } from './time-text.js'

const meta = {
  title: 'TimeText',
  component: TimeText,
  args: { value: '2025-10-14T06:20:00Z' },
} satisfies Meta<typeof TimeText>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: ({ value }) => (
    <dl className="grid w-fit grid-cols-[auto_auto] gap-x-8 gap-y-2 text-dense [&>dt]:text-ink-muted">
      <dt>Date and time</dt>
      <dd>
        <TimeText value={value} />
      </dd>
      <dt>Date</dt>
      <dd>
        <TimeText value={value} format="date" />
      </dd>
      <dt>Time in Tokyo</dt>
      <dd>
        <TimeText value={value} format="time" timeZone="Asia/Tokyo" />
      </dd>
      <dt>How long ago</dt>
      <dd>
        <TimeText value={value} format="relative" />
      </dd>
      <dt>How soon</dt>
      <dd>
        <TimeText value="2025-10-17T10:00:00Z" format="relative" />
      </dd>
      <dt>In German</dt>
      <dd>
        <TimeText value={value} format="relative" locale="de" />
      </dd>
      <dt>Never</dt>
      <dd>
        <TimeText value={null} />
      </dd>
    </dl>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('3 hours ago').closest('time')?.title).toContain('14 October 2025')
  },
}

export const States = showStates(meta, { Default })
