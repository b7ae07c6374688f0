import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { ScreenFailure } from '../../shell/screen-boundary.js'

const meta = {
  title: 'Not found/Failure',
  component: ScreenFailure,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof ScreenFailure>
export default meta
type Story = StoryObj<typeof meta>

export const ChunkFailed: Story = { args: { chunk: true } }

export const ScreenThrew: Story = { args: { chunk: false } }
