import { Ellipsis, Pencil } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Card } from '../card/card.js'
import { IconButton } from '../icon-button/icon-button.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import {
  Table,
  TableActionsCell,
  TableBody,
  TableCaption,
  TableCell,
  TableFoot,
  TableGroupRow,
  TableHead,
  TableHeaderCell,
  type TableProps,
  TableRow,
  TableSelectCell,
} from './table.js'

const rows = [
  {
    name: 'Autumn launch — 300×250 video',
    type: 'In-banner video',
    impressions: 1_204_881,
    clicks: 18_402,
    ctr: '1.53%',
  },
  { name: 'Autumn launch — 970×250', type: 'Banner', impressions: 842_310, clicks: 9_118, ctr: '1.08%' },
  { name: 'Retargeting — VAST 15s', type: 'VAST', impressions: 611_027, clicks: 4_772, ctr: '0.78%' },
  { name: 'Retargeting — VPAID 30s', type: 'VPAID', impressions: 203_554, clicks: 1_980, ctr: '0.97%' },
  { name: 'Brand safe list — 160×600', type: 'Banner', impressions: 98_201, clicks: 402, ctr: '0.41%' },
]
const whole = (value: number) => value.toLocaleString('en')

/** Sort order of a column. */
export type Sort = ComponentProps<typeof TableHeaderCell>['sort']

export interface CreativesProps extends Pick<TableProps, 'density'> {
  sticky?: boolean
  sort?: Sort
  onSort?: () => void
}

/** Five creatives with their totals. */
export function Creatives({ sticky = false, density, onSort, sort }: CreativesProps) {
  const order = sort === 'ascending' ? 1 : -1
  return (
    <Table density={density} className={sticky ? 'min-w-160' : undefined}>
      <TableHead>
        <TableRow>
          <TableHeaderCell sticky={sticky}>Creative</TableHeaderCell>
          <TableHeaderCell>Type</TableHeaderCell>
          <TableHeaderCell align="end">Impressions</TableHeaderCell>
          <TableHeaderCell align="end" sort={sort} onSort={onSort}>
            Clicks
          </TableHeaderCell>
          <TableHeaderCell align="end">CTR</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows
          .toSorted((a, b) => order * (a.clicks - b.clicks))
          .map((row) => (
            <TableRow key={row.name} selected={row.type === 'VAST'}>
              <TableCell rowHeader sticky={sticky}>
                {row.name}
              </TableCell>
              <TableCell className="text-ink-muted">{row.type}</TableCell>
              <TableCell align="end">{whole(row.impressions)}</TableCell>
              <TableCell align="end">{whole(row.clicks)}</TableCell>
              <TableCell align="end">{row.ctr}</TableCell>
            </TableRow>
          ))}
      </TableBody>
      <TableFoot>
        <TableRow>
          <TableCell rowHeader sticky={sticky} className="font-semibold">
            Total, 5 creatives
          </TableCell>
          <TableCell />
          <TableCell align="end">2,959,973</TableCell>
          <TableCell align="end">34,674</TableCell>
          <TableCell align="end">1.17%</TableCell>
        </TableRow>
      </TableFoot>
    </Table>
  )
}

/** Header of a smaller table. */
export const head = (
  <TableHead>
    <TableRow>
      <TableHeaderCell>Creative</TableHeaderCell>
      <TableHeaderCell>Type</TableHeaderCell>
      <TableHeaderCell align="end">Clicks</TableHeaderCell>
    </TableRow>
  </TableHead>
)

/** Selectable rows with actions at the end. */
export function Choosable() {
  const [chosen, setChosen] = useState<string[]>([])
  const some = chosen.length > 0 && chosen.length < 3
  return (
    <Card>
      <Table>
        <TableCaption>{chosen.length > 0 ? `${chosen.length} of 3 selected` : 'Creatives'}</TableCaption>
        <TableHead>
          <TableRow>
            <TableSelectCell
              head
              label="Select all creatives"
              checked={some ? 'indeterminate' : chosen.length === 3}
              onCheckedChange={(all) => setChosen(all ? rows.slice(0, 3).map(({ name }) => name) : [])}
            />
            <TableHeaderCell>Creative</TableHeaderCell>
            <TableHeaderCell align="end">Clicks</TableHeaderCell>
            <TableHeaderCell>
              <VisuallyHidden>Actions</VisuallyHidden>
            </TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.slice(0, 3).map(({ name, clicks }) => (
            <TableRow key={name} selected={chosen.includes(name)}>
              <TableSelectCell
                label={`Select ${name}`}
                checked={chosen.includes(name)}
                onCheckedChange={(on) => setChosen(on ? [...chosen, name] : chosen.filter((other) => other !== name))}
              />
              <TableCell rowHeader>{name}</TableCell>
              <TableCell align="end">{whole(clicks)}</TableCell>
              <TableActionsCell>
                <IconButton label={`Edit ${name}`} size="sm">
                  <Pencil aria-hidden />
                </IconButton>
                <IconButton label={`More for ${name}`} size="sm">
                  <Ellipsis aria-hidden />
                </IconButton>
              </TableActionsCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  )
}

/** Grouped rows. */
export function Grouped() {
  const [closed, setClosed] = useState<string[]>([])
  return (
    <Card>
      <Table aria-label="Creatives">
        {head}
        {['Banner', 'VAST'].map((type) => {
          const open = !closed.includes(type)
          const own = rows.filter((row) => row.type === type)
          return (
            <TableBody key={type}>
              <TableGroupRow
                columns={3}
                hint={`${own.length}`}
                open={open}
                onOpenChange={(next) => setClosed(next ? closed.filter((other) => other !== type) : [...closed, type])}
              >
                {type}
              </TableGroupRow>
              {open &&
                own.map((row) => (
                  <TableRow key={row.name}>
                    <TableCell rowHeader>{row.name}</TableCell>
                    <TableCell>{row.type}</TableCell>
                    <TableCell align="end">{whole(row.clicks)}</TableCell>
                  </TableRow>
                ))}
            </TableBody>
          )
        })}
      </Table>
    </Card>
  )
}
