import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Folder, LayoutDashboard, Megaphone, Settings, User } from 'lucide-react'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Breadcrumb, BreadcrumbItem } from '../breadcrumb/breadcrumb.js'
import { Button } from '../button/button.js'
import { Card, CardBody, CardHeader, CardTitle } from '../card/card.js'
import { Footer } from '../footer/footer.js'
import { PageHeader } from '../page-header/page-header.js'
import { SideNav, SideNavBrand, SideNavGroup, SideNavItem, SideNavSection } from '../side-nav/side-nav.js'
import { Status } from '../status/status.js'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { TopBar } from '../top-bar/top-bar.js'
import { AppShell, type AppShellProps } from './app-shell.js'

const sideNav = (
  <>
    <SideNavBrand
      href="#dashboard"
      label="Console"
      mark={<span aria-hidden className="size-5 rounded-badge bg-brand" />}
    />
    <SideNav label="Main">
      <SideNavGroup>
        <SideNavItem href="#dashboard" icon={<LayoutDashboard aria-hidden />} label="Dashboard" />
        <SideNavItem
          href="#files"
          onClick={(event) => event.preventDefault()}
          icon={<Folder aria-hidden />}
          label="File manager"
        />
        <SideNavItem href="#campaigns" icon={<Megaphone aria-hidden />} label="Campaigns" current />
        <SideNavItem href="#inbox" icon={<Bell aria-hidden />} label="Inbox" badge={12} />
        <SideNavSection icon={<Settings aria-hidden />} label="Settings">
          <SideNavItem href="#people" label="People" />
          <SideNavItem href="#domains" label="Domains" />
        </SideNavSection>
        <SideNavItem href="#profile" icon={<User aria-hidden />} label="Profile" />
      </SideNavGroup>
    </SideNav>
  </>
)

const page = (
  <>
    <PageHeader
      title="Autumn 2025"
      description="5 creatives · updated 12 min ago · times in GMT+00:00"
      actions={
        <>
          <Button>Schedule…</Button>
          <Button>Share</Button>
          <Button variant="primary">Export</Button>
        </>
      }
    />
    <div className="mt-4 flex flex-wrap gap-2">
      <Status tone="success">Live</Status>
      <Status tone="warning">Ends in 3 days</Status>
    </div>
    <Card className="mt-4">
      <CardHeader>
        <CardTitle>Delivery by creative</CardTitle>
      </CardHeader>
      <CardBody className="h-72 text-dense text-ink-muted">2,959,973 impressions in the last 14 days.</CardBody>
    </Card>
  </>
)

const topBar = (
  <TopBar
    start={
      <Breadcrumb>
        <BreadcrumbItem href="#campaigns">Campaigns</BreadcrumbItem>
        <BreadcrumbItem href="#autumn">Autumn 2025</BreadcrumbItem>
        <BreadcrumbItem current>Reporting</BreadcrumbItem>
      </Breadcrumb>
    }
    end="Ada Byron"
  />
)

function Shell(props: AppShellProps) {
  const [sideMenu, setSideMenu] = useState(props.sideMenu)
  return (
    <div className="-m-4">
      <AppShell {...props} sideMenu={sideMenu} onSideMenuChange={setSideMenu} />
    </div>
  )
}

const meta = {
  title: 'AppShell',
  component: AppShell,
  argTypes: {
    sideNav: { control: false },
    topBar: { control: false },
    footer: { control: false },
    children: { control: false },
  },
  render: Shell,
  parameters: { layout: 'fullscreen' },
  args: { sideNav, topBar, children: page, footer: <Footer>Placard 0.1.0</Footer> },
} satisfies Meta<typeof AppShell>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const skip = within(canvasElement).getByRole('link', { name: 'Skip to content' })
    await expect(skip).toHaveFocus()
    await expect(skip).toHaveAttribute('href', '#content')
    await expect(within(canvasElement).getByRole('main')).toHaveAttribute('id', 'content')
    await expect(within(canvasElement).getAllByRole('navigation', { name: 'Main' })).toHaveLength(1)
  },
}

export const Rail: Story = { args: { sideMenu: 'rail' } }

export const Alone: Story = { args: { sideNav: undefined, topBar: undefined, footer: undefined } }

/** An editor has the whole window, and scrolls itself. */
export const FullWindow: Story = {
  args: {
    sideNav: undefined,
    topBar: undefined,
    footer: undefined,
    fullWindow: true,
    children: (
      <div className="grid h-full grid-rows-[auto_minmax(0,1fr)]">
        <h1 className="border-line-subtle border-b bg-surface px-4 py-2 font-semibold">Editor</h1>
        <p className="p-4 text-dense">Canvas</p>
      </div>
    ),
  },
  play: async ({ canvasElement }) => {
    const { height, left } = within(canvasElement).getByRole('main').getBoundingClientRect()
    await expect([height, left]).toEqual([window.innerHeight, 0])
  },
}

export const CompactEdge: Story = { globals: { viewport: { value: 'compact' } } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** Viewport one pixel wider: the menu is beside the page. */
export const WideEdge: Story = {
  parameters: {
    viewport: { options: { edge: { name: 'Wide edge 992', styles: { width: '992px', height: '900px' } } } },
  },
  globals: { viewport: { value: 'edge' } },
}

export const Wide: Story = { globals: { viewport: { value: 'wide' } } }

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expectToTheRight(canvas.getByRole('navigation', { name: 'Main' }), canvas.getByRole('main'))
    await expectToTheRight(canvas.getByRole('navigation', { name: 'Breadcrumb' }), canvas.getByText('Ada Byron'))
  },
}

/** On a phone, the menu opens from the right. */
export const RightToLeftDrawerInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Menu' }))
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    await waitFor(() => expect(drawer.getBoundingClientRect().right).toBe(window.innerWidth))
  },
}

const flights = [1, 2, 3, 4, 5, 6, 7, 8, 9]

export const LongContent: Story = {
  args: {
    sideNav: (
      <SideNav label="Main" className="pt-3">
        {['Scandinavia', 'Germany, Austria and Switzerland', 'United Kingdom'].map((market) => (
          <SideNavGroup key={market} label={`Campaigns of ${market}`} collapsible>
            {flights.map((flight) => (
              <SideNavItem
                key={flight}
                href={`#${flight}`}
                icon={<Megaphone aria-hidden />}
                label={flight % 3 === 1 ? `Autumn launch for ${market}, flight ${flight}` : `Flight ${flight}`}
                badge={flight % 3 === 1 ? '1,204' : undefined}
              />
            ))}
          </SideNavGroup>
        ))}
      </SideNav>
    ),
    topBar: (
      <TopBar
        start={
          <Breadcrumb>
            <BreadcrumbItem href="#campaigns">Campaigns</BreadcrumbItem>
            <BreadcrumbItem href="#autumn">Autumn launch for Scandinavia, second flight</BreadcrumbItem>
            <BreadcrumbItem href="#creative">Retargeting — VAST 15s with end card</BreadcrumbItem>
            <BreadcrumbItem current>Reporting by creative, placement and platform</BreadcrumbItem>
          </Breadcrumb>
        }
        end="Augusta Ada King, Countess of Lovelace"
      />
    ),
  },
}

export const DrawerInteraction: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, step }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Menu' })
    await step('A link closes it', async () => {
      await userEvent.click(button)
      const drawer = await screen.findByRole('dialog', { name: 'Menu' })
      await userEvent.click(within(drawer).getByRole('link', { name: 'File manager' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    await step('Ctrl+B opens it as well', async () => {
      await userEvent.keyboard('{Control>}b{/Control}')
      await screen.findByRole('dialog', { name: 'Menu' })
    })
  },
}

export const KeyboardInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Dashboard')).toBeVisible()
    await userEvent.keyboard('{Control>}b{/Control}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Expand menu' })).toBeVisible())
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toHaveAttribute('data-state', 'rail')
    await userEvent.click(canvas.getByRole('button', { name: 'Expand menu' }))
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toHaveAttribute('data-state', 'expanded')
  },
}

export const States = showStates(meta, { Rail, Alone, LongContent })
