import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
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

export const ChooseInteraction: Story = {
  parameters: { keepFocus: true },
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Theme' })
    await userEvent.click(within(group).getByRole('radio', { name: 'Dark' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('dark')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('light')
    await expect(within(group).getByRole('radio', { name: 'Light' })).toBeChecked()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Light')
  },
}
