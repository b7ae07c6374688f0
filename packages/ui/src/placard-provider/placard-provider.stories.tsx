import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { de } from '../de/de.js'
import { Delta } from '../delta/delta.js'
import { ErrorState } from '../error-state/error-state.js'
import { PageRange, Pagination } from '../pagination/pagination.js'
import { showStates } from '../testing/states.js'
import { PlacardProvider } from './placard-provider.js'

const meta = {
  title: 'PlacardProvider',
  component: PlacardProvider,
  args: { locale: 'de', labels: de },
  argTypes: {
    locale: { control: 'inline-radio', options: ['de', 'de-AT', 'de-CH'] },
    labels: { control: false },
    theme: { control: false },
    children: { control: false },
  },
  render: (args) => (
    <PlacardProvider {...args}>
      <div className="flex max-w-md flex-col gap-3 rounded-card border border-line-subtle bg-surface p-4">
        <ErrorState kind="unavailable" />
        <Delta value={-1234.5} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <PageRange page={2} pageSize={1000} total={12_345} />
          <Pagination label="Kampagnen" page={2} pageCount={13} />
        </div>
      </div>
    </PlacardProvider>
  ),
} satisfies Meta<typeof PlacardProvider>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OverrideInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { labels: [de, { pagination: { next: 'Weiterblättern' } }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Weiterblättern' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Vorherige Seite' })).toBeVisible()
  },
}

export const States = showStates(meta, { Default })
