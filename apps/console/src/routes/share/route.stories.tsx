import type { Meta, StoryObj } from '@storybook/react-vite'
import { DeadLink } from './dead-link.js'

const meta = { title: 'Shared report', component: DeadLink } satisfies Meta<typeof DeadLink>
export default meta
type Story = StoryObj<typeof meta>

export const LinkNotWorking: Story = {}
