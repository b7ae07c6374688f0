import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { Banner } from './banner.js'

const meta = {
  title: 'Banner',
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: { tone: 'info', children: 'Reports of 14 October come two hours late. Nothing is lost.', onDismiss: fn() },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: () => (
    <div className="grid gap-4">
      {(['neutral', 'info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Banner key={tone} tone={tone} label={tone} onDismiss={fn()} action={<Button size="sm">Show status</Button>}>
          Reports of 14 October come two hours late.
        </Banner>
      ))}
      <Banner label="Stays">You are looking at the campaigns of another organization.</Banner>
    </div>
  ),
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  args: { action: <Button size="sm">Show status</Button> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expectToTheRight(
      canvas.getByText(/^Reports of 14 October/),
      canvas.getByRole('button', { name: 'Show status' }),
    )
    await expectToTheRight(
      canvas.getByRole('button', { name: 'Show status' }),
      canvas.getByRole('button', { name: 'Dismiss' }),
    )
  },
}

export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    tone: 'warning',
    children:
      'On Saturday, 18 October 2025, from 22:00 to 23:30 UTC the console can be read but nothing can be changed. Ads are served as always.',
    action: <Button size="sm">Read more</Button>,
  },
}

export const DismissInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Dismissed(args) {
    const [shown, setShown] = useState(true)
    return shown ? <Banner {...args} onDismiss={() => setShown(false)} /> : <p>It is gone.</p>
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

export const States = showStates(meta, { Default, Variants })
