import { DEMO_NOW, demoCampaigns, demoDiscrepancy } from '@placard/domain/demo'
import type { DiscrepancyChoices } from '@placard/domain/discrepancy'
import type { Discrepancy } from '@placard/domain/internal/discrepancy'
import { LinkButton } from '@placard/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inRouter } from '../../testing/in-router.js'
import { DiscrepancyView, type DiscrepancyViewProps } from './discrepancy-view.js'

const campaign = demoCampaigns(DEMO_NOW)[0]!
const ANSWERED: DiscrepancyChoices = { reading: { dayOrder: 'month-first', zone: 'UTC' } }

const createCheck = (choices: DiscrepancyChoices): Discrepancy => ({
  ...demoDiscrepancy(campaign, choices),
  id: 'check1',
  campaignID: campaign.id,
  version: 1,
  createdAt: '2025-10-14T09:00:00.000Z',
  comparedAt: '2025-10-14T09:20:00.000Z',
  createdBy: { id: 'user1', name: 'Ada Byron' },
  fileName: 'dv360-october.csv',
  fileBytes: 5210,
  isFileKept: false,
  needsFile: false,
  tz: 'UTC',
  choices,
  creatives: campaign.creatives.map(({ id, name, width, height }) => ({ id, name, size: `${width}x${height}` })),
})

/** Compares again with each correction, as the server does. */
function View(props: DiscrepancyViewProps) {
  const [choices, setChoices] = useState(props.choices)
  return <DiscrepancyView {...props} check={createCheck(choices)} choices={choices} onChoicesChange={setChoices} />
}

const meta = {
  title: 'Campaign/Discrepancy check',
  component: View,
  args: {
    check: createCheck(ANSWERED),
    choices: ANSWERED,
    onChoicesChange: fn(),
    isPending: false,
    asksForFile: false,
    onFile: fn(),
    onCancel: fn(),
    onRetry: fn(),
    back: (
      <LinkButton asChild>
        <a href="#all">All checks</a>
      </LinkButton>
    ),
    flight: { start: campaign.start, end: campaign.end },
    now: DEMO_NOW,
  },
  decorators: [inRouter],
} satisfies Meta<typeof View>
export default meta
type Story = StoryObj<typeof meta>

const isDrawn = async (canvasElement: HTMLElement) => {
  await waitFor(() => expect(within(canvasElement).getByRole('img')).toBeVisible())
}

export const Default: Story = { play: ({ canvasElement }) => isDrawn(canvasElement) }
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => isDrawn(canvasElement),
}
export const Comparing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { isPending: true },
  play: ({ canvasElement }) => isDrawn(canvasElement),
}
export const FileNeeded: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { asksForFile: true },
  play: async ({ canvasElement }) => {
    await isDrawn(canvasElement)
    await expect(within(canvasElement).getByRole('group', { name: 'Choose “dv360-october.csv” again' })).toBeVisible()
  },
}
export const Uploading: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { isPending: true, upload: { name: 'dv360-october.csv', share: 0.4 } },
  play: ({ canvasElement }) => isDrawn(canvasElement),
}
export const Failed: Story = {
  name: 'Error',
  parameters: { chromatic: { disableSnapshot: true } },
  args: { error: 'Request timed out' },
  play: ({ canvasElement }) => isDrawn(canvasElement),
}

/** The answer to a question shows the result, and the focus stays in the check. */
export const AnswerInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { choices: {} },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Nothing is compared yet')).toBeVisible()
    canvas.getByRole('button', { name: '1 Oct 2025' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('table', { name: 'Difference' })).toBeVisible()
    await isDrawn(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'dv360-october.csv' })).toHaveFocus()
  },
}
