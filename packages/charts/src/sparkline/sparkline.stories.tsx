import { demoCampaignList } from '@placard/domain/testing'
import { Table, TableBody, TableCell, TableRow } from '@placard/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Sparkline, trendText } from './sparkline.js'

const rising = [8, 9, 7, 10, 11, 10, 12, 13, 12, 15, 14, 16, 18, 17]

const meta = {
  title: 'Sparkline',
  component: Sparkline,
  args: { values: rising, label: trendText(rising) },
} satisfies Meta<typeof Sparkline>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName(/^up 57\s% in 7 days$/)
  },
}
export const Falling: Story = { args: { values: rising.toReversed(), label: trendText(rising.toReversed()) } }
export const NoData: Story = { args: { values: rising.map(() => 0), label: trendText(rising.map(() => 0)) } }

export const InTableRow: Story = {
  render: () => (
    <Table aria-label="Campaigns">
      <TableBody>
        {demoCampaignList().map(({ id, name, trend }) => (
          <TableRow key={id}>
            <TableCell rowHeader>{name}</TableCell>
            <TableCell className="w-32">
              <Sparkline values={trend} label={trendText(trend.slice(0, -1))} partial />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  ),
}
