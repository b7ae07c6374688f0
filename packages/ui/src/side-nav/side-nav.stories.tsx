import type { Meta, StoryObj } from '@storybook/react-vite'
import { Folder, LayoutDashboard, Megaphone, User } from 'lucide-react'
import type { ComponentProps } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { SideNav, SideNavBrand, SideNavGroup, SideNavItem } from './side-nav.js'

/** Stands for a router's link. */
const RouterLink = (props: ComponentProps<'a'>) => <a {...props} />

const meta = {
  title: 'SideNav',
  component: SideNav,
  subcomponents: { SideNavBrand, SideNavGroup, SideNavItem },
  args: {
    label: 'Main',
    children: (
      <>
        <SideNavGroup>
          <SideNavItem href="#dashboard" icon={<LayoutDashboard aria-hidden />} label="Dashboard" />
          <SideNavItem href="#files" icon={<Folder aria-hidden />} label="File manager" />
          <SideNavItem asChild icon={<Megaphone aria-hidden />} label="Campaigns" current="section">
            <RouterLink href="#campaigns" />
          </SideNavItem>
          <SideNavItem href="#profile" icon={<User aria-hidden />} label="Profile" />
        </SideNavGroup>
        <SideNavGroup label="Report">
          <SideNavItem href="#summary" label="Campaign summary" />
          <SideNavItem href="#creative" label="Autumn launch 300×250" current />
          <SideNavItem href="#vast" label="Retargeting VAST 15s" />
        </SideNavGroup>
      </>
    ),
  },
  decorators: [
    (Story, { args }) => (
      <div className={args.variant === 'rail' ? 'w-14' : 'w-58'}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideNav>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Main' })
    await expect(within(nav).getByRole('link', { name: 'Autumn launch 300×250' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(within(nav).getByRole('link', { name: 'Campaigns' })).toHaveAttribute('aria-current', 'true')
    await expect(within(nav).getByRole('list', { name: 'Report' })).toBeVisible()
  },
}

export const Variants: Story = {
  args: { variant: 'rail' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link', { name: 'Dashboard' })).toHaveFocus()
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Dashboard'))
  },
}

export const LongContent: Story = {
  args: {
    children: (
      <SideNavGroup label="Report of the autumn launch for Scandinavia">
        <SideNavItem
          href="#a"
          icon={<Megaphone aria-hidden />}
          label="Autumn launch for Scandinavia, second flight"
          current
        />
        <SideNavItem href="#b" label="Retargeting — VAST 15s with end card and sound" />
      </SideNavGroup>
    ),
  },
}
