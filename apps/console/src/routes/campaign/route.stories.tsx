import { CAMPAIGN_NOT_FOUND } from '@placard/domain/internal/campaign'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type ConsoleAt, consoleStories, inAllLayouts, says, shows, waits } from '../../testing/console-at.js'

const meta = { title: 'Campaign', ...consoleStories, args: { at: '/campaigns/demoCampaign3' } } satisfies Meta<
  typeof ConsoleAt
>
export default meta
type Story = StoryObj<typeof meta>

const NAME = 'Lumen Solar — Rooftop Days'

const BARE = { at: '/campaigns/storyCampaign1', person: 'admin' as const }
const BARE_NAME = 'Northern Dairy — Spring Tasting'

/** For stories that look like the campaign's first tab, which has a screenshot. */
const WITHOUT_PICTURE = { parameters: { chromatic: { disableSnapshot: true } } }

export const Success: Story = { tags: ['pictured'], parameters: inAllLayouts, play: shows(NAME) }

/** Campaign that has only a name. */
export const Empty: Story = { args: BARE, play: shows(BARE_NAME) }

export const ShareLinks: Story = {
  args: { at: '/campaigns/demoCampaign1?tab=links' },
  play: shows('Northwind Bikes — City Launch'),
}

export const ShareLinksEmpty: Story = {
  args: { at: '/campaigns/demoCampaign3?tab=links' },
  play: shows(NAME),
}

export const ShareLinksLoading: Story = {
  ...WITHOUT_PICTURE,
  args: { at: '/campaigns/demoCampaign3?tab=links', server: 'waits' },
  play: waits('Campaign'),
}

export const ShareLinksForbidden: Story = {
  ...WITHOUT_PICTURE,
  args: { at: '/campaigns/demoCampaign3?tab=links', person: 'agency' },
  play: shows(CAMPAIGN_NOT_FOUND),
}

export const ShareLinksFailed: Story = {
  ...WITHOUT_PICTURE,
  name: 'Share Links Error',
  args: { at: '/campaigns/demoCampaign3?tab=links', server: 'broken' },
  play: shows('Couldn’t load'),
}

export const Tags: Story = { args: { at: '/campaigns/demoCampaign3?tab=tags' }, play: shows(NAME) }

export const TagsEmpty: Story = { args: { ...BARE, at: `${BARE.at}?tab=tags` }, play: shows(BARE_NAME) }

export const TagsLoading: Story = {
  ...WITHOUT_PICTURE,
  args: { at: '/campaigns/demoCampaign3?tab=tags', server: 'waits' },
  play: waits('Campaign'),
}

export const TagsForbidden: Story = {
  ...WITHOUT_PICTURE,
  args: { at: '/campaigns/demoCampaign3?tab=tags', person: 'agency' },
  play: shows(CAMPAIGN_NOT_FOUND),
}

export const TagsFailed: Story = {
  ...WITHOUT_PICTURE,
  name: 'Tags Error',
  args: { at: '/campaigns/demoCampaign3?tab=tags', server: 'broken' },
  play: shows('Couldn’t load'),
}

export const Schedules: Story = {
  args: { at: '/campaigns/demoCampaign1?tab=schedules' },
  play: shows('Northwind Bikes — City Launch'),
}

export const SchedulesEmpty: Story = {
  args: { at: '/campaigns/demoCampaign3?tab=schedules' },
  play: shows(NAME),
}

export const SchedulesLoading: Story = {
  ...WITHOUT_PICTURE,
  args: { at: '/campaigns/demoCampaign3?tab=schedules', server: 'waits' },
  play: waits('Campaign'),
}

export const SchedulesForbidden: Story = {
  ...WITHOUT_PICTURE,
  args: { at: '/campaigns/demoCampaign3?tab=schedules', person: 'agency' },
  play: shows(CAMPAIGN_NOT_FOUND),
}

export const SchedulesFailed: Story = {
  ...WITHOUT_PICTURE,
  name: 'Schedules Error',
  args: { at: '/campaigns/demoCampaign3?tab=schedules', server: 'broken' },
  play: shows('Couldn’t load'),
}

export const DiscrepanciesEmpty: Story = {
  args: { at: '/campaigns/demoCampaign3?tab=discrepancies' },
  play: says(NAME, 'No checks yet'),
}

export const DiscrepanciesPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'phone' } },
  args: { at: '/campaigns/demoCampaign3?tab=discrepancies' },
  play: says(NAME, 'No checks yet'),
}

/** Check that was deleted. */
export const DiscrepancyMissing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { at: '/campaigns/demoCampaign3?tab=discrepancies&check=gone' },
  play: says(NAME, 'This check is no longer there'),
}

export const DiscrepanciesLoading: Story = {
  ...WITHOUT_PICTURE,
  args: { at: '/campaigns/demoCampaign3?tab=discrepancies', server: 'waits' },
  play: waits('Campaign'),
}

export const DiscrepanciesForbidden: Story = {
  ...WITHOUT_PICTURE,
  args: { at: '/campaigns/demoCampaign3?tab=discrepancies', person: 'agency' },
  play: shows(CAMPAIGN_NOT_FOUND),
}

export const DiscrepanciesFailed: Story = {
  ...WITHOUT_PICTURE,
  name: 'Discrepancies Error',
  args: { at: '/campaigns/demoCampaign3?tab=discrepancies', server: 'broken' },
  play: shows('Couldn’t load'),
}

export const Loading: Story = { args: { server: 'waits' }, play: waits('Campaign') }

/** A campaign without access looks like a missing one. */
export const Forbidden: Story = { args: { person: 'agency' }, play: shows(CAMPAIGN_NOT_FOUND) }

export const Failed: Story = { name: 'Error', args: { server: 'broken' }, play: shows('Couldn’t load') }

/** Nothing is sent: published creatives without changes are left out, each with the reason. */
export const BulkInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    await shows(NAME)(context)
    const canvas = within(context.canvasElement)
    const [first, second] = await canvas.findAllByRole('checkbox', { name: /^Select / })
    await userEvent.click(first!)
    await userEvent.click(second!)
    const bar = within(canvas.getByRole('region', { name: 'Selected creatives' }))
    await userEvent.click(bar.getByRole('button', { name: 'Publish' }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('0 of 2 creatives published')
    await expect(within(alert).getAllByText(/No changes since the last publish/)).toHaveLength(2)
    await userEvent.click(within(alert).getByRole('button', { name: 'Dismiss' }))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
