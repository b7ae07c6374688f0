import { demoCampaignList } from '@placard/domain/demo'
import { DirectionProvider, Table, TableBody, TableCell, TableRow } from '@placard/ui'
import { showStates } from '@placard/ui/testing'
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

const year = Array.from({ length: 365 }, (_, day) =>
  day === 250 ? 90 : Math.round(30 + 20 * Math.sin(day / 20) + 8 * Math.sin(day * 1.7)),
)
const STATES: [string, (number | null)[]][] = [
  ['Rising', rising],
  ['Falling', rising.toReversed()],
  ['Gaps', rising.map((value, index) => ([3, 4, 7, 9].includes(index) ? null : value))],
  ['Negative', [4, 2, -1, -3, 2, 5, -2, -4, 1, 3]],
  ['Flat', rising.map(() => 12)],
  ['One value', [12]],
  ['365 days, one spike', year],
  ['Huge', [2e9, 1.4e9, 1.9e9, 2.4e9]],
  ['Zeros', rising.map(() => 0)],
  ['No data', rising.map(() => null)],
]

/** Lines, lines with a value in progress, and bars. */
export const FrameStates: Story = {
  render: () => (
    <div className="grid w-fit grid-cols-[auto_auto_auto_auto] items-center gap-x-8 gap-y-3 text-dense">
      {STATES.map(([name, values]) => (
        <div key={name} className="contents">
          <span>{name}</span>
          <Sparkline values={values} label={`${name}: ${trendText(values)}`} />
          <Sparkline values={values} label={`${name}, running: ${trendText(values.slice(0, -1))}`} partial />
          <Sparkline
            values={values}
            label={`${name}, bars: ${trendText(values)}`}
            kind="bar"
            partial={name === 'Huge'}
          />
        </div>
      ))}
    </div>
  ),
}

const rows = (
  <Table aria-label="Campaigns">
    <TableBody>
      {demoCampaignList()
        .slice(0, 5)
        .map(({ id, name, trend }) => (
          <TableRow key={id}>
            <TableCell rowHeader>{name}</TableCell>
            <TableCell className="w-32">
              <Sparkline values={trend} label={trendText(trend.slice(0, -1))} partial />
            </TableCell>
          </TableRow>
        ))}
    </TableBody>
  </Table>
)

/** In table rows, left to right and right to left: time always runs left to right. */
export const InTableRow: Story = {
  render: () => (
    <div className="grid gap-6">
      {rows}
      <DirectionProvider dir="rtl">
        <div dir="rtl">{rows}</div>
      </DirectionProvider>
    </div>
  ),
}

export const States = showStates(meta, { FrameStates, InTableRow })
