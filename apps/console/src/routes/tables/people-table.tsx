import { Sparkline, trendText } from '@placard/charts'
import {
  Avatar,
  Card,
  CardHeader,
  CardTitle,
  Meter,
  Status,
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableFoot,
  TableGroupRow,
  TableHead,
  TableHeaderCell,
  TableRegion,
  TableRow,
} from '@placard/ui'
import { useState } from 'react'
import { MAX_HOURS, type Person, teams } from './sample-people.js'

const COLUMNS = 5
const hoursOf = (people: readonly Person[]) => people.reduce((sum, { hours }) => sum + hours, 0)
const everybody = teams.flatMap(({ people }) => people)

/** Table with collapsible groups, and with meters and sparklines in its cells. */
export function PeopleTable() {
  return (
    <Card>
      <CardHeader>
        <CardTitle>People</CardTitle>
      </CardHeader>
      <TableRegion label="People">
        <Table>
          <TableCaption className="sr-only">People by team, with their hours of this week</TableCaption>
          <TableHead>
            <TableRow>
              <TableHeaderCell sticky>Person</TableHeaderCell>
              <TableHeaderCell>Status</TableHeaderCell>
              <TableHeaderCell>Workload</TableHeaderCell>
              <TableHeaderCell>Last 8 weeks</TableHeaderCell>
              <TableHeaderCell align="end">Hours</TableHeaderCell>
            </TableRow>
          </TableHead>
          {teams.map((team) => (
            <Team key={team.name} {...team} />
          ))}
          <TableFoot>
            <TableRow>
              <TableCell rowHeader sticky colSpan={COLUMNS - 1}>
                Total, {everybody.length} people
              </TableCell>
              <TableCell align="end">{hoursOf(everybody)}</TableCell>
            </TableRow>
          </TableFoot>
        </Table>
      </TableRegion>
    </Card>
  )
}

function Team({ name, people }: (typeof teams)[number]) {
  const [open, setOpen] = useState(true)
  return (
    <TableBody>
      <TableGroupRow
        columns={COLUMNS}
        hint={`${people.length} people, ${hoursOf(people)} hours`}
        open={open}
        onOpenChange={setOpen}
      >
        {name}
      </TableGroupRow>
      {open && people.map((person) => <PersonRow key={person.name} {...person} />)}
    </TableBody>
  )
}

function PersonRow({ name, title, away, hours, weeks }: Person) {
  return (
    <TableRow>
      <TableCell rowHeader sticky>
        <span className="flex items-center gap-3 py-1">
          <Avatar name={name} decorative className="max-sm:hidden" />
          <span className="whitespace-nowrap">
            <span className="block">{name}</span>
            <span className="block font-normal text-caption text-ink-muted">{title}</span>
          </span>
        </span>
      </TableCell>
      <TableCell>
        <Status tone={away ? 'neutral' : 'success'}>{away ? 'Away' : 'At work'}</Status>
      </TableCell>
      <TableCell>
        <Meter bare label={`Workload of ${name}`} value={hours} max={MAX_HOURS} className="w-32" />
      </TableCell>
      <TableCell>
        <Sparkline kind="bar" values={weeks} label={`Hours ${trendText(weeks)}`} />
      </TableCell>
      <TableCell align="end">{hours}</TableCell>
    </TableRow>
  )
}
