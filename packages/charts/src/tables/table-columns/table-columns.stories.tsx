import { defaultTableLayout, isSameLayout, shownColumnIds } from '@placard/domain/table-layout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { creativeColumns } from '../../testing/layout-columns.fixture.js'
import type { LayoutColumn } from '../table-layout/table-layout.js'
import { TableColumns, type TableColumnsProps } from './table-columns.js'

function Chooser(props: TableColumnsProps) {
  const [layout, setLayout] = useState(props.layout)
  const defaults = defaultTableLayout(props.columns)
  return (
    <div className="flex min-h-128 flex-col items-end gap-2">
      <TableColumns
        {...props}
        layout={layout}
        onLayoutChange={setLayout}
        isDefault={isSameLayout(layout, defaults)}
        onReset={() => setLayout(defaults)}
      />
      <output className="sr-only">{shownColumnIds(layout).join(' ')}</output>
    </div>
  )
}

const meta = {
  title: 'TableColumns',
  tags: ['experimental'],
  component: TableColumns,
  args: {
    columns: creativeColumns,
    layout: defaultTableLayout(creativeColumns, {
      pinned: ['type'],
      groups: ['campaign', 'type'],
      widths: { clicks: 96 },
    }),
    onLayoutChange: () => {},
  },
  argTypes: { columns: { control: false }, layout: { control: false } },
  render: Chooser,
} satisfies Meta<typeof TableColumns>
export default meta
type Story = StoryObj<typeof meta>

const open = async () => {
  screen.getByRole('button', { name: 'Columns' }).focus()
  await userEvent.keyboard('{Enter}')
  return within(await screen.findByRole('dialog', { name: 'Columns of the table' }))
}

export const Default: Story = {
  tags: ['pictured'],
  play: async () => {
    const panel = await open()
    await expect(panel.getByText('7 of 10 columns')).toBeVisible()
    await expect(panel.getByRole('checkbox', { name: 'Creative' })).toBeDisabled()
    await expect(panel.getByRole('group', { name: 'Video' })).toBeVisible()
  },
}

const many: LayoutColumn[] = Array.from({ length: 40 }, (_, index) => ({
  id: `c${index}`,
  header:
    index % 9 === 1 ? `Average duration of the view of a creative in seconds, part ${index}` : `Figure ${index} 🎯`,
  kind: index === 0 ? 'text' : 'number',
}))

/** Forty columns without sections, some with long names. */
export const LongContent: Story = {
  args: { columns: many, layout: defaultTableLayout(many, { groups: [] }) },
  play: async () => {
    await open()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const panel = await open()
    panel.getByRole('tab', { name: 'Columns' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(panel.getByRole('list', { name: 'Order' })).toBeVisible()
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  play: async () => {
    const panel = await open()
    panel.getByRole('tab', { name: 'Columns' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(panel.getByRole('list', { name: 'Order' })).toBeVisible()
  },
}

export const KeysInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { layout: defaultTableLayout(creativeColumns) },
  play: async ({ canvasElement, step }) => {
    const shown = () => within(canvasElement).getByText(/^creative/, { selector: 'output' }).textContent
    const panel = await open()
    const says = (words: string) => waitFor(() => expect(panel.getByText(words)).toBeInTheDocument())
    const handle = (name: RegExp) => panel.getByRole('button', { name })

    await step('A search finds columns, Space shows and hides them', async () => {
      await userEvent.keyboard('video')
      await expect(panel.getAllByRole('checkbox', { name: /./ }).length).toBeGreaterThanOrEqual(2)
      const starts = panel.getByRole('checkbox', { name: 'Video starts' })
      starts.focus()
      await userEvent.keyboard(' ')
      await says('Video starts shown')
      await expect(starts).toBeChecked()
      await expect(shown()).toBe('creative type impressions clicks ctr starts completes vcr')
      await userEvent.keyboard(' ')
    })
    await step('Alt and an arrow move a column; the focus stays with it, its place is said', async () => {
      handle(/^Move Type/).focus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(handle(/^Move Impressions/)).toHaveFocus()
      await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}')
      await says('Impressions, place 5 of 7')
      await expect(handle(/^Move Impressions, place 5 of 7/)).toHaveFocus()
      await expect(shown()).toBe('creative type clicks ctr impressions completes vcr')
    })
    await step('The menu of a row does the same, pins and hides', async () => {
      const choose = async (item: string) => {
        await userEvent.tab()
        await userEvent.keyboard('{Enter}')
        ;(await screen.findByRole('menuitem', { name: item })).focus()
        await userEvent.keyboard('{Enter}')
        await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      }
      await choose('Move up')
      await says('Impressions, place 4 of 7')
      await waitFor(() => expect(panel.getByRole('button', { name: 'Options of Impressions' })).toHaveFocus())
      handle(/^Move Impressions/).focus()
      await choose('Pin to start')
      await expect(shown()).toBe('creative impressions type clicks ctr completes vcr')
      handle(/^Move Impressions/).focus()
      await choose('Hide column')
      await says('Impressions hidden')
      await waitFor(() => expect(handle(/^Move Type/)).toHaveFocus())
    })
    await step('Groups are chosen and turned round', async () => {
      const groups = within(panel.getByRole('group', { name: 'Group by' }))
      for (const name of ['Campaign', 'Type']) {
        groups.getByRole('checkbox', { name }).focus()
        await userEvent.keyboard(' ')
      }
      await says('Grouped by Campaign, then Type')
      groups.getByRole('button', { name: 'Group by Type further out' }).focus()
      await userEvent.keyboard('{Enter}')
      await says('Grouped by Type, then Campaign')
    })
    await step('All of it can be taken back', async () => {
      panel.getByRole('button', { name: 'Reset to default' }).focus()
      await userEvent.keyboard('{Enter}')
      await says('As it was at first')
      await expect(shown()).toBe('creative type impressions clicks ctr completes vcr')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus())
    })
  },
}
