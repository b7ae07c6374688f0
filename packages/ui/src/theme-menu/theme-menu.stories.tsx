import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { showStates } from '../testing/states.js'
import { ThemeMenu } from './theme-menu.js'

const meta = {
  title: 'ThemeMenu',
  component: ThemeMenu,
  args: { value: 'system', onValueChange: fn() },
  render: function Controlled({ value: initial, ...args }) {
    const [value, setValue] = useState(initial)
    return (
      <ThemeMenu
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange(next)
          setValue(next)
        }}
      />
    )
  },
} satisfies Meta<typeof ThemeMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const RightToLeft: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    // An open Radix menu hides the page from assistive technology and traps focus.
    a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } },
  },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Theme: System' }))
    const system = await screen.findByRole('menuitemradio', { name: 'System' })
    const { left, width } = system.getBoundingClientRect()
    await expect(system.querySelector('svg')!.getBoundingClientRect().left).toBeGreaterThan(left + width / 2)
  },
}

export const ChooseInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Theme: System' }))
    await expect(await screen.findByRole('menuitemradio', { name: 'System' })).toBeChecked()
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }))
    await expect(args.onValueChange).toHaveBeenCalledWith('dark')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Theme: Dark' })).toHaveFocus())
  },
}

export const States = showStates(meta, { Default })
