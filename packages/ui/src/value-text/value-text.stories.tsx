import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { showStates } from '../testing/states.js'
import { ValueText } from './value-text.js'

const meta = {
  title: 'ValueText',
  component: ValueText,
  args: { children: '1,204,881' },
} satisfies Meta<typeof ValueText>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: () => (
    <dl className="grid w-72 grid-cols-[1fr_auto] gap-y-2 text-end text-dense [&>dt]:text-start [&>dt]:text-ink-muted">
      <dt>A figure</dt>
      <dd>
        <ValueText>1,204,881</ValueText>
      </dd>
      <dt>Nothing was counted</dt>
      <dd>
        <ValueText>0</ValueText>
      </dd>
      <dt>Nobody counts</dt>
      <dd>
        <ValueText>{null}</ValueText>
      </dd>
    </dl>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('no data')).toBeInTheDocument()
    await expect(within(canvasElement).getByText('0')).toBeVisible()
  },
}

export const States = showStates(meta, { Default })
