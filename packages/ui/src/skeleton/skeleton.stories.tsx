import type { Meta, StoryObj } from '@storybook/react-vite'
import { showStates } from '../testing/states.js'
import { Skeleton, SkeletonText } from './skeleton.js'

const meta = { title: 'Skeleton', component: Skeleton, subcomponents: { SkeletonText } } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { className: 'max-w-60' } }

export const Variants: Story = {
  render: () => (
    <section aria-busy aria-label="Campaigns" className="max-w-120 rounded-card border bg-surface p-4">
      <div className="flex items-center gap-3">
        <Skeleton className="size-8 rounded-full" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-3.5 w-2/5" />
          <Skeleton className="h-3 w-1/4" />
        </div>
      </div>
      <SkeletonText className="mt-4" />
      <Skeleton className="mt-4 h-32 rounded-control" />
    </section>
  ),
}

export const States = showStates(meta, { Default, Variants })
