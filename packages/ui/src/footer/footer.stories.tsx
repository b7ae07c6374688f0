import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { Footer } from './footer.js'

const meta = {
  title: 'Footer',
  component: Footer,
  argTypes: { children: { control: false } },
  args: {
    children: (
      <>
        <span>Placard 0.1.0</span>
        <a href="#help">Help</a>
        <a href="#privacy">Privacy</a>
        <span className="ms-auto">Times in GMT+00:00</span>
      </>
    ),
  },
} satisfies Meta<typeof Footer>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expectToTheRight(canvas.getByText('Placard 0.1.0'), canvas.getByRole('link', { name: 'Help' }))
    await expectToTheRight(canvas.getByRole('link', { name: 'Privacy' }), canvas.getByText('Times in GMT+00:00'))
  },
}

export const LongContent: Story = { globals: { viewport: { value: 'phone' } } }

export const States = showStates(meta, { Default })
