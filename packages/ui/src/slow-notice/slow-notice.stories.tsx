import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { showStates } from '../testing/states.js'
import { SlowNotice } from './slow-notice.js'

const meta = {
  title: 'SlowNotice',
  component: SlowNotice,
  args: { waiting: true, onCancel: fn(), offerAfterMs: 0 },
} satisfies Meta<typeof SlowNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const ControlStates: Story = {
  render: (args) => (
    <div className="grid max-w-xl gap-4">
      <SlowNotice {...args} labels={{ loading: 'Loading the report…' }} />
      <SlowNotice {...args} explainAfterMs={0} />
      <SlowNotice
        {...args}
        explainAfterMs={0}
        labels={{
          slow: 'Still loading the report. Long ranges take longer, and so do reports that many people ask for at once.',
        }}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByText(/^Still/)).toHaveLength(2)
  },
}

export const States = showStates(meta, { Default, ControlStates })
