import { useCrumbs } from '../../shell/crumbs.js'
import { PageTitle } from '../../shell/page-title.js'
import { TablesScreen } from './tables-screen.js'

/** Sample tables page. */
export default function TablesRoute() {
  useCrumbs([{ label: 'Tables' }])
  return (
    <>
      <PageTitle>Tables</PageTitle>
      <TablesScreen />
    </>
  )
}
