import { DEMO_NOW, demoCampaignList } from '@placard/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent, within } from 'storybook/test'
import { type ListSearch, parseListSearch } from './campaign-order.js'
import { CampaignsScreen, type CampaignsScreenProps } from './campaigns-screen.js'

const campaigns = demoCampaignList()

/** Holds what the address holds in the console. */
function WithAddress(props: CampaignsScreenProps) {
  const [search, setSearch] = useState<ListSearch>(props.search)
  return (
    <CampaignsScreen
      {...props}
      search={search}
      onSearchChange={(changes) => {
        props.onSearchChange(changes)
        setSearch({ ...search, ...changes })
      }}
    />
  )
}

const meta = {
  title: 'Campaigns',
  component: CampaignsScreen,
  args: {
    campaigns,
    scope: 'mine',
    onScopeChange: fn(),
    search: parseListSearch(new URLSearchParams()),
    onSearchChange: fn(),
    onReload: fn(),
    now: DEMO_NOW,
  },
  render: (args) => <WithAddress {...args} />,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof CampaignsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {}

export const Refreshing: Story = { args: { refreshing: true } }

export const Loading: Story = { args: { campaigns: undefined } }

export const Empty: Story = { args: { campaigns: [] } }

export const Forbidden: Story = {
  args: { campaigns: [], without: 'permission', scope: 'all' },
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement)
    await expect(screen.getByText(/not open to you/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show mine' }))
    await expect(args.onScopeChange).toHaveBeenCalledWith('mine')
  },
}

export const Unanswered: Story = { args: { campaigns: [], without: 'answer' } }

export const Failed: Story = {
  name: 'Error',
  args: { campaigns: undefined, error: 'The database is being moved. It is back at 12:00.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reload' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const FilteredEmptyInteraction: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.keyboard('/')
    await expect(screen.getByRole('searchbox')).toHaveFocus()
    await userEvent.keyboard('quarterly')
    await expect(screen.getByRole('heading', { name: 'No campaign matches “quarterly”' })).toBeVisible()
    await expect(screen.getByRole('status')).toHaveTextContent('0 of 8 campaigns')
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    await expect(screen.getByRole('searchbox')).toHaveValue('')
    await userEvent.type(screen.getByRole('searchbox'), 'nothing')
  },
}

export const SearchInteraction: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search campaigns' }), 'coffee')
    await expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Halden Coffee — Morning Ritual',
    ])
    await expect(screen.getByRole('status')).toHaveTextContent('1 of 8 campaigns')
    await expect(screen.getByText('Total, 1 campaign')).toBeVisible()
  },
}

export const SortInteraction: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const heading = () => screen.getByRole('columnheader', { name: 'Campaign' })
    await userEvent.click(within(heading()).getByRole('button'))
    await expect(heading()).toHaveAttribute('aria-sort', 'ascending')
    await expect(screen.getAllByRole('link')[0]).toHaveTextContent('Atlas Airways')
    await userEvent.click(within(heading()).getByRole('button'))
    await expect(screen.getAllByRole('link')[0]).toHaveTextContent('Verde Market')
  },
}
