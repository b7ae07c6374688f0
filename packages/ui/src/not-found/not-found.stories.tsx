import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileX2 } from 'lucide-react'
import { LinkButton } from '../link-button/link-button.js'
import { showStates } from '../testing/states.js'
import { NotFound } from './not-found.js'

const meta = {
  title: 'NotFound',
  component: NotFound,
  args: { action: <LinkButton href="#campaigns">Go to campaigns</LinkButton> },
} satisfies Meta<typeof NotFound>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    icon: <FileX2 aria-hidden />,
    title: 'This report is not shared any more',
    description:
      'The link was taken back by the one who made it, or it ran out on 1 October 2025. Ask that person for another one.',
    action: undefined,
  },
}

export const States = showStates(meta, { Default })
