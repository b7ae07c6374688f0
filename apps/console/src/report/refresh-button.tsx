import { Button, useLabels } from '@placard/ui'
import { RefreshCw } from 'lucide-react'
import { reportLabels } from './report-labels.js'

export interface RefreshButtonProps {
  /** Refetches the report. */
  onRefresh: () => void
  /** True while the report is being fetched. */
  refreshing: boolean
}

/** Button that refetches the report, bypassing the cache. */
export function RefreshButton({ onRefresh, refreshing }: RefreshButtonProps) {
  const labels = useLabels('reportScreen', reportLabels)
  return (
    <Button onClick={onRefresh} loading={refreshing}>
      <RefreshCw aria-hidden /> <span className="max-sm:sr-only">{labels.refresh}</span>
    </Button>
  )
}
