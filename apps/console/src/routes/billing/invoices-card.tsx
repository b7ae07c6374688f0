import { type DataColumn, DataTable } from '@placard/charts'
import type { ReportTexts } from '@placard/domain/report'
import { useReportTexts } from '@placard/forms'
import { Card, DescriptionItem, DescriptionList, Status, TimeText, type Tone, useLabels } from '@placard/ui'
import { useMemo } from 'react'
import { createEuroFormat } from '../../parts/create-euro-format.js'
import { type BillingLabels, billingLabels } from './billing-labels.js'
import { type Invoice, invoices } from './sample-billing.js'

const TONES: Record<Invoice['state'], Tone> = { paid: 'success', due: 'warning', refunded: 'neutral' }

function createColumns(labels: BillingLabels, texts: ReportTexts, euros: (amount: number) => string) {
  const columns: DataColumn<Invoice>[] = [
    { id: 'number', header: labels.invoice, value: ({ number }) => number },
    {
      id: 'day',
      header: labels.date,
      value: ({ day }) => day,
      cell: ({ day }) => <TimeText value={day} format="date" />,
    },
    {
      id: 'period',
      header: labels.period,
      value: ({ day }) => labels.monthOf(texts.months[Number(day.slice(5, 7)) - 1] ?? '', day.slice(0, 4)),
    },
    {
      id: 'state',
      header: labels.status,
      value: ({ state }) => labels.states[state],
      cell: ({ state }) => <Status tone={TONES[state]}>{labels.states[state]}</Status>,
    },
    {
      id: 'amount',
      header: labels.amount,
      kind: 'number',
      total: 'sum',
      value: ({ amount }) => amount,
      format: (value) => (value === null ? '—' : euros(value)),
    },
  ]
  return columns
}

const readNumber = ({ number }: Invoice) => number

/** Table of invoices; each row expands to its lines. */
export function InvoicesCard() {
  const labels = useLabels('billing', billingLabels)
  const texts = useReportTexts()
  const euros = useMemo(() => createEuroFormat(texts.locale), [texts])
  const columns = useMemo(() => createColumns(labels, texts, euros), [labels, texts, euros])
  return (
    <Card>
      <DataTable
        title={labels.invoices}
        label={labels.invoices}
        columns={columns}
        rows={invoices}
        rowId={readNumber}
        totalLabel={labels.total}
        csv={{ name: 'sample-invoices.csv', note: labels.sampleContent }}
        renderDetail={({ lines }) => (
          <DescriptionList className="max-w-md">
            {lines.map(({ what, amount }) => (
              <DescriptionItem key={what} label={labels.lines[what]}>
                {euros(amount)}
              </DescriptionItem>
            ))}
          </DescriptionList>
        )}
      />
    </Card>
  )
}
