import { DataTable } from '@placard/charts'
import { Button, Card, PageHeader } from '@placard/ui'
import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { PeopleTable } from './people-table.js'
import { placementColumns } from './placement-columns.js'
import { type Placement, placements } from './sample-placements.js'

const idOf = ({ id }: Placement) => id
const nameOf = ({ name }: Placement) => name

/** Sample page that shows the features of the tables. */
export function TablesScreen() {
  const [rows, setRows] = useState<readonly Placement[]>(placements)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const setLive = (live: boolean) => {
    setRows((all) => all.map((row) => (selected.has(row.id) ? { ...row, live } : row)))
    setSelected(new Set())
  }
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        eyebrow="Sample content"
        title="Tables"
        description="Sample data to try the tables with. Changes aren’t saved."
      />
      <Card>
        <DataTable
          title="Placements"
          label="Placements"
          columns={placementColumns}
          rows={rows}
          rowId={idOf}
          defaultSort={{ column: 'impressions', direction: 'descending' }}
          totalLabel={(shown) => `Total, ${shown} ${shown === 1 ? 'placement' : 'placements'}`}
          search="Search placements"
          columnMenu
          csv={{ name: 'sample-placements.csv', note: 'Sample content' }}
          regionClassName="max-h-120"
          selection={{
            selected,
            onChange: setSelected,
            label: nameOf,
            actions: (
              <>
                <Button size="sm" onClick={() => setLive(false)}>
                  <Pause aria-hidden /> Pause
                </Button>
                <Button size="sm" onClick={() => setLive(true)}>
                  <Play aria-hidden /> Resume
                </Button>
              </>
            ),
          }}
        />
      </Card>
      <PeopleTable />
    </div>
  )
}
