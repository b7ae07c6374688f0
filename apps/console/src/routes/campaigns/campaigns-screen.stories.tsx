import { DEMO_NOW, demoCampaignList } from '@placard/domain/demo'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inRouter } from '../../testing/in-router.js'
import { type ListSearch, parseListSearch } from './campaign-order.js'
import type { CampaignsScreenProps } from './campaigns-props.js'
import { CampaignsScreen } from './campaigns-screen.js'

const campaigns = demoCampaignList()

/** Holds the state that the console keeps in the URL. */
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
  decorators: [inRouter],
} satisfies Meta<typeof CampaignsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const DeleteInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
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

export const CardKeysInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { grouping: 'grid', previewOf: () => 'about:blank' },
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement)
    const links = () => screen.getAllByRole('article').map((card) => within(card).getAllByRole('link')[0]!)
    const tops = links().map((link) => Math.round(link.closest('article')!.getBoundingClientRect().top))
    const inRow = tops.filter((top) => top === tops[0]).length
    await step('Arrows go to the same control of the card beside, below and above', async () => {
      links()[0]!.focus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(links()[0]).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(links()[1]).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(links()[1 + inRow]).toHaveFocus()
      await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
      await expect(links()[0]).toHaveFocus()
    })
    await step('Space chooses, with Shift all from the last one on, Escape none', async () => {
      const chosen = () => screen.getAllByRole('checkbox', { checked: true })
      await userEvent.keyboard(' ')
      await expect(chosen()).toHaveLength(1)
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>} {/Shift}')
      await expect(chosen()).toHaveLength(3)
      await userEvent.keyboard('{Escape}')
      await expect(screen.queryByRole('checkbox', { checked: true })).toBeNull()
    })
    await step('Delete removes the card with the focus, which goes on to the next', async () => {
      const [, , third, fourth] = links()
      await expect(third).toHaveFocus()
      await userEvent.keyboard('{Delete}')
      await waitFor(() => expect(third).not.toBeInTheDocument())
      await waitFor(() => expect(fourth).toHaveFocus())
    })
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
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!)
    await expect(screen.getByRole('searchbox')).toHaveValue('')
    await userEvent.type(screen.getByRole('searchbox'), 'nothing')
  },
}
