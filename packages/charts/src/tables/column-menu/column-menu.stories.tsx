import { defaultTableLayout, shownColumnIds, sortLabel, type TableLayout } from '@placard/domain/table-layout'
import { TableRegion } from '@placard/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { creativeColumns } from '../../testing/layout-columns.fixture.js'
import { ColumnMenu } from './column-menu.js'

const findHeader = (id: string) => creativeColumns.find((column) => column.id === id)?.header ?? id

function Head({ start }: { start: Partial<TableLayout> }) {
  const [layout, setLayout] = useState(defaultTableLayout(creativeColumns, start))
  const [said, setSaid] = useState('')
  return (
    // The scroll lock changes the body's padding, which only Storybook sets.
    <div className="p-6">
      <div className="rounded-card border border-line-subtle bg-surface">
        <TableRegion label="Creatives">
          <table className="w-full border-collapse text-caption">
            <thead className="bg-sunken text-ink-muted">
              <tr>
                {shownColumnIds(layout).map((id) => {
                  const column = creativeColumns.find((one) => one.id === id)
                  return (
                    column && (
                      <th key={id} scope="col" className="h-9 whitespace-nowrap px-3 text-start font-medium">
                        <span className="inline-flex items-center gap-1">
                          {column.header}
                          <ColumnMenu
                            columns={creativeColumns}
                            column={column}
                            layout={layout}
                            onLayoutChange={(next, words) => {
                              setLayout(next)
                              setSaid(words)
                            }}
                            onFilter={() => setSaid(`Filter of ${column.header}`)}
                            onFit={() => setSaid(`${column.header} fits`)}
                          />
                        </span>
                      </th>
                    )
                  )
                })}
              </tr>
            </thead>
          </table>
        </TableRegion>
        <p className="px-4 py-3 text-dense text-ink-muted">{sortLabel(layout.sort, findHeader)}</p>
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
    </div>
  )
}

const meta = {
  title: 'ColumnMenu',
  tags: ['experimental'],
  component: ColumnMenu,
  // An open menu hides the page from screen readers and traps focus, so axe's finding cannot be reached.
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  args: {
    columns: creativeColumns,
    column: { id: 'clicks', header: 'Clicks' },
    layout: defaultTableLayout(creativeColumns),
    onLayoutChange: () => {},
  },
  argTypes: { columns: { control: false }, column: { control: false }, layout: { control: false } },
  render: () => (
    <Head
      start={{
        sort: [
          { id: 'impressions', direction: 'descending' },
          { id: 'clicks', direction: 'ascending' },
        ],
        filters: [{ id: 'clicks', kind: 'between', min: 1000 }],
      }}
    />
  ),
} satisfies Meta<typeof ColumnMenu>
export default meta
type Story = StoryObj<typeof meta>

const open = async (name: string) => {
  const trigger = screen.getByRole('button', { name: `Options of ${name}` })
  trigger.focus()
  await userEvent.keyboard('{Enter}')
  return within(await screen.findByRole('menu', { name: `Options of ${name}` }))
}

/** A number column, sorted and filtered. */
export const Default: Story = {
  tags: ['pictured'],
  play: async () => {
    const menu = await open('Clicks')
    await expect(menu.getByRole('menuitemcheckbox', { name: 'Sort ascending, second of 2' })).toBeChecked()
    await expect(menu.getByRole('menuitem', { name: 'Change filter: Clicks ≥ 1,000' })).toBeVisible()
  },
}

/** A text column on a phone, right to left. */
export const RightToLeft: Story = {
  globals: { viewport: { value: 'phone' }, direction: 'rtl' },
  play: async () => {
    const menu = await open('Type')
    await expect(menu.getByRole('menuitem', { name: 'Add to sort, ascending' })).toBeVisible()
    await expect(menu.getByRole('menuitem', { name: 'Group by Type' })).toBeVisible()
    // In right-to-left layouts, the second column has the third one at its left.
    await expect(menu.getByRole('menuitem', { name: 'Move right' })).toHaveAttribute('aria-disabled', 'true')
    await expect(menu.getByRole('menuitem', { name: 'Move left' })).not.toHaveAttribute('aria-disabled')
  },
}

export const KeysInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const choose = async (column: string, item: string) => {
      const menu = await open(column)
      ;(await menu.findByText(item)).closest<HTMLElement>('[role^=menuitem]')?.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    }
    const says = (words: string) => waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(words))
    const heads = () => canvas.getAllByRole('columnheader').map((head) => head.textContent)
    const focused = (name: string) =>
      waitFor(() => expect(canvas.getByRole('button', { name: `Options of ${name}` })).toHaveFocus())

    await step('Orders are replaced, added to and taken away', async () => {
      await choose('CTR', 'Add to sort, descending')
      await expect(canvas.getByText(/then CTR, descending$/)).toBeVisible()
      await choose('Clicks', 'Remove from sort')
      await expect(canvas.getByText('Sorted by Impressions, descending, then CTR, descending')).toBeVisible()
      await choose('Type', 'Sort ascending')
      await expect(canvas.getByText('Sorted by Type, ascending', { selector: ':not([role])' })).toBeVisible()
    })
    await step('A column moves, and the focus with it', async () => {
      await choose('Clicks', 'Move left')
      await says('Clicks, place 3 of 7')
      await focused('Clicks')
      await expect(heads().slice(0, 4)).toEqual(['Creative', 'Type', 'Clicks', 'Impressions'])
      await choose('CTR', 'Pin to start')
      await expect(heads().slice(0, 3)).toEqual(['Creative', 'CTR', 'Type'])
    })
    await step('A hidden column leaves the focus to its neighbour', async () => {
      await choose('CTR', 'Hide column')
      await says('CTR hidden')
      await focused('Creative')
    })
    await step('The filter is opened by whoever has it', async () => {
      await choose('Type', 'Filter…')
      await says('Filter of Type')
    })
  },
}
