import { useLabels } from '@placard/ui'
import { signInLabels } from '../../parts/account/account-labels.js'
import { PageTitle } from '../../shell/navigation/page-title.js'

/** Health check of the console. */
export default function PingRoute() {
  const labels = useLabels('signIn', signInLabels)
  return (
    <>
      <PageTitle>{labels.ping}</PageTitle>
      <h1 className="text-body text-ink">{labels.pong}</h1>
    </>
  )
}
