import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Folder, LayoutDashboard, Megaphone, Settings } from 'lucide-react'
import type { ComponentProps } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { SideNav, SideNavBrand, SideNavGroup, SideNavItem, SideNavSection } from './side-nav.js'

/** Stub of a router's link. */
const RouterLink = (props: ComponentProps<'a'>) => <a {...props} />

const meta = {
  title: 'SideNav',
  component: SideNav,
  argTypes: { children: { control: false } },
  subcomponents: { SideNavBrand, SideNavGroup, SideNavItem, SideNavSection },
  args: {
    label: 'Main',
    children: (
      <>
        <SideNavGroup>
          <SideNavItem href="#dashboard" icon={<LayoutDashboard aria-hidden />} label="Dashboard" />
          <SideNavItem href="#inbox" icon={<Bell aria-hidden />} label="Inbox" badge={12} />
          <SideNavItem asChild icon={<Megaphone aria-hidden />} label="Campaigns" current="section">
            <RouterLink href="#campaigns" />
          </SideNavItem>
          <SideNavSection icon={<Folder aria-hidden />} label="Files">
            <SideNavItem href="#films" label="Films" />
            <SideNavItem href="#stills" label="Stills" />
          </SideNavSection>
          <SideNavSection icon={<Settings aria-hidden />} label="Settings" defaultOpen>
            <SideNavItem href="#people" label="People" badge="3 new" />
            <SideNavItem href="#domains" label="Domains" />
          </SideNavSection>
        </SideNavGroup>
        <SideNavGroup label="Report" collapsible>
          <SideNavItem href="#summary" label="Campaign summary" />
          <SideNavItem href="#creative" label="Autumn launch 300×250" current />
          <SideNavItem href="#vast" label="Retargeting VAST 15s" />
        </SideNavGroup>
        <SideNavGroup label="Archive" collapsible defaultOpen={false}>
          <SideNavItem href="#spring" label="Spring" />
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
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Main' }))
    await expect(nav.getByRole('link', { name: 'Autumn launch 300×250' })).toHaveAttribute('aria-current', 'page')
    await expect(nav.getByRole('link', { name: 'Campaigns' })).toHaveAttribute('aria-current', 'true')
    await expect(nav.getByRole('link', { name: /Inbox\s*12/ })).toBeVisible()
    await expect(nav.getByRole('list', { name: 'Report' })).toBeVisible()
    await expect(nav.queryByRole('link', { name: 'Spring' })).toBeNull()
  },
}

export const Variants: Story = {
  args: { variant: 'rail' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link', { name: 'Dashboard' })).toHaveFocus()
    await waitFor(() => expect(screen.getByRole('tooltip', { hidden: true })).toHaveTextContent('Dashboard'))
  },
}

export const LongContent: Story = {
  args: {
    children: (
      <SideNavGroup label="Report of the autumn launch for Scandinavia" collapsible>
        <SideNavItem
          href="#a"
          icon={<Megaphone aria-hidden />}
          label="Autumn launch for Scandinavia, second flight"
          badge="1,204"
          current
        />
        <SideNavItem href="#b" label="Retargeting — VAST 15s with end card and sound, version of the client" />
        <SideNavSection
          icon={<Folder aria-hidden />}
          label="Films and stills of the spring and summer campaigns"
          current
        />
      </SideNavGroup>
    ),
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const inbox = canvas.getByRole('link', { name: /Inbox/ })
    await expectToTheRight(inbox.querySelector('svg')!, within(inbox).getByText('Inbox'))
    await expectToTheRight(within(inbox).getByText('Inbox'), within(inbox).getByText('12'))
    const people = canvas.getByRole('link', { name: /People/ })
    await expectToTheRight(within(people).getByText('People'), within(people).getByText('3 new'))
  },
}

/** Tooltips and sections open at the left of the rail. */
export const RightToLeftRailInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { variant: 'rail' },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const section = within(canvasElement).getByRole('button', { name: 'Settings' })
    await userEvent.click(section)
    const panel = await screen.findByRole('dialog', { name: 'Settings' })
    await waitFor(() =>
      expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(section.getBoundingClientRect().left),
    )
  },
}

export const FoldInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, step }) => {
    const nav = within(canvasElement)
    await step('A section unfolds its links', async () => {
      const files = nav.getByRole('button', { name: 'Files' })
      await expect(nav.queryByRole('link', { name: 'Films' })).toBeNull()
      await userEvent.click(files)
      await expect(files).toHaveAttribute('aria-expanded', 'true')
      await expect(nav.getByRole('link', { name: 'Films' })).toBeVisible()
    })
    await step('A group folds by the keyboard', async () => {
      nav.getByRole('button', { name: 'Report' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(nav.queryByRole('link', { name: 'Campaign summary' })).toBeNull()
    })
  },
}

export const RailInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { variant: 'rail' },
  play: async ({ canvasElement, step }) => {
    const section = within(canvasElement).getByRole('button', { name: 'Settings' })
    await step('Its links open beside the rail, and Escape gives the focus back', async () => {
      await userEvent.click(section)
      await expect(await screen.findByRole('dialog', { name: 'Settings' })).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(section).toHaveFocus())
    })
    await userEvent.click(section)
    const panel = await screen.findByRole('dialog', { name: 'Settings' })
    await waitFor(() => expect(within(panel).getByRole('link', { name: 'Domains' })).toBeVisible())
  },
}

export const States = showStates(meta, { LongContent })
