import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { showStates } from '../testing/states.js'
import { CopyButton } from './copy-button.js'

const meta = {
  title: 'CopyButton',
  component: CopyButton,
  args: { value: '<script src="https://cdn.example.com/ad.js"></script>', label: 'Copy tag' },
  beforeEach() {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  },
} satisfies Meta<typeof CopyButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: (args) => (
    <div className="flex items-center gap-3">
      <CopyButton {...args} />
      <CopyButton {...args} size="sm" variant="ghost" />
      <CopyButton {...args} iconOnly />
      <CopyButton {...args} iconOnly size="sm" variant="secondary" />
      <CopyButton {...args} disabled />
    </div>
  ),
}

export const CopiedInteraction: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <div className="flex items-center gap-3">
      <CopyButton {...args} />
      <CopyButton {...args} label="Copy link" iconOnly />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy tag' }))
    for (const status of canvas.getAllByRole('status')) await expect(status).toHaveTextContent('Copied')
  },
}

export const FailedInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { keepFocus: true },
  beforeEach() {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy tag' }))
    const focused = await screen.findByRole('textbox', { name: 'Copy tag' })
    await waitFor(() => expect(focused).toHaveFocus())
  },
}

export const States = showStates(meta, { Default, Variants })
