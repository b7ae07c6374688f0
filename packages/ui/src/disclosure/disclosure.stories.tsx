import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { Disclosure } from './disclosure.js'

const meta = {
  title: 'Disclosure',
  component: Disclosure,
  args: {
    title: 'Advanced settings',
    hint: '2 set',
    children: <p className="max-w-[60ch] text-ink-muted">At most three times a day, and never twice in an hour.</p>,
  },
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ControlStates: Story = {
  render: (args) => (
    <div className="grid gap-4">
      <Disclosure {...args} title="Open" defaultOpen />
      <Disclosure {...args} title="Closed" />
      <Disclosure {...args} title="Disabled" disabled />
    </div>
  ),
}

export const RightToLeft: Story = {
  ...ControlStates,
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const closed = within(canvasElement).getByRole('button', { name: /^Closed/ })
    const chevron = closed.querySelector('svg')!
    await expectToTheRight(chevron, within(closed).getByText('Closed'))
    await expect(getComputedStyle(chevron).rotate).toBe('180deg')
  },
}

export const LongContent: Story = {
  args: {
    title: 'Settings that most campaigns of this organization leave as they are, and that can be changed later',
    className: 'w-72',
    defaultOpen: true,
  },
}

export const KeyboardInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, keepFocus: true },
  decorators: [(Story) => <div className="p-2">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /Advanced settings/ })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(button).toHaveFocus()
  },
}

export const States = showStates(meta, { Default, ControlStates, LongContent })
