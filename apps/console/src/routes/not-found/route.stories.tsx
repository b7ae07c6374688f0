import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { ScreenFailure } from '../../shell/screen-boundary.js'
import NotFoundRoute from './route.js'

const meta = {
  title: 'Not found',
  component: NotFoundRoute,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof NotFoundRoute>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ChunkFailed: Story = { render: () => <ScreenFailure chunk /> }

export const ScreenThrew: Story = { render: () => <ScreenFailure chunk={false} /> }
