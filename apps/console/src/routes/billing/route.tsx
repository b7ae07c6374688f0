import { useCrumbs } from '../../shell/crumbs.js'
import { PageTitle } from '../../shell/page-title.js'
import { BillingScreen } from './billing-screen.js'

/** Sample billing page. */
export default function BillingRoute() {
  useCrumbs([{ label: 'Billing' }])
  return (
    <>
      <PageTitle>Billing</PageTitle>
      <BillingScreen />
    </>
  )
}
