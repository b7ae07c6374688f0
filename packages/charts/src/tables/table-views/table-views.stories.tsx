import { groupColumn, sortColumn } from '@placard/domain/table-layout'
import { Button } from '@placard/ui'
import { expectToTheRight } from '@placard/ui/testing/right-to-left'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { creativeColumns } from '../../testing/layout-columns.fixture.js'
import { useTableLayout } from '../table-layout/table-layout.js'
import { TableViews } from './table-views.js'

const KEY = 'table-views-story'

function Views() {
  const { views, layout, change, isDefault, reset } = useTableLayout({ columns: creativeColumns, layoutKey: KEY })
  return (
    <div className="flex min-h-96 items-start justify-end gap-2">
      <Button size="sm" variant="ghost" onClick={() => change(sortColumn(layout, 'clicks', 'descending'))}>
        Sort by clicks
      </Button>
      <Button size="sm" variant="ghost" onClick={() => change(groupColumn(layout, 'campaign', true))}>
        Group by campaign
      </Button>
      <TableViews views={views} isDefault={isDefault} onReset={reset} />
      <output className="sr-only">{JSON.stringify([layout.sort.map(({ id }) => id), layout.groups])}</output>
    </div>
  )
}

const kept = {
  version: 1,
  layout: { sort: [{ id: 'clicks', direction: 'descending' }], groups: ['type'] },
  views: [
    { name: 'By clicks', layout: { sort: [{ id: 'clicks', direction: 'descending' }] } },
    { name: 'Video of the autumn campaigns, by the rate of completion', layout: { groups: ['type'] } },
  ],
  applied: 'By clicks',
}

const meta = {
  title: 'TableViews',
  tags: ['experimental'],
  component: TableViews,
  args: { views: undefined as never, onReset: () => {} },
  argTypes: { views: { control: false } },
  beforeEach: () => {
    localStorage.setItem(`placard:table:${KEY}`, JSON.stringify(kept))
    return () => localStorage.removeItem(`placard:table:${KEY}`)
  },
  render: () => <Views />,
} satisfies Meta<typeof TableViews>
export default meta
type Story = StoryObj<typeof meta>

const open = async (name: string | RegExp) => {
  screen.getByRole('button', { name }).focus()
  await userEvent.keyboard('{Enter}')
  return within(await screen.findByRole('dialog', { name: 'Saved views' }))
}

/** A view that was changed after it was applied. */
export const Default: Story = {
  tags: ['pictured'],
  play: async () => {
    const panel = await open('By clicks edited')
    await expect(panel.getByRole('button', { name: 'Save changes to “By clicks”' })).toBeVisible()
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    const panel = await open('By clicks edited')
    await expectToTheRight(
      panel.getByRole('button', { name: 'By clicks edited' }),
      panel.getByRole('button', { name: 'Options of By clicks' }),
    )
  },
}

export const KeysInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => localStorage.removeItem(`placard:table:${KEY}`),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const layout = () => canvasElement.querySelector('output')?.textContent
    const press = async (name: string) => {
      canvas.getByRole('button', { name }).focus()
      await userEvent.keyboard('{Enter}')
    }
    await press('Sort by clicks')
    const panel = await open('Views')
    const save = async (name: string) => {
      panel.getByRole('textbox', { name: 'Save this layout as' }).focus()
      await userEvent.keyboard(`${name}{Enter}`)
    }
    const menu = async (view: string, item: string) => {
      panel.getByRole('button', { name: `Options of ${view}` }).focus()
      await userEvent.keyboard('{Enter}')
      ;(await screen.findByRole('menuitem', { name: item })).focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    }
    await step('A layout is kept under a name of its own', async () => {
      await save('By clicks')
      await expect(panel.getByRole('button', { name: 'By clicks', pressed: true })).toBeVisible()
      await save('by CLICKS')
      await expect(panel.getByText('There is a view of this name already')).toBeVisible()
    })
    await step('Default and view take turns', async () => {
      panel.getByRole('button', { name: 'Default' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(layout()).toBe('[[],[]]')
      panel.getByRole('button', { name: 'By clicks' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(layout()).toBe('[["clicks"],[]]')
    })
    await step('It is renamed; Escape leaves the name as it was, and the panel open', async () => {
      await menu('By clicks', 'Rename')
      await waitFor(() => expect(panel.getByRole('textbox', { name: 'Name of the view' })).toHaveFocus())
      await userEvent.keyboard('Other{Escape}')
      await waitFor(() => expect(panel.getByRole('button', { name: 'By clicks', pressed: true })).toHaveFocus())
      await menu('By clicks', 'Rename')
      await waitFor(() => expect(panel.getByRole('textbox', { name: 'Name of the view' })).toHaveFocus())
      await userEvent.keyboard('Clicks first{Enter}')
      await waitFor(() => expect(panel.getByRole('button', { name: 'Clicks first', pressed: true })).toHaveFocus())
    })
    await step('It is deleted, and that taken back', async () => {
      await menu('Clicks first', 'Delete')
      await waitFor(() => expect(panel.queryByRole('button', { name: 'Clicks first' })).toBeNull())
      await waitFor(() => expect(panel.getByRole('button', { name: 'Default' })).toHaveFocus())
      panel.getByRole('button', { name: 'Undo' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(panel.getByRole('button', { name: 'Clicks first', pressed: true })).toBeVisible()
    })
    await step('What has changed since is saved to it', async () => {
      await userEvent.keyboard('{Escape}')
      await press('Group by campaign')
      const again = await open('Clicks first edited')
      again.getByRole('button', { name: 'Save changes to “Clicks first”' }).focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(again.queryByRole('button', { name: /^Save changes/ })).toBeNull())
    })
  },
}
