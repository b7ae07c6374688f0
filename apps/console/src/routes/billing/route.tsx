import { useLabels } from '@placard/ui'
import { useCrumbs } from '../../shell/navigation/crumbs.js'
import { PageTitle } from '../../shell/navigation/page-title.js'
import { billingLabels } from './billing-labels.js'
import { BillingScreen } from './billing-screen.js'

/** Sample billing page. */
export default function BillingRoute() {
  const { billing } = useLabels('billing', billingLabels)
  useCrumbs([{ label: billing }])
  return (
    <>
      <PageTitle>{billing}</PageTitle>
      <BillingScreen />
    </>
  )
}
