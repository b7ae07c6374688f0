import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Switch } from './switch.js'

const meta = {
  title: 'Switch',
  component: Switch,
  args: { label: 'Compare with the previous period', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: () => (
    <div className="grid justify-items-start gap-3">
      <Switch label="Off" checked={false} />
      <Switch label="On" checked />
      <Switch label="Disabled, off" disabled />
      <Switch label="Disabled, on" disabled checked />
      <Switch aria-label="Without a label" checked />
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
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Compare with the previous period'))
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard(' ')
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false)
  },
}
