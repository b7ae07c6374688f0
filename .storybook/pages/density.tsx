import {
  Badge,
  Button,
  Field,
  Input,
  Status,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRegion,
  TableRow,
} from '@placard/ui'
import { Block, Panel } from './block.js'

const ROWS = [
  { name: 'Autumn launch', tone: 'success', status: 'Live', clicks: '34,674' },
  { name: 'Spring teaser', tone: 'neutral', status: 'Draft', clicks: '0' },
  { name: 'Winter brand film', tone: 'warning', status: 'Ends in 3 days', clicks: '12,008' },
] as const

/** Renders the same table and form at both densities. */
export function Densities() {
  return (
    <Block className="grid gap-4 @min-[48rem]:grid-cols-2">
      {(['comfortable', 'compact'] as const).map((density) => (
        <section key={density} data-density={density} aria-label={density} className="flex min-w-0 flex-col gap-4">
          <p className="font-semibold">{density === 'comfortable' ? 'Comfortable' : 'Compact'}</p>
          <Panel>
            <TableRegion label={`Campaigns, ${density}`}>
              <Table>
                <TableHead>
                  <TableRow>
                    <TableHeaderCell>Campaign</TableHeaderCell>
                    <TableHeaderCell>Status</TableHeaderCell>
                    <TableHeaderCell align="end">Clicks</TableHeaderCell>
                  </TableRow>
                </TableHead>
                <TableBody>
                  {ROWS.map(({ name, tone, status, clicks }) => (
                    <TableRow key={name}>
                      <TableCell rowHeader>{name}</TableCell>
                      <TableCell>
                        <Status tone={tone}>{status}</Status>
                      </TableCell>
                      <TableCell align="end">{clicks}</TableCell>
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
            </TableRegion>
          </Panel>
          <Panel className="flex flex-col gap-4 p-4">
            <Field label="Name of the campaign">
              <Input defaultValue="Autumn launch" />
            </Field>
            <Switch label="Send the report by mail" />
            <div className="flex items-center gap-2">
              <Button>Save changes</Button>
              <Button variant="ghost">Cancel</Button>
              <Badge className="ms-auto">3 creatives</Badge>
            </div>
          </Panel>
        </section>
      ))}
    </Block>
  )
}
