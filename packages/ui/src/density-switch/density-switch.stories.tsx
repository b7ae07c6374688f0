import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { Input } from '../input/input.js'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../table/table.js'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { DensitySwitch } from './density-switch.js'

const rows = [
  ['Autumn launch', '182,402'],
  ['Back to school', '96,118'],
  ['City lights', '41,007'],
]

const meta = {
  title: 'DensitySwitch',
  component: DensitySwitch,
  args: { value: 'comfortable', onValueChange: fn() },
  render: function Controlled({ value: initial, ...args }) {
    const [value, setValue] = useState(initial)
    return (
      <div data-density={value} className="flex max-w-xl flex-col gap-3">
        <div className="flex items-center gap-3">
          <Input aria-label="Search campaigns" defaultValue="launch" className="w-56" />
          <Button>Export</Button>
          <DensitySwitch
            {...args}
            className="ms-auto"
            value={value}
            onValueChange={(next) => {
              args.onValueChange(next)
              setValue(next)
            }}
          />
        </div>
        <div className="overflow-hidden rounded-card border border-line-subtle">
          <Table aria-label="Campaigns">
            <TableHead>
              <TableRow>
                <TableHeaderCell>Campaign</TableHeaderCell>
                <TableHeaderCell align="end">Impressions</TableHeaderCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(([name, impressions]) => (
                <TableRow key={name}>
                  <TableCell rowHeader>{name}</TableCell>
                  <TableCell align="end">{impressions}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </div>
      </div>
    )
  },
} satisfies Meta<typeof DensitySwitch>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Compact: Story = { args: { value: 'compact' } }

export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-3 p-4">
      <DensitySwitch {...args} label="Density, small" size="sm" value="comfortable" />
      <DensitySwitch {...args} value="compact" />
    </div>
  ),
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const group = within(within(canvasElement).getByRole('radiogroup'))
    await expectToTheRight(
      group.getByRole('radio', { name: 'Comfortable' }),
      group.getByRole('radio', { name: 'Compact' }),
    )
    await userEvent.click(group.getByRole('radio', { name: 'Comfortable' }))
    await userEvent.keyboard('{ArrowLeft>}')
    await waitFor(() => expect(group.getByRole('radio', { name: 'Compact' })).toBeChecked())
    await userEvent.keyboard('{/ArrowLeft}')
  },
}

export const ChooseInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Density' })
    const row = within(canvasElement).getByRole('row', { name: /Autumn launch/ })
    const before = row.getBoundingClientRect().height
    await userEvent.click(within(group).getByRole('radio', { name: 'Compact' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('compact')
    await expect(row.getBoundingClientRect().height).toBeLessThan(before)
    await userEvent.keyboard('{ArrowLeft>}')
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('comfortable'))
    await userEvent.keyboard('{/ArrowLeft}')
  },
}

export const States = showStates(meta, { Default, Compact, Sizes })
