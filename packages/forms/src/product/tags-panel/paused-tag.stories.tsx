import { newCreative, type TagActivity } from '@placard/domain/creative'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { TagActivityStatus } from '../tag-activity-status/tag-activity-status.js'
import { TagsPanel } from './tags-panel.js'

const pausedAt = '2025-10-13T08:00:00.000Z'
const creative = {
  ...newCreative('campaign1', new Date('2025-10-12T12:30:00.000Z')),
  id: 'creative1',
  name: 'Autumn in the north',
  html: '<p>Ride</p>',
  trackers: { click: [{ type: 'redirect' as const, url: 'https://landing.test/' }] },
  liveCreatives: [{ id: 'live1', publishedAt: '2025-10-12T12:30:00.000Z' }],
}
const activity: TagActivity = {
  liveID: 'live1',
  firstImpressionAt: null,
  countedAt: null,
  impressions: 0,
  clicks: 0,
  invalidTraffic: 0,
  lastInvalid: null,
}

const meta = {
  title: 'TagsPanel/Delivery',
  tags: ['!autodocs'],
  component: TagsPanel,
  args: { creatives: [creative], servingHost: 'https://serve.example.com' },
  decorators: [(Story) => <div className="max-w-200">{Story()}</div>],
} satisfies Meta<typeof TagsPanel>
export default meta
type Story = StoryObj<typeof meta>

/** Beside the copied tag, it says whether the tag works. */
export const Waiting: Story = {
  args: { renderActivity: (_, liveID) => <TagActivityStatus activity={{ ...activity, liveID }} /> },
}

/** A paused tag can still be copied. */
export const Paused: Story = {
  args: { creatives: [{ ...creative, liveCreatives: [{ ...creative.liveCreatives[0]!, pausedAt }] }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('This tag is paused')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy tag' })).toBeEnabled()
  },
}

/** The newest of two tags is paused. */
export const SeveralTags: Story = {
  args: {
    creatives: [
      { ...creative, liveCreatives: [...creative.liveCreatives, { id: 'live2', publishedAt: pausedAt, pausedAt }] },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox', { name: 'Tag' })).toHaveTextContent('(newest) (paused)')
  },
}
