import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Breadcrumb, BreadcrumbItem } from '../breadcrumb/breadcrumb.js'
import { Button } from '../button/button.js'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { TopBar } from './top-bar.js'

const meta = {
  title: 'TopBar',
  component: TopBar,
  argTypes: { start: { control: false }, end: { control: false } },
  args: {
    start: (
      <Breadcrumb>
        <BreadcrumbItem href="#campaigns">Campaigns</BreadcrumbItem>
        <BreadcrumbItem current>Autumn 2025</BreadcrumbItem>
      </Breadcrumb>
    ),
    end: <Button variant="ghost">Ada Byron</Button>,
  },
} satisfies Meta<typeof TopBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Menu' })).toBeNull()
  },
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expectToTheRight(canvas.getByRole('navigation'), canvas.getByRole('button', { name: 'Ada Byron' }))
  },
}

export const Variants: Story = { args: { start: undefined } }

export const LongContent: Story = {
  args: {
    start: (
      <Breadcrumb>
        <BreadcrumbItem href="#campaigns">Campaigns</BreadcrumbItem>
        <BreadcrumbItem href="#autumn">Autumn launch for Scandinavia, second flight</BreadcrumbItem>
        <BreadcrumbItem current>Reporting by creative, placement and platform</BreadcrumbItem>
      </Breadcrumb>
    ),
  },
  globals: { viewport: { value: 'phone' } },
}

export const States = showStates(meta, { Variants })
