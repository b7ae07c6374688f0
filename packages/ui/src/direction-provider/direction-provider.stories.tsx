import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { SegmentedControl } from '../segmented-control/segmented-control.js'
import { Switch } from '../switch/switch.js'
import { showStates } from '../testing/states.js'
import { DirectionProvider } from './direction-provider.js'

const days = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
]

function Panel({ name }: { name: string }) {
  const [value, setValue] = useState('day')
  return (
    <section className="flex flex-1 flex-col items-start gap-3 rounded-card border border-line-subtle bg-surface p-4 text-dense">
      <h3 className="font-medium text-ink">{name}</h3>
      <SegmentedControl label={`Group by, ${name}`} value={value} onValueChange={setValue} options={days} />
      <div className="flex w-full items-center justify-between gap-4">
        <span id={`compare-${name.length}`}>Compare with the period before</span>
        <Switch aria-labelledby={`compare-${name.length}`} defaultChecked />
      </div>
    </section>
  )
}

const names = { ltr: 'Left to right', rtl: 'Right to left' }

const meta = {
  title: 'DirectionProvider',
  component: DirectionProvider,
  args: { dir: 'rtl' },
  render: ({ dir }) => (
    <div className="flex max-w-3xl flex-wrap gap-4">
      <Panel name="Of the page" />
      <div dir={dir} className="contents">
        <DirectionProvider dir={dir}>
          <Panel name={names[dir]} />
        </DirectionProvider>
      </div>
    </div>
  ),
} satisfies Meta<typeof DirectionProvider>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A right-to-left page with a left-to-right region. */
export const LeftToRightInside: Story = { args: { dir: 'ltr' }, globals: { direction: 'rtl' } }

export const ArrowKeysInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Group by, Right to left' })
    await userEvent.click(within(group).getByRole('radio', { name: 'Day' }))
    await userEvent.keyboard('{ArrowLeft>}')
    await waitFor(() => expect(within(group).getByRole('radio', { name: 'Week' })).toBeChecked())
    await userEvent.keyboard('{/ArrowLeft}{ArrowRight>}')
    await waitFor(() => expect(within(group).getByRole('radio', { name: 'Day' })).toBeChecked())
    await userEvent.keyboard('{/ArrowRight}')
  },
}

export const States = showStates(meta, { Default })
