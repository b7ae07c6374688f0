import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { showStates } from '../testing/states.js'
import { Spinner } from './spinner.js'

const meta = { title: 'Spinner', component: Spinner } satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { label: 'Loading campaigns' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading campaigns')
  },
}

export const Variants: Story = {
  render: () => (
    <div className="flex items-center gap-4">
      <Spinner />
      <Spinner size="md" className="text-brand-ink" />
      <Spinner size="lg" />
    </div>
  ),
}

export const BesideText: Story = {
  render: () => (
    <p className="flex items-center gap-2 text-dense text-ink-muted">
      <Spinner /> Loading the report…
    </p>
  ),
}

export const States = showStates(meta, { Variants, BesideText })
