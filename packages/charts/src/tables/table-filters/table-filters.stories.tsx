import { defaultTableLayout, type LayoutFilter } from '@placard/domain/table-layout'
import { showStates } from '@placard/ui/testing'
import { expectToTheRight } from '@placard/ui/testing/right-to-left'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { creativeColumns } from '../../testing/layout-columns.fixture.js'
import { TableFilters, type TableFiltersProps } from './table-filters.js'

function Filters(props: TableFiltersProps) {
  const [layout, setLayout] = useState(props.layout)
  return (
    <div className="rounded-card border border-line-subtle bg-surface px-4 py-3">
      <TableFilters {...props} layout={layout} onLayoutChange={setLayout} />
    </div>
  )
}

const createLayout = (...filters: LayoutFilter[]) => defaultTableLayout(creativeColumns, { filters })
const video: LayoutFilter = { id: 'type', kind: 'oneOf', labels: ['In-banner video'] }
const thousand: LayoutFilter = { id: 'impressions', kind: 'between', min: 1000 }

const meta = {
  title: 'TableFilters',
  tags: ['experimental'],
  component: TableFilters,
  args: { columns: creativeColumns, layout: createLayout(video, thousand), onLayoutChange: () => {} },
  argTypes: { columns: { control: false }, layout: { control: false } },
  render: Filters,
} satisfies Meta<typeof TableFilters>
export default meta
type Story = StoryObj<typeof meta>

const openChip = async (name: string | RegExp) => {
  const chip = screen.getByRole('button', { name })
  chip.focus()
  await userEvent.keyboard('{Enter}')
  return within(await screen.findByRole('dialog'))
}

/** The labels of a text column with their row counts. */
export const Default: Story = {
  play: async () => {
    const panel = await openChip('Type is In-banner video')
    await expect(panel.getByRole('checkbox', { name: 'In-banner video' })).toBeChecked()
    await expect(panel.getByRole('checkbox', { name: 'Banner' })).toHaveAccessibleDescription('8 rows')
  },
}

/** Invalid bounds have an error message at their field. */
export const RangeWithError: Story = {
  play: async () => {
    const panel = await openChip('Impressions ≥ 1,000')
    await userEvent.clear(panel.getByRole('textbox', { name: 'At least' }))
    await userEvent.type(panel.getByRole('textbox', { name: 'At least' }), 'a lot')
    await userEvent.keyboard('{Enter}')
    await expect(panel.getByRole('textbox', { name: 'At least' })).toHaveFocus()
    await expect(panel.getByText('Type a number, such as 1,000 or 1.5K')).toBeVisible()
  },
}

export const LongContent: Story = {
  args: {
    layout: createLayout(
      { id: 'creative', kind: 'contains', text: 'Autumn launch with a name as long as people give it 🎉 تجربة' },
      { id: 'type', kind: 'oneOf', labels: ['In-banner video', 'Banner', 'VAST', 'VPAID'] },
      { id: 'impressions', kind: 'between', min: 1000, max: 2_000_000_000 },
      { id: 'ctr', kind: 'between', max: 0.5 },
      { id: 'vcr', kind: 'between', min: 60, max: 60 },
    ),
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const panel = await openChip('Type is In-banner video')
    await expect(panel.getByRole('heading', { name: 'Filter by Type' })).toBeVisible()
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    const [chip, remove] = ['Type is In-banner video', 'Remove filter: Type is In-banner video'].map((name) =>
      screen.getByRole('button', { name }),
    )
    await expectToTheRight(chip!, remove!)
  },
}

export const KeysInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { layout: createLayout() },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const add = async (column: string) => {
      canvas.getByRole('button', { name: 'Add filter' }).focus()
      await userEvent.keyboard('{Enter}')
      ;(await screen.findByRole('menuitem', { name: column })).focus()
      await userEvent.keyboard('{Enter}')
      return within(await screen.findByRole('dialog', { name: `Filter by ${column}` }))
    }
    const chips = () => canvas.queryAllByRole('button', { name: /^Remove filter/ }).length
    const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await step('A range is added by keys alone', async () => {
      const panel = await add('Clicks')
      await waitFor(() => expect(panel.getByRole('textbox', { name: 'At least' })).toHaveFocus())
      await userEvent.keyboard('1.5K{Tab}20,000{Enter}')
      await closed()
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Clicks 1,500 to 20,000' })).toHaveFocus())
    })
    await step('Labels are ticked, a text is typed', async () => {
      const panel = await add('Type')
      panel.getByRole('checkbox', { name: 'VAST' }).focus()
      await userEvent.keyboard(' ')
      panel.getByRole('button', { name: 'Apply' }).focus()
      await userEvent.keyboard('{Enter}')
      await closed()
      await add('Creative')
      await userEvent.keyboard('autumn{Enter}')
      await closed()
      await expect(canvas.getByRole('button', { name: 'Creative contains “autumn”' })).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Type is VAST' })).toBeVisible()
    })
    await step('A column has one filter, which its chip changes; emptied it goes away', async () => {
      const panel = await openChip('Clicks 1,500 to 20,000')
      await userEvent.clear(panel.getByRole('textbox', { name: 'At least' }))
      await userEvent.clear(panel.getByRole('textbox', { name: 'At most' }))
      await userEvent.keyboard('{Enter}')
      await closed()
      await expect(chips()).toBe(2)
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Add filter' })).toHaveFocus())
    })
    await step('Delete removes one, a button all', async () => {
      canvas.getByRole('button', { name: 'Remove filter: Type is VAST' }).focus()
      await userEvent.keyboard('{Delete}')
      await expect(chips()).toBe(1)
      canvas.getByRole('button', { name: 'Clear all' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(chips()).toBe(0)
      await expect(canvas.getByRole('button', { name: 'Add filter' })).toHaveFocus()
    })
  },
}

export const States = showStates(meta, { LongContent })
