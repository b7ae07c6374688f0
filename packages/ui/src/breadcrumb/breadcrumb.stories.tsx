import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Breadcrumb, BreadcrumbItem } from './breadcrumb.js'

const meta = {
  title: 'Breadcrumb',
  component: Breadcrumb,
  subcomponents: { BreadcrumbItem },
  args: {
    children: (
      <>
        <BreadcrumbItem href="#campaigns">Campaigns</BreadcrumbItem>
        <BreadcrumbItem asChild>
          <a href="#autumn">Autumn 2025</a>
        </BreadcrumbItem>
        <BreadcrumbItem current>Reporting</BreadcrumbItem>
      </>
    ),
  },
} satisfies Meta<typeof Breadcrumb>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Breadcrumb' })
    await expect(within(nav).getByText('Reporting')).toHaveAttribute('aria-current', 'page')
    await expect(within(nav).getByRole('link', { name: 'Autumn 2025' })).toHaveAttribute('data-slot', 'breadcrumb-item')
  },
}

export const Variants: Story = { args: { children: <BreadcrumbItem current>Dashboard</BreadcrumbItem> } }

export const LongContent: Story = {
  args: {
    children: (
      <>
        <BreadcrumbItem href="#campaigns">Campaigns</BreadcrumbItem>
        <BreadcrumbItem href="#autumn">Autumn launch for Scandinavia, second flight</BreadcrumbItem>
        <BreadcrumbItem href="#creative">Retargeting — VAST 15s with end card</BreadcrumbItem>
        <BreadcrumbItem current>Reporting by creative, placement and platform</BreadcrumbItem>
      </>
    ),
  },
}

export const Phone: Story = { args: LongContent.args, globals: { viewport: { value: 'phone' } } }
