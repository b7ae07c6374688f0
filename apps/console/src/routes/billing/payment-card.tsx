import {
  Card,
  CardBody,
  CardHeader,
  CardTitle,
  CopyButton,
  DescriptionItem,
  DescriptionList,
  RadioGroup,
} from '@placard/ui'
import { paymentMethods } from './sample-billing.js'

const VAT_ID = 'DE000000000'

/** Card with payment methods and billing address. */
export function PaymentCard() {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Payment method</CardTitle>
      </CardHeader>
      <CardBody className="flex flex-col gap-4">
        <RadioGroup aria-label="Payment method" options={paymentMethods} defaultValue="card" />
        <DescriptionList layout="stacked">
          <DescriptionItem label="Billed to">Northwind Bikes GmbH, Example Street 1, 10115 Berlin</DescriptionItem>
          <DescriptionItem
            label="VAT number"
            action={<CopyButton value={VAT_ID} label="Copy VAT number" size="sm" variant="ghost" iconOnly />}
          >
            {VAT_ID}
          </DescriptionItem>
        </DescriptionList>
      </CardBody>
    </Card>
  )
}
