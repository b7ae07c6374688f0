import { PageHeader, useLabels } from '@placard/ui'
import { billingLabels } from './billing-labels.js'
import { InvoicesCard } from './invoices-card.js'
import { PaymentCard } from './payment-card.js'
import { PlanCard } from './plan-card.js'
import { ProfileCard } from './profile-card.js'

/** Sample billing page: plan, invoices, payment methods and account owner. */
export function BillingScreen() {
  const labels = useLabels('billing', billingLabels)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader eyebrow={labels.sampleContent} title={labels.billing} description={labels.hint} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid gap-4">
          <PlanCard />
          <InvoicesCard />
        </div>
        <div className="grid gap-4 md:max-xl:grid-cols-2">
          <PaymentCard />
          <ProfileCard />
        </div>
      </div>
    </div>
  )
}
