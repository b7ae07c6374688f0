import type { Meta, StoryObj } from '@storybook/react-vite'
import { showStates } from '../testing/states.js'
import { Kbd } from './kbd.js'

const meta = { title: 'Kbd', component: Kbd, args: { children: 'Ctrl' } } satisfies Meta<typeof Kbd>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: () => (
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2 text-dense">
      <dt className="text-ink-muted">Open the menu of actions</dt>
      <dd className="flex gap-1">
        <Kbd>Ctrl</Kbd>
        <Kbd>K</Kbd>
      </dd>
      <dt className="text-ink-muted">Hide the side menu</dt>
      <dd className="flex gap-1">
        <Kbd>⌘</Kbd>
        <Kbd>B</Kbd>
      </dd>
      <dt className="text-ink-muted">Search</dt>
      <dd className="flex gap-1">
        <Kbd>/</Kbd>
      </dd>
    </dl>
  ),
}

export const States = showStates(meta, { Default, Variants })
