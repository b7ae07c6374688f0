import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { showStates } from '../testing/states.js'
import { ThemeSwitch } from './theme-switch.js'

const meta = {
  title: 'ThemeSwitch',
  component: ThemeSwitch,
  args: { value: 'system', onValueChange: fn() },
  render: function Controlled({ value: initial, ...args }) {
    const [value, setValue] = useState(initial)
    return (
      <ThemeSwitch
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange(next)
          setValue(next)
        }}
      />
    )
  },
} satisfies Meta<typeof ThemeSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-3">
      <ThemeSwitch {...args} label="Theme, small" size="sm" value="light" />
      <ThemeSwitch {...args} value="dark" />
    </div>
  ),
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const group = within(within(canvasElement).getByRole('radiogroup', { name: 'Theme' }))
    await userEvent.click(group.getByRole('radio', { name: 'Light' }))
    const next =
      group.getAllByRole('radio')[group.getAllByRole('radio').findIndex((one) => one.ariaChecked === 'true') + 1]
    await userEvent.keyboard('{ArrowLeft>}')
    await waitFor(() => expect(next).toBeChecked())
    await userEvent.keyboard('{/ArrowLeft}')
  },
}

export const Focused: Story = {
  parameters: { keepFocus: true },
  decorators: [(Story) => <div className="p-12">{Story()}</div>],
  play: async () => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip', { hidden: true })).toHaveTextContent('System')
  },
}

export const ChooseInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Theme' })
    await userEvent.click(within(group).getByRole('radio', { name: 'Dark' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('dark')
    await userEvent.keyboard('{ArrowLeft>}')
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('light'))
    await userEvent.keyboard('{/ArrowLeft}')
    await expect(within(group).getByRole('radio', { name: 'Light' })).toBeChecked()
  },
}

export const States = showStates(meta, { Default, Sizes })
