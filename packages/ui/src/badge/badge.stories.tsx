import type { Meta, StoryObj } from '@storybook/react-vite'
import { Sparkles } from 'lucide-react'
import { showStates } from '../testing/states.js'
import { Badge } from './badge.js'

const meta = { title: 'Badge', component: Badge, args: { children: '14 creatives' } } satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      {(['neutral', 'info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <Badge tone="info" icon={<Sparkles aria-hidden />}>
        New
      </Badge>
    </div>
  ),
}

export const LongContent: Story = {
  render: () => (
    <div className="w-40">
      <Badge>Scandinavia, second flight, sound off</Badge>
    </div>
  ),
}

export const States = showStates(meta, { Default, Variants, LongContent })
