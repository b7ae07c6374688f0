import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { showStates } from '../testing/states.js'
import { RenameInput } from './rename-input.js'

const meta = {
  title: 'RenameInput',
  component: RenameInput,
  args: { value: 'main.mp4', label: 'New name of main.mp4', keepExtension: true, onCommit: fn(), onCancel: fn() },
  decorators: [(Story) => <div className="flex h-20 max-w-64 items-start text-dense">{Story()}</div>],
  parameters: { keepFocus: true },
} satisfies Meta<typeof RenameInput>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Invalid: Story = {
  args: { validate: (name) => (name.includes('/') ? 'A name cannot contain “/”.' : undefined) },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'New name of main.mp4' })
    await userEvent.clear(input)
    await userEvent.type(input, 'spring/main.mp4{Enter}')
    await expect(input).toHaveAccessibleDescription('A name cannot contain “/”.')
    await expect(input).toBeInvalid()
    await expect(input).toHaveFocus()
    await expect(args.onCommit).not.toHaveBeenCalled()
  },
}

export const LongContent: Story = {
  args: { value: 'autumn-launch-scandinavia-300x250-final-v12.mp4' },
}

export const RenameInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Renaming(args) {
    const [name, setName] = useState(args.value)
    const [editing, setEditing] = useState(false)
    if (!editing) return <Button onClick={() => setEditing(true)}>Rename {name}</Button>
    return (
      <RenameInput
        {...args}
        value={name}
        onCommit={(next) => {
          setName(next)
          setEditing(false)
        }}
        onCancel={() => setEditing(false)}
      />
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Rename main.mp4' }))
    await userEvent.keyboard('intro{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename intro.mp4' }))
    await userEvent.keyboard('outro{Escape}')
    await expect(await canvas.findByRole('button', { name: 'Rename intro.mp4' })).toBeVisible()
  },
}

export const States = showStates(meta, { Default, LongContent })
