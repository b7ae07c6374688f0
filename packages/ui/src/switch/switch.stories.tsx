import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { Switch } from './switch.js'

const meta = {
  title: 'Switch',
  component: Switch,
  args: { label: 'Compare with the previous period', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ControlStates: Story = {
  render: () => (
    <div className="grid justify-items-start gap-3">
      <Switch label="Off" checked={false} />
      <Switch label="On" checked />
      <Switch label="Disabled, off" disabled />
      <Switch label="Disabled, on" disabled checked />
      <Switch label="Invalid" invalid />
      <Switch aria-label="Without a label" checked />
    </div>
  ),
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: ControlStates.render,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const thumb = (name: string) => canvas.getByRole('switch', { name }).firstElementChild!
    await expectToTheRight(thumb('Off'), thumb('On'))
    await expectToTheRight(canvas.getByRole('switch', { name: 'On' }), canvas.getByText('On'))
  },
}

export const Variants: Story = {
  render: () => (
    <div className="grid justify-items-start gap-4">
      <Switch label="Weekly report" description="Sent on Mondays at 8:00, in the zone of the campaign." checked />
      <Switch label="Public link" description="Everyone who has it sees the report." />
    </div>
  ),
}

export const Loading: Story = {
  render: () => (
    <div className="grid justify-items-start gap-3">
      <Switch label="Turning on" checked loading />
      <Switch label="Turning off" loading />
    </div>
  ),
}

export const Focused: Story = {
  parameters: { keepFocus: true },
  args: { checked: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('switch')).toHaveFocus()
  },
}

export const LongContent: Story = {
  args: {
    className: 'w-72',
    label: 'Start the video by itself, without sound, as soon as half of it is in view on the page that shows it',
  },
}

export const ToggleInteraction: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Compare with the previous period'))
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard(' ')
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false)
  },
}

export const SavingInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Saving(args) {
    const [checked, setChecked] = useState(false)
    const [saving, setSaving] = useState(false)
    const save = (next: boolean) => {
      args.onCheckedChange?.(next)
      setChecked(next)
      setSaving(true)
      setTimeout(() => setSaving(false), 100)
    }
    return <Switch {...args} checked={checked} loading={saving} onCheckedChange={save} />
  },
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('switch')
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await expect(box).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard(' ')
    await expect(args.onCheckedChange).toHaveBeenCalledOnce()
    await expect(box).toHaveFocus()
    await waitFor(() => expect(box).not.toHaveAttribute('aria-busy'))
    await userEvent.keyboard(' ')
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false)
  },
}

export const States = showStates(meta, { Default, ControlStates, Variants, Loading, LongContent })
