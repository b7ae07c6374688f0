import { useLabels } from '@placard/ui'
import { useCrumbs } from '../../shell/navigation/crumbs.js'
import { PageTitle } from '../../shell/navigation/page-title.js'
import { tablesLabels } from './tables-labels.js'
import { TablesScreen } from './tables-screen.js'

/** Sample tables page. */
export default function TablesRoute() {
  const { tables } = useLabels('tables', tablesLabels)
  useCrumbs([{ label: tables }])
  return (
    <>
      <PageTitle>{tables}</PageTitle>
      <TablesScreen />
    </>
  )
}
