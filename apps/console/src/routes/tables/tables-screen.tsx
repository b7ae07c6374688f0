import { DataTable } from '@placard/charts'
import { useReportTexts } from '@placard/forms'
import { Button, Card, PageHeader, useLabels } from '@placard/ui'
import { Pause, Play } from 'lucide-react'
import { useMemo, useState } from 'react'
import { PeopleTable } from './people-table.js'
import { placementColumns, placementName } from './placement-columns.js'
import { type Placement, placements } from './sample-placements.js'
import { tablesLabels } from './tables-labels.js'

const readID = ({ id }: Placement) => id

/** Sample page that shows the features of the tables. */
export function TablesScreen() {
  const labels = useLabels('tables', tablesLabels)
  const texts = useReportTexts()
  const columns = useMemo(() => placementColumns(labels, texts), [labels, texts])
  const [rows, setRows] = useState<readonly Placement[]>(placements)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const setLive = (live: boolean) => {
    setRows((all) => all.map((row) => (selected.has(row.id) ? { ...row, live } : row)))
    setSelected(new Set())
  }
  return (
    <div className="flex flex-col gap-6">
      <PageHeader eyebrow={labels.sampleContent} title={labels.tables} description={labels.hint} />
      <Card>
        <DataTable
          title={labels.placements}
          label={labels.placements}
          columns={columns}
          rows={rows}
          rowId={readID}
          defaultSort={{ column: 'impressions', direction: 'descending' }}
          totalLabel={labels.totalPlacements}
          search={labels.searchPlacements}
          columnMenu
          csv={{ name: 'sample-placements.csv', note: labels.sampleContent }}
          regionClassName="max-h-120"
          selection={{
            selected,
            onChange: setSelected,
            label: (row) => placementName(row, labels),
            actions: (
              <>
                <Button size="sm" onClick={() => setLive(false)}>
                  <Pause aria-hidden /> {labels.pause}
                </Button>
                <Button size="sm" onClick={() => setLive(true)}>
                  <Play aria-hidden /> {labels.resume}
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
