import { Sparkline, useTrendText } from '@placard/charts'
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
  useLabels,
} from '@placard/ui'
import { useState } from 'react'
import { MAX_HOURS, type Person, teams } from './sample-people.js'
import { tablesLabels } from './tables-labels.js'

const COLUMNS = 5
const sumHours = (people: readonly Person[]) => people.reduce((sum, { hours }) => sum + hours, 0)
const everybody = teams.flatMap(({ people }) => people)

/** Table with collapsible groups, and with meters and sparklines in its cells. */
export function PeopleTable() {
  const labels = useLabels('tables', tablesLabels)
  return (
    <Card>
      <CardHeader>
        <CardTitle>{labels.people}</CardTitle>
      </CardHeader>
      <TableRegion label={labels.people}>
        <Table>
          <TableCaption className="sr-only">{labels.peopleHint}</TableCaption>
          <TableHead>
            <TableRow>
              <TableHeaderCell sticky>{labels.person}</TableHeaderCell>
              <TableHeaderCell>{labels.status}</TableHeaderCell>
              <TableHeaderCell>{labels.workload}</TableHeaderCell>
              <TableHeaderCell>{labels.last8Weeks}</TableHeaderCell>
              <TableHeaderCell align="end">{labels.hours}</TableHeaderCell>
            </TableRow>
          </TableHead>
          {teams.map((team) => (
            <Team key={team.team} {...team} />
          ))}
          <TableFoot>
            <TableRow>
              <TableCell rowHeader sticky colSpan={COLUMNS - 1}>
                {labels.totalPeople(everybody.length)}
              </TableCell>
              <TableCell align="end">{sumHours(everybody)}</TableCell>
            </TableRow>
          </TableFoot>
        </Table>
      </TableRegion>
    </Card>
  )
}

function Team({ team, people }: (typeof teams)[number]) {
  const labels = useLabels('tables', tablesLabels)
  const [open, setOpen] = useState(true)
  return (
    <TableBody>
      <TableGroupRow
        columns={COLUMNS}
        hint={labels.teamSummary(people.length, sumHours(people))}
        open={open}
        onOpenChange={setOpen}
      >
        {labels.teams[team]}
      </TableGroupRow>
      {open && people.map((person) => <PersonRow key={person.name} {...person} />)}
    </TableBody>
  )
}

function PersonRow({ name, title, away, hours, weeks }: Person) {
  const labels = useLabels('tables', tablesLabels)
  const trendText = useTrendText()
  return (
    <TableRow>
      <TableCell rowHeader sticky>
        <span className="flex items-center gap-3 py-1">
          <Avatar name={name} decorative className="max-sm:hidden" />
          <span className="whitespace-nowrap">
            <span className="block">{name}</span>
            <span className="block font-normal text-caption text-ink-muted">{labels.titles[title]}</span>
          </span>
        </span>
      </TableCell>
      <TableCell>
        <Status tone={away ? 'neutral' : 'success'}>{away ? labels.away : labels.atWork}</Status>
      </TableCell>
      <TableCell>
        <Meter bare label={labels.workloadOf(name)} value={hours} max={MAX_HOURS} className="w-32" />
      </TableCell>
      <TableCell>
        <Sparkline kind="bar" values={weeks} label={labels.hoursTrend(trendText(weeks, 'weeks'))} />
      </TableCell>
      <TableCell align="end">{hours}</TableCell>
    </TableRow>
  )
}
