import { METRICS, type MetricName } from '@placard/domain/report'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@placard/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MetricDefinition } from './metric-definition.js'

const meta = {
  title: 'MetricDefinition',
  component: MetricDefinition,
  args: { metric: 'vcr', defaultOpen: true },
  render: (args) => (
    <div className="flex min-h-80 items-end justify-center gap-1 p-8 text-dense text-ink-muted">
      VCR
      <MetricDefinition {...args} />
    </div>
  ),
  // Each in its own page, because overlays are positioned in the viewport.
  parameters: { docs: { story: { inline: false, height: '380px' } } },
} satisfies Meta<typeof MetricDefinition>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['pictured'] }

/** Button for several metrics, for a table without space beside its headings. */
export const Several: Story = {
  args: { metric: ['impressions', 'clicks', 'ctr'] },
  render: (args) => (
    <div className="flex min-h-80 items-end justify-center p-8">
      <MetricDefinition {...args} />
    </div>
  ),
}

/** A button beside every heading of a table. */
export const InTableHead: Story = {
  args: { defaultOpen: false },
  render: () => (
    <Table aria-label="Creatives">
      <TableHead>
        <TableRow>
          {(Object.keys(METRICS) as MetricName[]).map((metric) => (
            <TableHeaderCell key={metric} align="end">
              {METRICS[metric].name} <MetricDefinition metric={metric} side="bottom" />
            </TableHeaderCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          {Object.values(METRICS).map(({ name }) => (
            <TableCell key={name} align="end">
              —
            </TableCell>
          ))}
        </TableRow>
      </TableBody>
    </Table>
  ),
}
