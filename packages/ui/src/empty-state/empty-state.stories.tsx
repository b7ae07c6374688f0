import type { Meta, StoryObj } from '@storybook/react-vite'
import { FolderOpen } from 'lucide-react'
import { Button } from '../button/button.js'
import { Card } from '../card/card.js'
import { showStates } from '../testing/states.js'
import { EmptyState } from './empty-state.js'

const meta = {
  title: 'EmptyState',
  component: EmptyState,
  args: {
    icon: <FolderOpen aria-hidden />,
    title: 'No campaigns to show',
    description: 'Campaigns that you make, or that are shared with you, are listed here.',
    action: <Button variant="primary">New campaign</Button>,
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: () => (
    <div className="grid grid-cols-2 gap-4">
      <Card>
        <EmptyState
          kind="first-run"
          title="No creatives yet"
          description="Add the first one to see how it will look."
          action={<Button variant="primary">Add a creative</Button>}
        />
      </Card>
      <Card>
        <EmptyState
          kind="filtered"
          title="Nothing matches “retargeting”"
          description="Look for something else, or show all."
          action={<Button>Clear the search</Button>}
        />
      </Card>
      <Card>
        <EmptyState title="No clicks in this range" />
      </Card>
      <Card>
        <EmptyState size="sm" kind="filtered" title="No clicks in this range" description="Choose a longer one." />
      </Card>
    </div>
  ),
}

export const LongContent: Story = {
  args: {
    title: 'No creatives of this campaign have been served in the range that you chose',
    description:
      'The campaign starts on 20 October 2025. Until then there is nothing to report; choose another range, or another campaign, or come back when it is live.',
  },
  globals: { viewport: { value: 'phone' } },
}

export const States = showStates(meta, { Default, Variants })
