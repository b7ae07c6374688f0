import { type DataColumn, DataTable } from '@placard/charts'
import { Card, DescriptionItem, DescriptionList, Status, TimeText, type Tone } from '@placard/ui'
import { type Invoice, invoices } from './sample-billing.js'

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' })
const STATES: Record<Invoice['state'], { tone: Tone; words: string }> = {
  paid: { tone: 'success', words: 'Paid' },
  due: { tone: 'warning', words: 'Due' },
  refunded: { tone: 'neutral', words: 'Refunded' },
}

const columns: DataColumn<Invoice>[] = [
  { id: 'number', header: 'Invoice', value: ({ number }) => number },
  { id: 'day', header: 'Date', value: ({ day }) => day, cell: ({ day }) => <TimeText value={day} format="date" /> },
  { id: 'period', header: 'Period', value: ({ period }) => period },
  {
    id: 'state',
    header: 'Status',
    value: ({ state }) => STATES[state].words,
    cell: ({ state }) => <Status tone={STATES[state].tone}>{STATES[state].words}</Status>,
  },
  {
    id: 'amount',
    header: 'Amount',
    kind: 'number',
    total: 'sum',
    value: ({ amount }) => amount,
    format: (value) => (value === null ? '—' : euros.format(value)),
  },
]
const numberOf = ({ number }: Invoice) => number

/** Table of invoices; each row expands to its lines. */
export function InvoicesCard() {
  return (
    <Card>
      <DataTable
        title="Invoices"
        label="Invoices"
        columns={columns}
        rows={invoices}
        rowId={numberOf}
        totalLabel={(shown) => `Total, ${shown} invoices`}
        csv={{ name: 'sample-invoices.csv', note: 'Sample content' }}
        renderDetail={({ lines }) => (
          <DescriptionList className="max-w-md">
            {lines.map(({ what, amount }) => (
              <DescriptionItem key={what} label={what}>
                {euros.format(amount)}
              </DescriptionItem>
            ))}
          </DescriptionList>
        )}
      />
    </Card>
  )
}
