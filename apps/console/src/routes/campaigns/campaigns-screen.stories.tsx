import { DEMO_NOW, demoCampaignList } from '@placard/domain/testing'
import { ToastProvider } from '@placard/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { type ListSearch, parseListSearch } from './campaign-order.js'
import type { CampaignsScreenProps } from './campaigns-props.js'
import { CampaignsScreen } from './campaigns-screen.js'

const campaigns = demoCampaignList()

/** Holds what the address holds in the console. */
function WithAddress(props: CampaignsScreenProps) {
  const [search, setSearch] = useState<ListSearch>(props.search)
  const [grouping, setGrouping] = useState(props.grouping)
  const [gone, setGone] = useState<string[]>([])
  return (
    <CampaignsScreen
      {...props}
      campaigns={props.campaigns?.filter(({ id }) => !gone.includes(id))}
      grouping={grouping}
      onGroupingChange={setGrouping}
      onDelete={({ id }) => setGone([...gone, id])}
      search={search}
      onSearchChange={(changes) => {
        props.onSearchChange(changes)
        setSearch({ ...search, ...changes })
      }}
    />
  )
}

const meta = {
  title: 'Campaigns/Screen',
  component: CampaignsScreen,
  args: {
    campaigns,
    scope: 'mine',
    onScopeChange: fn(),
    search: parseListSearch(new URLSearchParams()),
    onSearchChange: fn(),
    grouping: 'list',
    onGroupingChange: fn(),
    onDelete: fn(),
    onReload: fn(),
    now: DEMO_NOW,
  },
  render: (args) => <WithAddress {...args} />,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <ToastProvider>
          <Story />
        </ToastProvider>
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof CampaignsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const DeleteInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { screenshot: false },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const names = () => screen.getAllByRole('rowheader').map((row) => within(row).queryByRole('link'))
    const [first, second] = names()
    await userEvent.click(screen.getByRole('button', { name: `Actions for ${first!.textContent}` }))
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Delete' }))
    await waitFor(() => expect(first).not.toBeInTheDocument())
    await waitFor(() => expect(second).toHaveFocus())
  },
}

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
