import { NO_DATA } from '@placard/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ValueText } from './value-text.js'

const meta = {
  title: 'ValueText',
  tags: ['autodocs'],
  component: ValueText,
  args: { children: '1,204' },
} satisfies Meta<typeof ValueText>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NoData: Story = {
  args: { children: NO_DATA },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('no data')).toBeInTheDocument()
  },
}
