import { DEMO_NOW, demoCampaigns, demoDiscrepancy } from '@placard/domain/demo'
import type { DiscrepancyChoices, DiscrepancyReport } from '@placard/domain/discrepancy'
import { showStates } from '@placard/ui/testing'
import { expectToTheRight } from '@placard/ui/testing/right-to-left'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { inGerman } from '../../testing/in-german.js'
import { DiscrepancyResult } from './discrepancy-result.js'

const [campaign, , , , long] = demoCampaigns(DEMO_NOW)
const ANSWERED: DiscrepancyChoices = { reading: { dayOrder: 'month-first', zone: 'UTC' } }

type Campaign = NonNullable<typeof campaign>

const listCreatives = (subject: Campaign) =>
  subject.creatives.map(({ id, name, width, height }) => ({ id, name, size: `${width}x${height}` }))

const readArgs = (subject: Campaign, report: DiscrepancyReport) => ({
  check: report.check,
  reading: report.reading,
  creatives: listCreatives(subject),
  platform: report.reading.platform,
})

const meta = {
  title: 'DiscrepancyResult',
  component: DiscrepancyResult,
  args: readArgs(campaign!, demoDiscrepancy(campaign!, ANSWERED)),
} satisfies Meta<typeof DiscrepancyResult>
export default meta
type Story = StoryObj<typeof meta>

const isDrawn = async (canvasElement: HTMLElement) => {
  await waitFor(() => expect(within(canvasElement).getByRole('img')).toBeVisible())
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await isDrawn(canvasElement)
    await expect(canvasElement.querySelector('[data-slot="discrepancy-headline"]')).toHaveTextContent(
      /^Impressions: the file has [\d,]+ fewer \(−17\.\d%\)\.$/,
    )
    const causes = within(within(canvasElement).getByRole('list', { name: 'Likely causes' })).getAllByRole('listitem')
    await expect(causes.length).toBeGreaterThan(1)
    for (const cause of causes) await expect(cause).toHaveTextContent(/Explains \d+% of the differences/)
  },
}

/** All differences are within a larger tolerance. */
export const WithinTolerance: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: readArgs(campaign!, demoDiscrepancy(campaign!, { ...ANSWERED, tolerance: 20, basis: 'gross' })),
  play: async ({ canvasElement }) => {
    await isDrawn(canvasElement)
    const table = within(within(canvasElement).getByRole('table', { name: 'Difference' }))
    await expect(table.getAllByText('Within 20%')).toHaveLength(4)
  },
}

/** A question about the file is open. */
export const NotCompared: Story = { args: readArgs(campaign!, demoDiscrepancy(campaign!)) }

/** Viewers of a share link see nothing about the file. */
export const Shared: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { reading: undefined },
  play: ({ canvasElement }) => isDrawn(canvasElement),
}

export const NoCauses: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: readArgs(
    campaign!,
    demoDiscrepancy(
      campaign!,
      { reading: { zone: 'UTC' } },
      'Date,Creative,Impressions,Clicks\n2025-10-01,City launch — 300x250 video,133000,640\n,,133500,640\n',
    ),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('list', { name: 'What is compared' })).toHaveTextContent('don’t add up')
  },
}

export const LongNames: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: readArgs(long!, demoDiscrepancy(long!, ANSWERED)),
  play: ({ canvasElement }) => isDrawn(canvasElement),
}

export const Phone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => isDrawn(canvasElement),
}

export const German: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [inGerman],
  play: ({ canvasElement }) => isDrawn(canvasElement),
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await isDrawn(canvasElement)
    const table = within(within(canvasElement).getByRole('table', { name: 'Difference' }))
    await expectToTheRight(table.getByText('Metric'), table.getByText('Ours'))
  },
}

export const MetricInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await isDrawn(canvasElement)
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('combobox', { name: 'Metric' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Clicks' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'By creative' }))
    const table = within(await canvas.findByRole('table', { name: 'By creative' }))
    await expect(table.getByRole('row', { name: /City launch — 970x250/ })).toHaveTextContent(/\+89\.5%Outside 10%/)
    await expect(table.getByRole('row', { name: /Test ride — 320x50/ })).toHaveTextContent('only in our report')
    await expect(table.getByRole('row', { name: /House ad/ })).toHaveTextContent('only in the file')
  },
}

export const States = showStates(meta, { Default, NotCompared })
