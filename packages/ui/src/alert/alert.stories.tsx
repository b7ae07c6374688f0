import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { Alert } from './alert.js'

const meta = {
  title: 'Alert',
  component: Alert,
  args: {
    tone: 'info',
    title: 'Numbers of today are not complete',
    children: 'Platforms report up to six hours late.',
  },
} satisfies Meta<typeof Alert>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: () => (
    <div className="flex flex-col gap-3">
      {(['neutral', 'info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Alert key={tone} tone={tone} title={`This is ${tone}`} action={<Button size="sm">Show</Button>}>
          One sentence about it.
        </Alert>
      ))}
      <Alert tone="warning">Only words, no title.</Alert>
      <Alert tone="success" title="Only a title" />
      <Alert tone="info" title="It can be taken away" onDismiss={fn()}>
        By those who have read it.
      </Alert>
    </div>
  ),
}

export const Live: Story = {
  args: { tone: 'danger', title: 'Sign in', children: 'Sign up failed!', live: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Sign up failed!')
  },
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  args: { onDismiss: fn() },
  play: async ({ canvasElement }) => {
    const alert = canvasElement.querySelector('[data-slot=alert]')!
    const close = within(canvasElement).getByRole('button', { name: 'Dismiss' })
    await expectToTheRight(alert.querySelector('svg')!, within(canvasElement).getByText(/^Numbers of today/))
    await expectToTheRight(within(canvasElement).getByText(/^Numbers of today/), close)
  },
}

export const LongContent: Story = {
  args: {
    tone: 'warning',
    title: 'The film of this creative is larger than most platforms take, and will be refused by some of them',
    children:
      'main.mp4 has 14.2 MB at 1920×1080. Make it smaller than 10 MB, or take out the platforms that refuse it: https://example.com/averylongaddresswithoutanyplacetobreakthelinebecausenobodythoughtofit',
    action: <Button size="sm">Choose another file</Button>,
  },
  globals: { viewport: { value: 'phone' } },
}

export const States = showStates(meta, { Default, Variants })
