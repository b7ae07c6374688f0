import { DEMO_NOW } from '@placard/domain/demo'
import type { DiscrepancySummary } from '@placard/domain/discrepancy'
import { Card } from '@placard/ui'
import { showStates } from '@placard/ui/testing'
import { expectToTheRight } from '@placard/ui/testing/right-to-left'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { inGerman } from '../../testing/in-german.js'
import { DiscrepancyList } from './discrepancy-list.js'

const check: DiscrepancySummary = {
  id: 'check1',
  version: 1,
  createdAt: '2025-10-14T09:00:00.000Z',
  comparedAt: '2025-10-14T09:20:00.000Z',
  createdBy: { id: 'user1', name: 'Ada Byron' },
  fileName: 'dv360-october.csv',
  isFileKept: false,
  platform: 'Display & Video 360',
  range: { start: '2025-10-01', end: '2025-10-12' },
  impressions: { ours: 4_399_899, theirs: 3_633_396, difference: -766_503, percent: -17.42, isWithin: false },
  isWithin: false,
  openQuestions: 0,
}
const checks: DiscrepancySummary[] = [
  check,
  {
    ...check,
    id: 'check2',
    fileName: 'adform.xlsx',
    platform: 'Adform',
    impressions: { ours: 120_000, theirs: 122_400, difference: 2400, percent: 2, isWithin: true },
    isWithin: true,
    openQuestions: 1,
  },
  {
    ...check,
    id: 'check3',
    fileName: 'report.csv',
    createdBy: null,
    platform: null,
    range: null,
    impressions: null,
    isWithin: null,
    openQuestions: 2,
  },
]

const meta = {
  title: 'DiscrepancyList',
  component: DiscrepancyList,
  args: {
    checks,
    now: DEMO_NOW,
    renderLink: ({ id }) => createElement('a', { href: `#${id}` }),
    onDelete: fn(async () => undefined),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof DiscrepancyList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('row', { name: /^dv360-october\.csv/ })
    await expect(row).toHaveTextContent(/Display & Video 360.*1–12 Oct 2025.*−17\.4%.*Outside tolerance.*Ada Byron/)
  },
}
export const Empty: Story = { args: { checks: [] } }
export const Loading: Story = { parameters: { chromatic: { disableSnapshot: true } }, args: { checks: undefined } }
export const Failed: Story = {
  name: 'Error',
  parameters: { chromatic: { disableSnapshot: true } },
  args: { checks: undefined, error: 'Request timed out' },
}
export const LongNames: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    checks: [
      {
        ...check,
        fileName:
          'Nordic_markets_winter_timetable_awareness_families_second_wave_delivery_report_2025-10-01_2025-10-12.csv',
      },
    ],
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const German: Story = { parameters: { chromatic: { disableSnapshot: true } }, decorators: [inGerman] }

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expectToTheRight(canvas.getByText('dv360-october.csv'), canvas.getByText('Display & Video 360'))
  },
}

export const DeleteInteraction: Story = {
  tags: ['!autodocs'],
  parameters: {
    chromatic: { disableSnapshot: true },
    // Focus guards of the dialog are in the hidden page.
    a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } },
  },
  play: async ({ args, canvasElement }) => {
    mocked(args.onDelete).mockRejectedValueOnce(new Error('offline'))
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete adform.xlsx' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete the check of adform.xlsx?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete check' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('offline')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete check' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onDelete).toHaveBeenCalledWith(checks[1])
  },
}

export const States = showStates(meta, { Default, Empty, Loading, Failed })
