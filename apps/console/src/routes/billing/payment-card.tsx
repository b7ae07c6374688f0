import {
  Card,
  CardBody,
  CardHeader,
  CardTitle,
  CopyButton,
  DescriptionItem,
  DescriptionList,
  RadioGroup,
  useLabels,
} from '@placard/ui'
import { billingLabels } from './billing-labels.js'

const VAT_ID = 'DE000000000'

/** Card with payment methods and billing address. */
export function PaymentCard() {
  const labels = useLabels('billing', billingLabels)
  const methods = [
    { value: 'card', label: labels.card, description: labels.cardHint },
    { value: 'debit', label: labels.debit, description: labels.debitHint },
  ]
  return (
    <Card>
      <CardHeader>
        <CardTitle>{labels.paymentMethod}</CardTitle>
      </CardHeader>
      <CardBody className="flex flex-col gap-4">
        <RadioGroup aria-label={labels.paymentMethod} options={methods} defaultValue="card" />
        <DescriptionList layout="stacked">
          <DescriptionItem label={labels.billedTo}>
            Northwind Bikes GmbH, Example Street 1, 10115 Berlin
          </DescriptionItem>
          <DescriptionItem
            label={labels.vatNumber}
            action={<CopyButton value={VAT_ID} label={labels.copyVatNumber} size="sm" variant="ghost" iconOnly />}
          >
            {VAT_ID}
          </DescriptionItem>
        </DescriptionList>
      </CardBody>
    </Card>
  )
}
